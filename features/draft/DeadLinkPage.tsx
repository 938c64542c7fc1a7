import { useEffect } from 'react';
import { Link } from 'wouter';
import { draftPageTexts as texts } from '#domain/texts/draftPage.ts';
import { homeTexts } from '#domain/texts/home.ts';
import { PageLayout } from '#features/ui/Layout.tsx';
import styles from './draft.module.css';

/** A link that opens nothing, and what can be done: the same whether it is unknown, has ended, or was replaced (3-DRAFT-01). */
export function DeadLinkPage() {
  useEffect(() => {
    document.title = texts.deadTitle;
  }, []);
  return (
    <PageLayout>
      <h1>{texts.deadTitle}</h1>
      <div className={styles.words}>
        <p>{texts.dead}</p>
        <p>{texts.deadWhy}</p>
        <p>
          <Link href="/">{homeTexts.allOffers}</Link>
        </p>
      </div>
    </PageLayout>
  );
}
