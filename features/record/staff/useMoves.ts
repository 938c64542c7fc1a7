/** Decisions on an application, and taking them back. */
import { useRef, useState } from 'react';
import { useMoveApplicationMutation, useTakeMoveBackMutation } from '#api/issuerApi.ts';
import type { MoveKind, RejectReason } from '#domain/application/moves.ts';
import { movesTexts as texts } from '#domain/texts/moves.ts';
import { asApiError } from '#store/asApiError.ts';
import { newId } from '#store/newId.ts';
import type { Managed } from '../ManagedContext.ts';

/** Failure of a session that does not act for the issuer any more. */
export const SIGNED_OUT = 'signedOut';

/** @param onDone called once the application shows what was decided: the pressed button may be gone */
export function useMoves({ id, answer, refresh }: Managed, onDone: () => void) {
  const [callMove] = useMoveApplicationMutation();
  const [callTakeBack] = useTakeMoveBackMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [wasTakenBack, setTakenBack] = useState(false);
  /** The move whose answer has not come: a second try of the same one has the same id. */
  const tried = useRef<{ what: string; id: string } | null>(null);
  const run = async (call: () => Promise<{ error?: unknown }>, conflict: string): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    setTakenBack(false);
    const { error } = await call();
    const { kind = null } = error === undefined ? {} : asApiError(error);
    if (kind === 'forbidden' || kind === 'notFound') setFailure(SIGNED_OUT);
    else if (kind !== null) setFailure(kind === 'conflict' ? conflict : texts.failed);
    if (kind === null || kind === 'conflict') {
      tried.current = null;
      await refresh();
    }
    setBusy(false);
    if (kind === null) onDone();
    return kind === null;
  };
  return {
    isBusy,
    failure,
    wasTakenBack,
    move: async (kind: MoveKind, reason: RejectReason | null = null) => {
      const what = `${kind} ${reason} ${answer.status}`;
      if (tried.current?.what !== what) tried.current = { what, id: newId() };
      const sent = { id, moveId: tried.current.id, kind, from: answer.status, reason };
      await run(() => callMove(sent), texts.changedMeanwhile);
    },
    takeBack: async (moveId: string) => setTakenBack(await run(() => callTakeBack({ id, moveId }), texts.tooLate)),
  };
}
