import { useState } from 'react';
import { useCheckPaymentsMutation, type PastedPayments } from '#api/issuerApi.ts';
import { serviceNow } from '#api/serviceClock.ts';
import { LONGEST_PASTED, MOST_PASTED, readPasted } from '#domain/application/pastedPayments.ts';
import { pastDayError } from '#domain/rules/pastDay.ts';
import { fromIsoDate, normaliseDate, toIsoDate } from '#domain/formats/dates.ts';
import { dayInZone, OFFER_ZONE } from '#domain/formats/zones.ts';
import { receivedTexts } from '#domain/texts/received.ts';
import { failureOf, type CallFailure } from '#features/parts/applications/callFailure.ts';
import { focusField } from '#features/ui/form/focusField.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { loadUser } from '#store/session/loadUser.ts';

const texts = receivedTexts.list;

export type CheckedLine = PastedPayments['lines'][number];

interface Typed {
  /** DD/MM/YYYY. */
  receivedOn: string;
  list: string;
}

export interface PastedList {
  typed: Typed;
  errors: Partial<Typed>;
  failure: CallFailure | null;
  isBusy: boolean;
  /** Null: the list is still typed. */
  checked: readonly CheckedLine[] | null;
  type: (name: keyof Typed, value: string) => void;
  check: () => Promise<void>;
  /** Goes back to the list as it was typed. */
  change: () => void;
  /** Goes back to an empty list. */
  begin: () => void;
}

/** Keeps the pasted list, and what the service says to each of its lines. */
export function usePastedList(): PastedList {
  const today = dayInZone(OFFER_ZONE, serviceNow());
  const [typed, setTyped] = useState<Typed>({ receivedOn: fromIsoDate(today), list: '' });
  const [errors, setErrors] = useState<Partial<Typed>>({});
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [checked, setChecked] = useState<readonly CheckedLine[] | null>(null);
  const dispatch = useAppDispatch();
  const [call, { isLoading: isBusy }] = useCheckPaymentsMutation();
  const check = async () => {
    const receivedOn = toIsoDate(normaliseDate(typed.receivedOn, { kind: 'issue', today }));
    const wrong = errorsOf(typed.list, pastDayError(receivedOn, today));
    setErrors(wrong);
    setFailure(null);
    const [first] = Object.keys(wrong);
    if (first !== undefined) {
      focusField(`payments-${first}`);
      return;
    }
    const { data, error } = await call({ list: typed.list, receivedOn: receivedOn ?? '' });
    const refused = failureOf(error);
    // The page asks for the log-in, and keeps the list meanwhile.
    if (refused === 'signedOut') await dispatch(loadUser());
    else setFailure(refused);
    if (data !== undefined) setChecked(data.lines);
  };
  return {
    typed,
    errors,
    failure,
    isBusy,
    checked,
    check,
    type: (name, value) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _mended, ...others }) => others);
    },
    change: () => {
      setChecked(null);
      focusField('payments-list');
    },
    begin: () => {
      setChecked(null);
      setTyped({ ...typed, list: '' });
      focusField('payments-list');
    },
  };
}

function errorsOf(list: string, ofDay: string | undefined): Partial<Typed> {
  const count = readPasted(list).length;
  const ofList =
    list.length > LONGEST_PASTED
      ? texts.tooLong
      : count > MOST_PASTED
        ? texts.tooMany(MOST_PASTED)
        : count === 0
          ? texts.blank
          : undefined;
  return { ...(ofDay !== undefined && { receivedOn: ofDay }), ...(ofList !== undefined && { list: ofList }) };
}
