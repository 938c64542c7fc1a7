import { useEffect, useRef, useState } from 'react';
import { declineTexts, emptyTexts } from '#domain/texts/approval.ts';
import { deleteDraftTexts } from '#domain/texts/deleteDraft.ts';
import { entriesTexts } from '#domain/texts/entries.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectIsStaff } from '#store/selectors/sessionSelectors.ts';
import { EmptyDeclined } from './EmptyDeclined.tsx';
import styles from './draft.module.css';

/** Notice above the offer's page after an application was ended: says what was done. */
export function DraftEnded() {
  const gone = useAppSelector(({ sync }) => sync.gone);
  const isByStaff = useAppSelector(selectIsStaff);
  if (gone === null) return null;
  return (
    <div className={styles.deleted}>
      {gone.how === 'declined' ? (
        <Declined applicationId={gone.applicationId} />
      ) : (
        <Notice kind="success" role="status" title={isByStaff ? entriesTexts.removed : deleteDraftTexts.deletedTitle}>
          {!isByStaff && <p>{deleteDraftTexts.deleted}</p>}
        </Notice>
      )}
    </div>
  );
}

/** Says that the answers are deleted after 30 days, or at once if the investor asks for it. */
function Declined({ applicationId }: { applicationId: number | string }) {
  const [isEmptied, setEmptied] = useState(false);
  const notice = useRef<HTMLElement>(null);
  // The dialog that had the focus is gone.
  useEffect(() => {
    if (isEmptied) notice.current?.focus();
  }, [isEmptied]);
  const { title, words } = isEmptied
    ? { title: emptyTexts.emptiedTitle, words: emptyTexts.emptied }
    : { title: declineTexts.declinedTitle, words: declineTexts.declined };
  return (
    <Notice ref={notice} tabIndex={-1} kind="success" role="status" title={title}>
      <div className={styles.content}>
        <p>{words}</p>
        {!isEmptied && (
          <>
            <p>{emptyTexts.kept}</p>
            <EmptyDeclined applicationId={applicationId} onEmptied={() => setEmptied(true)} />
          </>
        )}
      </div>
    </Notice>
  );
}
