/** BPAY's customer reference numbers (CRN), as the biller of an offer has agreed them with its bank. */
import type { Biller } from '../model/offer.ts';

type CrnRule = NonNullable<Biller['crn_rule']>;

/** BPAY's names of its rules for check digits. */
export const CRN_RULES = ['MOD10V01', 'MOD10V05'] as const satisfies readonly CrnRule[];

/** Layout for a biller without `crn_prefix` and `crn_length`: the offer in 4 digits, the application in 7, then the check digit. */
const OFFER_DIGITS = 4;
const USUAL_LENGTH = 12;

/**
 * Returns the check digit of these digits.
 * `MOD10V01`: from the right, digits count double and single in turn; the digits of the products are added up, and the check digit brings
 * the sum to a multiple of ten. `MOD10V05`: the sum of digit times position from the left, modulo ten.
 * @example crnCheckDigit('MOD10V05', '39452345') === '9'
 */
export function crnCheckDigit(rule: CrnRule, digits: string): string {
  return rule === 'MOD10V05' ? weighedDigit(digits) : doubledDigit(digits);
}

function doubledDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

function weighedDigit(digits: string): string {
  return String([...digits].reduce((total, digit, index) => total + Number(digit) * (index + 1), 0) % 10);
}

/**
 * Returns the customer reference of an application: the biller's prefix, the application's id, and the check digit. Null if the biller has
 * no code, or its numbers have no room for the id: a number that another application may have would send money there.
 */
export function customerReference(
  biller: Biller | null | undefined,
  { offerId, applicationId }: { offerId: number; applicationId: number },
): string | null {
  if (!biller?.bpay_biller_code) return null;
  const { crn_rule, crn_prefix, crn_length } = biller;
  const isUsual = !crn_prefix && !crn_length;
  const prefix = isUsual ? String(offerId).padStart(OFFER_DIGITS, '0') : (crn_prefix ?? '');
  const room = (crn_length ?? USUAL_LENGTH) - prefix.length - 1;
  const id = String(applicationId);
  if (id.length > room) return null;
  const digits = `${prefix}${id.padStart(room, '0')}`;
  return `${digits}${crnCheckDigit(crn_rule ?? 'MOD10V01', digits)}`;
}

/** Returns, as text, the reason why a biller's `crn_example` does not fit its other settings; null if it fits or nothing is set. */
export function crnExampleProblem({ crn_rule, crn_prefix, crn_length, crn_example }: Biller): string | null {
  if (!crn_example) {
    return crn_rule || crn_prefix || crn_length
      ? 'is missing: a number of the biller, by which the others are checked'
      : null;
  }
  const length = crn_length ?? USUAL_LENGTH;
  if (crn_example.length !== length) return `must have ${length} digits, as crn_length says`;
  if ((crn_prefix ?? '').length > length - 2)
    return 'leaves no room for an application between crn_prefix and the check digit';
  if (!crn_example.startsWith(crn_prefix ?? '')) return `must begin with ${crn_prefix}, as crn_prefix says`;
  const rule = crn_rule ?? 'MOD10V01';
  const digit = crnCheckDigit(rule, crn_example.slice(0, -1));
  return crn_example.endsWith(digit) ? null : `must end in ${digit} by ${rule}`;
}
