import { useCallback, useRef } from 'react';
import { useMoveApplicationMutation, useTakeMoveBackMutation } from '#api/issuerApi.ts';
import type { ListedStatus } from '#domain/application/issuerList.ts';
import type { MoveDetails, MoveKind } from '#domain/application/moves.ts';
import { newId } from '#store/newId.ts';
import { failureOf, type CallFailure } from './callFailure.ts';

/** Decision on one application. */
export interface WantedMove extends MoveDetails {
  /** Id of the application. */
  id: string;
  kind: MoveKind;
  /** Status that the reader has seen. */
  from: ListedStatus;
}

/**
 * Calls that decide on an application, and take that back. A second try of a decision whose answer was lost has the id of the first, so that
 * it is made once.
 */
export function useMoveCalls() {
  const [callMove] = useMoveApplicationMutation();
  const [callTakeBack] = useTakeMoveBackMutation();
  const tried = useRef(new Map<string, string>());
  const move = useCallback(
    async (wanted: WantedMove): Promise<{ moveId: string; failure: CallFailure | null }> => {
      const what = JSON.stringify(wanted);
      const moveId = tried.current.get(what) ?? newId();
      tried.current.set(what, moveId);
      const { error } = await callMove({ ...wanted, moveId });
      const failure = failureOf(error);
      if (failure !== 'failed') tried.current.delete(what);
      return { moveId, failure };
    },
    [callMove],
  );
  const takeBack = useCallback(
    async (of: { id: string; moveId: string }): Promise<CallFailure | null> =>
      failureOf((await callTakeBack(of)).error),
    [callTakeBack],
  );
  return { move, takeBack };
}
