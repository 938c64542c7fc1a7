import { useEffect } from 'react';
import { Link } from 'wouter';
import { homeTexts } from '#domain/texts/home.ts';
import { PageLayout } from '#features/ui/Layout.tsx';
import styles from './pages.module.css';

/** An address that leads nowhere, with the way to the offers. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = homeTexts.notFound;
  }, []);
  return (
    <PageLayout>
      <h1>{homeTexts.notFound}</h1>
      <p className={styles.intro}>
        <Link href="/">{homeTexts.allOffers}</Link>
      </p>
    </PageLayout>
  );
}
