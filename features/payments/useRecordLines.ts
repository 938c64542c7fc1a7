import { useRef, useState } from 'react';
import { issuerApi } from '#api/issuerApi.ts';
import { sumOf } from '#domain/application/receivedPayments.ts';
import { usePaymentCalls } from '#features/parts/applications/usePaymentCalls.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { loadUser } from '#store/session/loadUser.ts';
import type { CheckedLine, CheckedPayments } from './usePastedList.ts';

export type LineOutcome = 'done' | 'conflict' | 'failed';

/** Records the payments of chosen lines, one call after the other, each with an outcome of its own. */
export function useRecordLines({ lines, receivedOn }: CheckedPayments) {
  const dispatch = useAppDispatch();
  const calls = usePaymentCalls();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, LineOutcome>>(new Map());
  const [isBusy, setBusy] = useState(false);
  // The last outcomes, for loops that began before them.
  const latest = useRef(outcomes);
  const note = (line: number, outcome: LineOutcome) => {
    latest.current = new Map(latest.current).set(line, outcome);
    setOutcomes(latest.current);
  };
  /** Returns the sum of an application's payments after the recorded lines of this list. */
  const seenBefore = ({ application_id: id, seen }: NonNullable<CheckedLine['application']>) =>
    sumOf([
      { amount: seen },
      ...lines
        .filter((line) => line.application?.application_id === id && latest.current.get(line.line) === 'done')
        .map((line) => ({ amount: line.received ?? '0' })),
    ]);
  const record = async (chosen: readonly CheckedLine[]) => {
    setBusy(true);
    for (const { line, application, received, bank_reference: bankReference } of chosen) {
      if (application === null || received === null || latest.current.get(line) === 'done') continue;
      const payment = { id: String(application.application_id), receivedOn, amount: received, bankReference };
      const failure = await calls.record({ ...payment, seen: seenBefore(application) }, line);
      // The page of somebody who is signed in no more asks for the log-in.
      if (failure === 'signedOut') await dispatch(loadUser());
      else note(line, failure ?? 'done');
      // The others would wait for an answer in vain.
      if (failure === 'signedOut' || failure === 'failed') break;
    }
    setBusy(false);
    dispatch(issuerApi.util.invalidateTags(['IssuerList']));
  };
  return { outcomes, isBusy, record };
}
