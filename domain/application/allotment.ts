/** Allotment of securities to a completed application, as the issuer's staff record it. */
import { fromIsoDate, normaliseDate, toIsoDate } from '../formats/dates.ts';
import type { Security } from '../model/offer.ts';
import { securityWord } from '../money/investment.ts';
import { formatQuantity, parseAmount, settleAmount } from '../money/money.ts';
import { amountErrors } from '../texts/errors.ts';
import { allotmentTexts } from '../texts/allotment.ts';
import { holdingTexts } from '../texts/holdings.ts';
import { pastDayError } from '../rules/pastDay.ts';

export interface Allotment {
  /** ISO date. */
  allottedOn: string;
  /** Number of securities, a decimal string. */
  units: string;
  /** HIN, SRN or other number of the holder; '' for none. */
  holderNumber: string;
}

/** Allotment as typed: a date DD/MM/YYYY, a number in figures. */
export type TypedAllotment = Record<keyof Allotment, string>;

/** Maximum number of characters of a holder's number. */
export const LONGEST_HOLDER_NUMBER = 20;

/** Returns the allotment as it is recorded, or the errors of its fields. @param today ISO date */
export function readAllotment(
  typed: TypedAllotment,
  today: string,
): { allotment: Allotment } | { errors: Partial<TypedAllotment> } {
  const allottedOn = toIsoDate(normaliseDate(typed.allottedOn, { kind: 'issue', today }));
  const units = readUnits(typed.units);
  const holderNumber = typed.holderNumber.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  const wrong = {
    allottedOn: pastDayError(allottedOn, today),
    units: units === null ? amountErrors.quantity : undefined,
    holderNumber: isHolderNumber(holderNumber) ? undefined : allotmentTexts.numberError(LONGEST_HOLDER_NUMBER),
  };
  const errors = Object.fromEntries(Object.entries(wrong).filter(([, error]) => error !== undefined));
  if (allottedOn === null || units === null || Object.keys(errors).length > 0) return { errors };
  return { allotment: { allottedOn, units, holderNumber } };
}

/** Returns a typed number of securities in its stored form; null if it is no number above zero with at most six decimals. */
function readUnits(typed: string): string | null {
  const units = parseAmount(settleAmount(typed));
  return units?.gt(0) && units.decimalPlaces() <= 6 && units.lt(MOST) ? units.toFixed() : null;
}

/** No holding is as large. */
const MOST = '1000000000000000';

function isHolderNumber(number: string): boolean {
  return number.length <= LONGEST_HOLDER_NUMBER && /^[A-Z0-9]*$/.test(number);
}

/**
 * Returns the allotment as the applicant is told it, a line each: the securities with the day, and the end of the holder's number.
 * @example ['10,000 shares on 01/12/2026', 'HIN or SRN ending 678']
 */
export function allotmentLines(
  offer: { security: Pick<Security, 'category'> },
  { allottedOn, units, holderNumber }: Allotment,
): string[] {
  const end = holderNumber.length < 2 * SHOWN ? '' : holderNumber.slice(-SHOWN);
  const securities = `${formatQuantity(units)} ${securityWord(offer, units)}`;
  return [
    allotmentTexts.words(securities, fromIsoDate(allottedOn)),
    ...(end === '' ? [] : [holdingTexts.numberEnding(end)]),
  ];
}

/** Number of characters of a holder's number that people outside the issuer are shown. */
const SHOWN = 3;
