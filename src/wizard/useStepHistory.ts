import { useCallback, useEffect, useRef } from 'react';
import type { StepName } from '#domain/application.ts';
import { historyMove, readTrail, refusedMove, type HistoryMove } from './stepHistory.ts';

interface StepHistoryOptions {
  /** The same list while they are the same. */
  stepsUpToCurrent: readonly StepName[];
  /** Answers false when the step may not be opened: the wizard then stays where it is. */
  onWalkedTo: (step: StepName) => boolean;
}

/**
 * Keeps the browser's history and the wizard's current step together, whichever of them moved. A walk of the wizard's own arrives a
 * moment after it was asked for: until then the history stands still, and its arrival is no wish of the person to go anywhere (whoever
 * presses Back and at once Next stays on the later step).
 */
export function useStepHistory({ stepsUpToCurrent, onWalkedTo }: StepHistoryOptions): void {
  /** Where the wizard's own walk will arrive; undefined when none is under way. */
  const awaited = useRef<StepName>(undefined);
  const perform = useCallback((move: HistoryMove) => {
    if (move.kind === 'walk') awaited.current = move.to;
    performMove(move);
  }, []);

  useEffect(() => {
    if (!awaited.current) perform(historyMove(readTrail(window.history.state), stepsUpToCurrent));
    const handlePopState = ({ state }: PopStateEvent) => {
      const trail = readTrail(state);
      const target = trail.at(-1);
      const isOwn = target === awaited.current;
      awaited.current = undefined;
      const current = stepsUpToCurrent.at(-1);
      if (!target || !current) return;
      if (isOwn) perform(historyMove(trail, stepsUpToCurrent));
      else if (target !== current && !onWalkedTo(target)) perform(refusedMove(trail, current));
    };
    // Loaded anew it is where it was.
    const handleLeave = () => setScrolling('auto');
    window.addEventListener('popstate', handlePopState);
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('popstate', handlePopState);
      window.removeEventListener('pagehide', handleLeave);
    };
  }, [stepsUpToCurrent, onWalkedTo, perform]);
}

/**
 * A step begins at its heading, or at the field that is wanted of it: the browser, which would scroll each entry of its history back to
 * where that was left, a moment after the step is there, keeps out. An entry has this from the one that it is laid on.
 */
function setScrolling(scrolling: ScrollRestoration): void {
  window.history.scrollRestoration = scrolling;
}

function performMove(move: HistoryMove): void {
  if (move.kind !== 'stay') setScrolling('manual');
  if (move.kind === 'walk') window.history.go(move.by);
  if (move.kind === 'push') window.history.pushState({ trail: move.trail }, '');
  if (move.kind === 'replace') window.history.replaceState({ trail: move.trail }, '');
  if (move.kind === 'lay') {
    move.trails.forEach((trail, index) => {
      if (index === 0) window.history.replaceState({ trail }, '');
      else window.history.pushState({ trail }, '');
    });
  }
}
