import { declineTexts } from '#domain/texts/approval.ts';
import { deleteDraftTexts } from '#domain/texts/deleteDraft.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppSelector } from '#store/hooks.ts';
import type { DraftGone } from '#store/drafts/draftGone.ts';
import styles from './draft.module.css';

const WORDS: Readonly<Record<DraftGone, { title: string; words: string }>> = {
  deleted: { title: deleteDraftTexts.deletedTitle, words: deleteDraftTexts.deleted },
  declined: { title: declineTexts.declinedTitle, words: declineTexts.declined },
};

/** Above the offer's page, to which the end of an application has led: says what was done. */
export function DraftEnded() {
  const gone = useAppSelector(({ draft }) => draft.gone);
  if (gone === null) return null;
  const { title, words } = WORDS[gone];
  return (
    <div className={styles.deleted}>
      <Notice kind="success" role="status" title={title}>
        <p>{words}</p>
      </Notice>
    </div>
  );
}
