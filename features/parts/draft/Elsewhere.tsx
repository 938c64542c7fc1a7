import { useEffect, useRef, useState } from 'react';
import type { DraftEnd } from '#api/apiError.ts';
import { elsewhereTexts as texts } from '#domain/texts/elsewhere.ts';
import { notLodgedTexts as endTexts } from '#domain/texts/notLodged.ts';
import { links } from '#domain/texts/shell.ts';
import { Button } from '#features/ui/Button.tsx';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { focusTitle } from '#features/ui/focusTitle.ts';
import { useKeeping } from '#features/ui/keeping.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { StickyBar } from '#features/ui/StickyBar.tsx';
import { useOpening } from '#features/ui/useOpening.ts';
import { findTheirs, goOnAnew, type Theirs } from '#store/drafts/elsewhere.ts';
import { autosave } from '#store/drafts/saveDraft.ts';
import type { JoinedDraft } from '#store/drafts/joinedDraft.ts';
import { draftJoinedRead } from '#store/events.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectSuperseded } from '#store/selectors/saveSelectors.ts';
import { JoinDialog } from './JoinDialog.tsx';
import { Changes } from './Changes.tsx';
import { whoAndWhen } from './whoSaved.ts';
import styles from './draft.module.css';

/** Above a step: a newer version that has to be seen before anything is saved again, or what came in from one. */
export function Elsewhere() {
  const superseded = useAppSelector(selectSuperseded);
  const joined = useAppSelector(({ draft }) => (draft.isReleased ? null : draft.joined));
  if (superseded)
    return <StickyBar className={styles.stays}>{superseded === 'gone' ? <Ended /> : <NewerVersion />}</StickyBar>;
  return (
    joined && (
      <StickyBar className={styles.tells}>
        <Joined {...joined} />
      </StickyBar>
    )
  );
}

/** Nothing can be typed while it is there, so that it takes the focus from the field that was being typed in. */
function NewerVersion() {
  const { theirs, isFailed, askAgain } = useTheirs();
  const dialog = useOpening(preloadDialog);
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    return focusTitle;
  }, []);
  return (
    <Notice ref={notice} tabIndex={-1} kind="warn" role="note" title={texts.title}>
      {theirs && <p>{texts.why(...whoAndWhen(theirs.saved))}</p>}
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

/** What is with the service now: null while it is asked for, and where it did not answer. */
function useTheirs() {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<{ asked: number; theirs: Theirs | null }>();
  useEffect(() => {
    let isCurrent = true;
    void dispatch(findTheirs()).then((theirs) => isCurrent && setAnswer({ asked, theirs }));
    return () => {
      isCurrent = false;
    };
  }, [dispatch, asked]);
  const current = answer?.asked === asked ? answer : undefined;
  return {
    theirs: current?.theirs ?? null,
    isFailed: current?.theirs === null,
    askAgain: () => setAsked(asked + 1),
  };
}

/** It was submitted or deleted elsewhere: nothing is saved or typed here any more. */
function Ended() {
  const dispatch = useAppDispatch();
  const became = useAppSelector(({ draft }) => draft.became);
  // What an adviser has taken back is not the investor's to submit.
  const isApproval = useAppSelector(({ wizard }) => wizard.mode.status === 'pending_approval');
  const applicationId = useAppSelector(({ wizard }) => wizard.applicationId);
  const isOnDevice = useKeeping() === 'device';
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  const goOn = () => {
    dispatch(goOnAnew());
    void dispatch(autosave({ mayAsk: true }));
  };
  return (
    <Notice ref={notice} tabIndex={-1} kind="warn" role="note" title={TITLES[became ?? 'unknown']}>
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

/** What came in while somebody went on typing. */
function Joined({ saved, taken }: JoinedDraft) {
  const dispatch = useAppDispatch();
  return (
    <Notice kind="info" role="status" title={texts.joinedTitle(...whoAndWhen(saved))}>
      <div className={styles.told}>
        <details>
          <summary>{texts.see}</summary>
          <Changes differences={taken} />
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
