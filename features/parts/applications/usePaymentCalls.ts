import { useCallback, useRef } from 'react';
import { useRecordPaymentMutation, useRemovePaymentMutation, type NewPayment } from '#api/issuerApi.ts';
import { newId } from '#store/newId.ts';
import { failureOf, type CallFailure } from './callFailure.ts';

/**
 * Calls that record a payment, and remove one. A second try of a payment whose answer was lost has the id of the first, so that it is recorded
 * once.
 */
export function usePaymentCalls() {
  const [callRecord] = useRecordPaymentMutation();
  const [callRemove] = useRemovePaymentMutation();
  const tried = useRef(new Map<string, string>());
  /** @param line tells equal payments of one list apart */
  const record = useCallback(
    async (payment: Omit<NewPayment, 'paymentId'>, line = 0): Promise<CallFailure | null> => {
      const { id, receivedOn, amount, bankReference } = payment;
      const what = [id, line, receivedOn, amount, bankReference].join(' ');
      const paymentId = tried.current.get(what) ?? newId();
      tried.current.set(what, paymentId);
      const failure = failureOf((await callRecord({ ...payment, paymentId })).error);
      if (failure !== 'failed') tried.current.delete(what);
      return failure;
    },
    [callRecord],
  );
  const remove = useCallback(
    async (payment: { id: string; paymentId: string }): Promise<CallFailure | null> =>
      failureOf((await callRemove(payment)).error),
    [callRemove],
  );
  return { record, remove };
}
