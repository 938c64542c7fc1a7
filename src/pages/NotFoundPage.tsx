import { Link } from 'wouter';
import { homeTexts } from '#domain/texts/home.ts';
import styles from './pages.module.css';
import { PlainPage } from './PlainPage.tsx';

/** Page of an address that leads nowhere, with the way to the offers. */
export function NotFoundPage() {
  return (
    <PlainPage title={homeTexts.notFound}>
      <p className={styles.intro}>{homeTexts.notFoundHelp}</p>
      <p>
        <Link href="/">{homeTexts.allOffers}</Link>
      </p>
    </PlainPage>
  );
}
