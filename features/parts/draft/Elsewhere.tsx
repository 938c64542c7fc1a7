import { useEffect, useRef, useState } from 'react';
import type { DraftEnd } from '#api/apiError.ts';
import { isEditingLodged } from '#domain/session.ts';
import { editTexts } from '#domain/texts/edit.ts';
import { elsewhereTexts as texts } from '#domain/texts/elsewhere.ts';
import { notLodgedTexts as endTexts } from '#domain/texts/notLodged.ts';
import { links } from '#domain/texts/shell.ts';
import { Button } from '#features/ui/Button.tsx';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { focusTitle } from '#features/ui/focusTitle.ts';
import { useStoragePlace } from '#features/ui/storagePlace.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { StickyBar } from '#features/ui/StickyBar.tsx';
import { useOpening } from '#features/ui/useOpening.ts';
import { fetchServiceVersion, continueAsNew, type ServiceVersion } from '#store/drafts/elsewhere.ts';
import { autosave } from '#store/drafts/saveDraft.ts';
import type { JoinedDraft } from '#store/drafts/joinedDraft.ts';
import { draftJoinedRead } from '#store/events.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectSync } from '#store/selectors/syncSelectors.ts';
import { JoinDialog } from './JoinDialog.tsx';
import { Changes } from './Changes.tsx';
import { savedByText } from './savedByText.ts';
import styles from './draft.module.css';

/** Bar above a step: a newer version to be seen before the next save, or the changes that came in from one. */
export function Elsewhere() {
  const sync = useAppSelector(selectSync);
  const joined = useAppSelector((state) => state.sync.joined);
  if (sync.kind === 'ended' || sync.kind === 'stale')
    return (
      <StickyBar className={styles.stays}>
        {sync.kind === 'ended' ? <Ended became={sync.became} /> : <NewerVersion known={sync.version} />}
      </StickyBar>
    );
  return (
    sync.kind !== 'openElsewhere' &&
    joined && (
      <StickyBar className={styles.tells}>
        <Joined {...joined} />
      </StickyBar>
    )
  );
}

/** Nothing can be typed while this notice is there, so it takes the focus from the field. */
function NewerVersion({ known }: { known: ServiceVersion | null }) {
  const { theirs, isFailed, askAgain } = useTheirs(known);
  const dialog = useOpening(preloadDialog);
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    return focusTitle;
  }, []);
  return (
    <Notice ref={notice} tabIndex={-1} kind="warn" role="note" title={texts.title}>
      {theirs && <p>{texts.why(...savedByText(theirs.saved))}</p>}
      <p role="status">{isFailed ? texts.failed : theirs === null && texts.fetching}</p>
      {theirs && (
        <Button kind="primary" onClick={dialog.open}>
          {texts.compare}
        </Button>
      )}
      {isFailed && <Button onClick={askAgain}>{texts.tryAgain}</Button>}
      <p role="status">{dialog.words}</p>
      {theirs && dialog.isOpen && <JoinDialog theirs={theirs} onClose={dialog.close} />}
    </Notice>
  );
}

/** Returns the service's version, and fetches an unknown one: null while the request runs, and after a failure. */
function useTheirs(known: ServiceVersion | null) {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<{ asked: number; theirs: ServiceVersion | null }>();
  useEffect(() => {
    if (known !== null) return undefined;
    let isCurrent = true;
    void dispatch(fetchServiceVersion()).then((theirs) => isCurrent && setAnswer({ asked, theirs }));
    return () => {
      isCurrent = false;
    };
  }, [dispatch, asked, known]);
  const current = answer?.asked === asked ? answer : undefined;
  return {
    theirs: known ?? current?.theirs ?? null,
    isFailed: known === null && current?.theirs === null,
    askAgain: () => setAsked(asked + 1),
  };
}

/** Notice that the application was submitted or deleted elsewhere: nothing is saved or typed here any more. */
function Ended({ became }: { became: DraftEnd | null }) {
  const dispatch = useAppDispatch();
  // An application that the adviser took back is not the investor's to submit.
  const isApproval = useAppSelector(({ wizard }) => wizard.mode.status === 'pending_approval');
  const isEdit = useAppSelector(({ wizard }) => isEditingLodged(wizard.mode));
  const applicationId = useAppSelector(({ wizard }) => wizard.applicationId);
  const isOnDevice = useStoragePlace() === 'device';
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  const goOn = () => {
    dispatch(continueAsNew());
    void dispatch(autosave({ mayAsk: true }));
  };
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      kind="warn"
      role="note"
      title={isEdit ? editTexts.endedTitle : TITLES[became ?? 'unknown']}
    >
      {isEdit && <p>{editTexts.ended}</p>}
      {became === 'draft_lodged' && <p>{endTexts.receipt}</p>}
      {became === 'declined' && <p>{endTexts.declined}</p>}
      {became === 'approval_expired' && <p>{endTexts.expired}</p>}
      {became === 'draft_lodged_own' && applicationId !== null && (
        <p>
          <a href={links.record(applicationId)} target="_blank">
            {endTexts.ownReceipt}
          </a>
        </p>
      )}
      <p>{isOnDevice ? endTexts.keptOnDevice : endTexts.keptInPage}</p>
      {became === 'draft_deleted' && !isApproval && <Button onClick={goOn}>{endTexts.goOnAnew}</Button>}
    </Notice>
  );
}

const TITLES: Record<DraftEnd | 'unknown', string> = {
  draft_lodged: endTexts.lodgedTitle,
  draft_lodged_own: endTexts.lodgedTitle,
  draft_deleted: endTexts.deletedTitle,
  declined: endTexts.declinedTitle,
  approval_expired: endTexts.expiredTitle,
  unknown: endTexts.goneTitle,
};

/** Lists the changes that came in while the applicant went on typing. */
function Joined({ saved, takenFromTheirs }: JoinedDraft) {
  const dispatch = useAppDispatch();
  return (
    <Notice kind="info" role="status" title={texts.joinedTitle(...savedByText(saved))}>
      <div className={styles.told}>
        <details>
          <summary>{texts.see}</summary>
          <Changes differences={takenFromTheirs} />
        </details>
        <Button
          kind="link"
          onClick={() => {
            document.querySelector('h1')?.focus();
            dispatch(draftJoinedRead());
          }}
        >
          {texts.close}
        </Button>
      </div>
    </Notice>
  );
}
