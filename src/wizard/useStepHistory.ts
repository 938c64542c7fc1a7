import { useCallback, useEffect, useRef } from 'react';
import type { StepName } from '#domain/application.ts';
import { historyMove, readTrail, refusedMove, type HistoryMove } from './stepHistory.ts';

interface StepHistoryOptions {
  /** The same array while the steps are the same. */
  stepsUpToCurrent: readonly StepName[];
  /** Returns false if the step may not be opened: the wizard then stays on its step. */
  onWalkedTo: (step: StepName) => boolean;
  /** True while the page's file is not open: its step may be another one. */
  isPaused: boolean;
}

/**
 * Keeps the browser's history and the wizard's current step together, if either of them moves. The wizard's own walk arrives a moment after
 * its request: until then the history stands still, and its arrival is not the person's wish to go anywhere (a person who presses Back and
 * at once Next stays on the later step).
 */
export function useStepHistory({ stepsUpToCurrent, onWalkedTo, isPaused }: StepHistoryOptions): void {
  /** Step that the wizard's own walk will arrive at; undefined if none is under way. */
  const awaited = useRef<StepName>(undefined);
  const perform = useCallback((move: HistoryMove) => {
    if (move.kind === 'walk') awaited.current = move.to;
    performMove(move);
  }, []);

  useEffect(() => {
    if (isPaused) return undefined;
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
    // A reload keeps the scroll position.
    const handleLeave = () => setScrolling('auto');
    window.addEventListener('popstate', handlePopState);
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('popstate', handlePopState);
      window.removeEventListener('pagehide', handleLeave);
    };
  }, [stepsUpToCurrent, onWalkedTo, isPaused, perform]);
}

/**
 * Turns the browser's scrolling of history entries on or off. A step begins at its heading, or at a requested field; the browser would
 * scroll each entry back to its former position a moment after the step is there. A new entry takes this setting from the entry below it.
 */
function setScrolling(scrolling: ScrollRestoration): void {
  window.history.scrollRestoration = scrolling;
}

/** Returns the state of an entry: its trail, beside what the present entry has from elsewhere, such as the list that led here. */
function entry(trail: readonly StepName[]): object {
  return { ...(window.history.state as object | null), trail };
}

function performMove(move: HistoryMove): void {
  if (move.kind !== 'stay') setScrolling('manual');
  if (move.kind === 'walk') window.history.go(move.by);
  if (move.kind === 'push') window.history.pushState(entry(move.trail), '');
  if (move.kind === 'replace') window.history.replaceState(entry(move.trail), '');
  if (move.kind === 'lay') {
    move.trails.forEach((trail, index) => {
      if (index === 0) window.history.replaceState(entry(trail), '');
      else window.history.pushState(entry(trail), '');
    });
  }
}
