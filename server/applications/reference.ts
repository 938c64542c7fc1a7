/** The numbers under which an application is known outside. */
import type { Ids } from '../deps.ts';

/** Without the characters that are mistaken for one another when read out or written down (0/O, 1/I/L, 5/S, 2/Z, 8/B, U/V). */
const CHARACTERS = '34679ACDEFGHJKMNPQRTWXY';
const LENGTH = 6;

/** e.g. `EMB-7K3M9Q`: the first letters of the offer's address, and six random characters. */
export function newReference(href: string, ids: Ids): string {
  const prefix = (href.split('/').filter(Boolean).at(-1) ?? '')
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase();
  const random = Array.from({ length: LENGTH }, () => CHARACTERS.charAt(ids.below(CHARACTERS.length)));
  return `${prefix}-${random.join('')}`;
}

/** So many that only a broken source of randomness exhausts them: 148 million references stand for each offer. */
const MOST_DRAWS = 10;

/**
 * Writes with a reference that nobody has: draws again while `write` gives null because another application has it already.
 * @throws Error when ten references in a row are taken
 */
export async function withFreeReference<Result>(
  draw: () => string,
  write: (reference: string) => Promise<Result | null>,
): Promise<Result> {
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const result = await write(draw());
    if (result !== null) return result;
  }
  throw new Error('Ten references in a row are taken.');
}

/**
 * The check digit of BPAY's rule MOD10V01: from the right, digits count double and single in turn; the digits of the products
 * are added up, and the check digit brings the sum to a multiple of ten.
 */
export function mod10v01(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** The customer reference for BPAY: offer, application, check digit, e.g. `0101` `0000123` and one more. */
export function bpayReference(offerId: number, applicationId: number): string {
  const digits = `${String(offerId).padStart(4, '0')}${String(applicationId).padStart(7, '0')}`;
  return `${digits}${mod10v01(digits)}`;
}
