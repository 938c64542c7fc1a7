import { useEffect } from 'react';
import type { StepName } from '#domain/application.ts';
import { historyMove, readTrail, refusedMove, type HistoryMove } from './stepHistory.ts';

interface StepHistoryOptions {
  stepsUpToCurrent: readonly StepName[];
  /** Answers false when the step may not be opened: the wizard then stays where it is. */
  onWalkedTo: (step: StepName) => boolean;
}

/** Keeps the browser's history and the wizard's current step together, whichever of them moved. */
export function useStepHistory({ stepsUpToCurrent, onWalkedTo }: StepHistoryOptions): void {
  const current = stepsUpToCurrent.at(-1);
  const walk = stepsUpToCurrent.join();

  useEffect(() => {
    perform(historyMove(readTrail(window.history.state), walk === '' ? [] : (walk.split(',') as StepName[])));
  }, [walk]);

  useEffect(() => {
    const handlePopState = (event: PopStateEvent) => {
      const trail = readTrail(event.state);
      const target = trail.at(-1);
      if (target === undefined || target === current || current === undefined) return;
      if (!onWalkedTo(target)) perform(refusedMove(trail, current));
    };
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, [current, onWalkedTo]);
}

function perform(move: HistoryMove): void {
  if (move.kind === 'walk') window.history.go(move.by);
  if (move.kind === 'push') window.history.pushState({ trail: move.trail }, '');
  if (move.kind === 'lay') {
    move.trails.forEach((trail, index) => {
      if (index === 0) window.history.replaceState({ trail }, '');
      else window.history.pushState({ trail }, '');
    });
  }
}
