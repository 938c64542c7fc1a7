import { useEffect } from 'react';
import { Link } from 'wouter';
import { pageTexts } from '#domain/texts/pages.ts';
import { PageLayout } from '#features/ui/Layout.tsx';
import styles from './pages.module.css';

/** An address that leads nowhere, with the way to the offers. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = pageTexts.notFound;
  }, []);
  return (
    <PageLayout>
      <h1>{pageTexts.notFound}</h1>
      <p className={styles.intro}>
        <Link href="/">{pageTexts.allOffers}</Link>
      </p>
    </PageLayout>
  );
}
