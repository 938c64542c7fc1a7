import { useEffect, useRef, useState } from 'react';
import { issuerApi } from '#api/issuerApi.ts';
import { sumOf } from '#domain/application/receivedPayments.ts';
import { usePaymentCalls } from '#features/parts/applications/usePaymentCalls.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { loadUser } from '#store/session/loadUser.ts';
import type { CheckedLine } from './usePastedList.ts';

export type LineOutcome = 'done' | 'conflict' | 'failed';

const NONE: readonly CheckedLine[] = [];

/**
 * Keeps which lines are chosen, and records their payments, one call after the other, each with an outcome of its own.
 * @param checked null while the list is typed; each checked list begins anew
 */
export function useRecordLines(checked: readonly CheckedLine[] | null) {
  const lines = checked ?? NONE;
  const dispatch = useAppDispatch();
  const calls = usePaymentCalls();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, LineOutcome>>(new Map());
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [of, setOf] = useState(checked);
  const [isBusy, setBusy] = useState(false);
  if (of !== checked) {
    setOf(checked);
    setChosen(lines.filter(({ outcome }) => outcome === 'ready').map(({ line }) => line));
    setOutcomes(new Map());
  }
  // The last outcomes, for loops that began before them.
  const latest = useRef(outcomes);
  useEffect(() => {
    latest.current = new Map();
  }, [checked]);
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
  const chosenLines = lines.filter(({ line }) => chosen.includes(line));
  const left = chosenLines.filter(({ line }) => !['done', 'conflict'].includes(outcomes.get(line) ?? ''));
  const record = async () => {
    setBusy(true);
    for (const { line, application, received, received_on: receivedOn, bank_reference: bankReference } of left) {
      if (application === null || received === null) continue;
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
  return { lines, chosen, setChosen, chosenLines, left, outcomes, isBusy, record };
}

export type Recording = ReturnType<typeof useRecordLines>;
