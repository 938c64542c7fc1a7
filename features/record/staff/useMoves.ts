import { useState } from 'react';
import type { MoveDetails, MoveKind } from '#domain/application/moves.ts';
import type { CallFailure } from '#features/parts/applications/callFailure.ts';
import { useMoveCalls } from '#features/parts/applications/useMoveCalls.ts';
import type { Managed } from '../ManagedContext.ts';

interface Failure {
  failure: CallFailure;
  of: 'move' | 'takeBack';
}

/**
 * Decides on the application of the page, and takes that back.
 * @param onDone called once the page shows what was decided: the pressed button may be gone
 */
export function useMoves({ id, answer, refresh }: Managed, onDone: () => void) {
  const calls = useMoveCalls();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  const [wasTakenBack, setTakenBack] = useState(false);
  const run = async (of: Failure['of'], call: () => Promise<CallFailure | null>) => {
    setBusy(true);
    setFailed(null);
    setTakenBack(false);
    const failure = await call();
    if (failure !== null) setFailed({ failure, of });
    if (failure === null || failure === 'conflict') await refresh();
    setBusy(false);
    if (failure !== null) return;
    setTakenBack(of === 'takeBack');
    onDone();
  };
  return {
    isBusy,
    failed,
    wasTakenBack,
    move: (kind: MoveKind, details: MoveDetails) =>
      run('move', async () => (await calls.move({ id, kind, from: answer.status, ...details })).failure),
    takeBack: (moveId: string) => run('takeBack', () => calls.takeBack({ id, moveId })),
  };
}
