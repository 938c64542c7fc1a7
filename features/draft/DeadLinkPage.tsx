import { useEffect } from 'react';
import { draftPageTexts as texts } from '#domain/texts/draftPage.ts';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import { NewLink } from './NewLink.tsx';
import styles from './draft.module.css';

/** Page of a link that opens nothing, with the next steps: the same for an unknown, an ended and a replaced link (3-DRAFT-01). */
export function DeadLinkPage() {
  useEffect(() => {
    document.title = texts.deadTitle;
  }, []);
  return (
    <SitePage>
      <h1>{texts.deadTitle}</h1>
      <div className={styles.words}>
        <p>{texts.dead}</p>
        <p>{texts.deadWhy}</p>
      </div>
      <NewLink />
    </SitePage>
  );
}
