import { deleteDraftTexts as texts } from '#domain/texts/deleteDraft.ts';
import { Notice } from '#features/ui/Notice.tsx';
import styles from './draft.module.css';

/** Above the offer's page, to which the deletion of a draft has led: says that it was done. */
export function DraftDeleted() {
  return (
    <div className={styles.deleted}>
      <Notice kind="success" role="status" title={texts.deletedTitle}>
        <p>{texts.deleted}</p>
      </Notice>
    </div>
  );
}
