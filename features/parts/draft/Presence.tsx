import { useEffect, useMemo, useRef, useState } from 'react';
import { presenceTexts as texts } from '#domain/texts/presence.ts';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { StickyBar } from '#features/ui/StickyBar.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import type { AppThunk } from '#store/createStore.ts';
import { attend, takeOver, tell, type OwnPage, type TakenOver } from '#store/drafts/presence.ts';
import { selectIsUnsaved } from '#store/drafts/saveDraft.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectSuperseded } from '#store/selectors/saveSelectors.ts';
import styles from './draft.module.css';

/** Between two words to the service: alone, and where somebody else may be at work. */
const ALONE_MS = 10_000;
const TOGETHER_MS = 4_000;

/** Above a step of a draft that the service keeps: in which other pages it is open, and going on in one of them alone (R5, R6). */
export function Presence() {
  const isReleased = useAppSelector(({ draft }) => draft.isReleased);
  // What was saved elsewhere has to be seen first: one bar at a time.
  const isStale = useAppSelector((state) => selectSuperseded(state) === 'stale');
  const { idle, taking, take } = usePresence();
  if (isStale) return null;
  if (isReleased) return <Released taking={taking} onTake={take} />;
  const least = idle === null ? null : Math.floor(idle / 60);
  const words = taking === 'asked' ? texts.asked : texts.alsoOpen;
  return (
    <>
      {least !== null && (
        <div className={styles.held} data-print="no">
          <Notice
            kind="info"
            role="note"
            title={
              <>
                {words}
                {taking !== 'asked' && texts.idle(least)}
              </>
            }
          >
            {taking !== 'asked' && (
              <Button kind="link" isBusy={taking === 'now'} onClick={take}>
                {texts.takeOver}
              </Button>
            )}
            {taking === 'now' && <p>{texts.takingOver}</p>}
            {taking === 'unreached' && <p>{texts.unreached}</p>}
          </Notice>
        </div>
      )}
      {/* Said when it begins; how long nobody was at work there is for whoever looks. */}
      <div role="status">
        <VisuallyHidden>{least !== null && (wordsOf(taking) ?? words)}</VisuallyHidden>
      </div>
    </>
  );
}

/** Nothing can be typed while it is there, so that it takes the focus from the field that was being typed in. */
function Released({ taking, onTake }: { taking: Taking; onTake: () => void }) {
  const isUnsaved = useAppSelector(selectIsUnsaved);
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  return (
    <StickyBar className={styles.stays} data-print="no">
      <Notice ref={notice} tabIndex={-1} kind="warn" role="note" title={texts.released}>
        <p>{isUnsaved ? texts.releasedUnsaved : texts.releasedHelp}</p>
        <Button isBusy={taking === 'now'} onClick={onTake}>
          {texts.goOn}
        </Button>
        <p role="status">{wordsOf(taking)}</p>
      </Notice>
    </StickyBar>
  );
}

/** `now`: it is under way. `asked`, `unreached`: how it ended, until it is otherwise. */
type Taking = 'now' | Exclude<TakenOver, 'alone'> | null;

function wordsOf(taking: Taking): string | null {
  if (taking === 'now') return texts.takingOver;
  return taking === 'unreached' ? texts.unreached : null;
}

/** Seconds since somebody was at work in another page; null: it is open in none. */
function usePresence() {
  const dispatch = useAppDispatch();
  const [idle, setIdle] = useState<number | null>(null);
  const [taking, setTaking] = useState<Taking>(null);
  const page = useOwnPage(useAppSelector(({ wizard }) => wizard.applicationId));
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const others = await dispatch(attend(page));
      if (isOver) return;
      setIdle(others.length === 0 ? null : Math.min(...others));
      // Whoever comes later is somebody else.
      if (others.length === 0) setTaking((before) => (before === 'asked' ? null : before));
      timer = setTimeout(() => void look(), others.length === 0 ? ALONE_MS : TOGETHER_MS);
    };
    void look();
    const leave = () => void dispatch(tell(page, 'leave'));
    window.addEventListener('pagehide', leave);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [dispatch, page]);
  const take = async () => {
    setTaking('now');
    const taken = await dispatch(takeOver(page));
    setTaking(taken === 'alone' ? null : taken);
    if (taken === 'unreached') return;
    if (taken === 'alone') setIdle(null);
    document.querySelector('h1')?.focus();
  };
  return { idle, taking, take: () => void take() };
}

/** A number of its own for this page, and for how long nobody has pressed a key in it. */
function useOwnPage(applicationId: OwnPage['applicationId']): OwnPage {
  const dispatch = useAppDispatch();
  const [pageId] = useState(() => dispatch(aPageId()));
  const activeAt = useRef(0);
  useEffect(() => {
    const note = () => void (activeAt.current = performance.now());
    note();
    const EVENTS = ['keydown', 'pointerdown'] as const;
    for (const event of EVENTS) window.addEventListener(event, note, { capture: true, passive: true });
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, note, { capture: true });
    };
  }, []);
  return useMemo(
    () => ({ pageId, applicationId, idle: () => Math.floor((performance.now() - activeAt.current) / 1_000) }),
    [pageId, applicationId],
  );
}

const aPageId =
  (): AppThunk<string> =>
  (_dispatch, _getState, { newId }) =>
    newId();
