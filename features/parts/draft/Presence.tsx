import { useEffect, useMemo, useRef, useState } from 'react';
import { presenceTexts as texts } from '#domain/texts/presence.ts';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { StickyBar } from '#features/ui/StickyBar.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import type { AppThunk } from '#store/createStore.ts';
import { sendHeartbeat, takeOver, reportPresence, type OwnPage, type TakeOverOutcome } from '#store/drafts/presence.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectSync } from '#store/selectors/syncSelectors.ts';
import { selectIsUnsaved } from '#store/selectors/unsentSelectors.ts';
import styles from './draft.module.css';

/** Milliseconds between two heartbeats: alone, and while another page has the draft open. */
const ALONE_MS = 10_000;
const TOGETHER_MS = 4_000;

/** Bar above a step of a saved draft: says that other pages have it open, and lets this page go on alone (R5, R6). */
export function Presence() {
  const { kind } = useAppSelector(selectSync);
  const { idle, taking, take } = usePresence();
  // A version saved elsewhere has to be seen first: one bar at a time.
  if (kind === 'stale') return null;
  if (kind === 'openElsewhere') return <Released taking={taking} onTake={take} />;
  const least = idle === null ? null : Math.floor(idle / 60);
  const words = taking === 'asked' ? texts.asked : texts.alsoOpen;
  return (
    <>
      {least !== null && (
        <div className={styles.held} data-print="no">
          <Notice kind="info" role="note" title={taking === 'asked' ? words : `${words}${texts.idle(least)}`}>
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
      {/* Spoken once when it begins; the idle time of the other page is only on screen. */}
      <div role="status">
        <VisuallyHidden>{least !== null && (wordsOf(taking) ?? words)}</VisuallyHidden>
      </div>
    </>
  );
}

/** Nothing can be typed while this notice is there, so it takes the focus from the field. */
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

/** State of a takeover. `now`: under way. `asked`, `unreached`: its outcome, until that changes. */
type Taking = 'now' | Exclude<TakeOverOutcome, 'alone'> | null;

function wordsOf(taking: Taking): string | null {
  if (taking === 'now') return texts.takingOver;
  return taking === 'unreached' ? texts.unreached : null;
}

/** Returns the seconds since the last input in another page, null if no other page has the draft open, and the takeover. */
function usePresence() {
  const dispatch = useAppDispatch();
  const [idle, setIdle] = useState<number | null>(null);
  const [taking, setTaking] = useState<Taking>(null);
  const page = useOwnPage(useAppSelector(({ wizard }) => wizard.applicationId));
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const others = await dispatch(sendHeartbeat(page));
      if (isOver) return;
      setIdle(others.length === 0 ? null : Math.min(...others));
      // A page that appears later is not the one that was asked.
      if (others.length === 0) setTaking((before) => (before === 'asked' ? null : before));
      timer = setTimeout(() => void look(), others.length === 0 ? ALONE_MS : TOGETHER_MS);
    };
    void look();
    const leave = () => void dispatch(reportPresence(page, 'leave'));
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

/** Returns this page's id, and the seconds since the last key or press in it. */
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
