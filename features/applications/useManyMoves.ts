import { useRef, useState } from 'react';
import { issuerApi, type ListedApplication } from '#api/issuerApi.ts';
import type { MoveDetails, MoveKind } from '#domain/application/moves.ts';
import { useMoveCalls } from '#features/parts/applications/useMoveCalls.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { loadUser } from '#store/session/loadUser.ts';

/** `notTakenBack`: decided, and taking it back got no answer. */
type State = 'done' | 'conflict' | 'failed' | 'takenBack' | 'tooLate' | 'notTakenBack';

const AFTER_TAKE_BACK = { none: 'takenBack', conflict: 'tooLate', failed: 'notTakenBack' } as const;

interface Outcome {
  moveId: string;
  state: State;
}

/**
 * Makes one decision on several applications, one call after the other, each with an outcome of its own.
 * @param onDecided called after the last call
 */
export function useManyMoves(applications: readonly ListedApplication[], onDecided: () => void) {
  const dispatch = useAppDispatch();
  const calls = useMoveCalls();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [isBusy, setBusy] = useState(false);
  // The last outcomes, for loops that began before them.
  const latest = useRef(outcomes);
  const note = (id: number, outcome: Outcome) => {
    latest.current = new Map(latest.current).set(id, outcome);
    setOutcomes(latest.current);
  };
  /** Calls for each in turn, until one gets no answer: then the others would wait for theirs in vain. */
  const each = async (call: (application: ListedApplication) => Promise<'next' | 'stop' | 'signedOut'>) => {
    setBusy(true);
    for (const application of applications) {
      const what = await call(application);
      // The page of somebody who is signed in no more asks for the log-in.
      if (what === 'signedOut') await dispatch(loadUser());
      if (what !== 'next') break;
    }
    setBusy(false);
    onDecided();
    dispatch(issuerApi.util.invalidateTags(['IssuerList']));
  };
  return {
    outcomes,
    isBusy,
    /** Number of applications with this outcome; undefined: with none yet. */
    count: (state: State | undefined) =>
      applications.filter(({ application_id: id }) => outcomes.get(id)?.state === state).length,
    /** @param detailsOf returns the details of the application at this place */
    decide: (kind: MoveKind, detailsOf: (index: number) => MoveDetails) =>
      each(async ({ application_id: id, status: from }) => {
        const { state } = latest.current.get(id) ?? {};
        if (state !== undefined && state !== 'failed') return 'next';
        const { moveId, failure } = await calls.move({
          id: String(id),
          kind,
          from,
          ...detailsOf(applications.findIndex((each) => each.application_id === id)),
        });
        if (failure === 'signedOut') return 'signedOut';
        note(id, { moveId, state: failure ?? 'done' });
        return failure === 'failed' ? 'stop' : 'next';
      }),
    takeBack: () =>
      each(async ({ application_id: id }) => {
        const { moveId, state } = latest.current.get(id) ?? {};
        if (moveId === undefined || (state !== 'done' && state !== 'notTakenBack')) return 'next';
        const failure = await calls.takeBack({ id: String(id), moveId });
        if (failure === 'signedOut') return 'signedOut';
        note(id, { moveId, state: AFTER_TAKE_BACK[failure ?? 'none'] });
        return failure === 'failed' ? 'stop' : 'next';
      }),
  };
}
