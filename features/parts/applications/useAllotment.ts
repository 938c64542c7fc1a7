import { useState } from 'react';
import { serviceNow } from '#api/serviceClock.ts';
import { readAllotment, type Allotment, type TypedAllotment } from '#domain/application/allotment.ts';
import { fromIsoDate } from '#domain/formats/dates.ts';
import { dayInZone } from '#domain/formats/zones.ts';
import { focusField } from '#features/ui/form/focusField.ts';

const FIELDS = ['allottedOn', 'units', 'holderNumber'] as const;

/** Number and holder of an allotment; its day is the same for all that are made at once. */
export type AllottedRow = Pick<TypedAllotment, 'units' | 'holderNumber'>;

interface AllotmentState {
  /** DD/MM/YYYY. */
  allottedOn: string;
  rows: readonly AllottedRow[];
  /** Errors of the fields, by `fieldOf`. */
  errors: Readonly<Record<string, string>>;
  setDay: (typed: string) => void;
  setRow: (index: number, typed: Partial<AllottedRow>) => void;
  /** Returns the allotments in the order of the rows; null, with errors at the fields, if one cannot be recorded. */
  read: () => Allotment[] | null;
}

/** Returns the id of a field; the day is that of all rows. */
export function fieldOf(name: (typeof FIELDS)[number], index = 0): string {
  return name === 'allottedOn' ? 'allotted-on' : `allotted-${name}-${index}`;
}

/** Keeps typed allotments: the day is today, and the rows are as proposed until they are typed. @param zone of the offer */
export function useAllotment(proposed: readonly AllottedRow[], zone: string): AllotmentState {
  const today = dayInZone(zone, serviceNow());
  const [allottedOn, setDay] = useState(fromIsoDate(today));
  const [rows, setRows] = useState(proposed);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const mend = (...ids: string[]) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !ids.includes(id))));
  return {
    allottedOn,
    rows,
    errors,
    setDay: (typed) => {
      setDay(typed);
      mend(fieldOf('allottedOn'));
    },
    setRow: (index, typed) => {
      setRows((before) => before.map((row, place) => (place === index ? { ...row, ...typed } : row)));
      mend(fieldOf('units', index), fieldOf('holderNumber', index));
    },
    read: () => {
      const read = rows.map((row) => readAllotment({ allottedOn, ...row }, today));
      const wrong = read.flatMap((each, index) =>
        'errors' in each
          ? FIELDS.flatMap((name) => {
              const error = each.errors[name];
              return error === undefined ? [] : [[fieldOf(name, index), error] as const];
            })
          : [],
      );
      setErrors(Object.fromEntries(wrong));
      const [first] = wrong;
      if (first !== undefined) focusField(first[0]);
      const allotments = read.flatMap((each) => ('allotment' in each ? [each.allotment] : []));
      return first === undefined ? allotments : null;
    },
  };
}
