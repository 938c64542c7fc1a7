/**
 * Checks of Australian and foreign identifiers: string to boolean. They judge digits as they are. Fields strip typed blanks before the
 * check, and a blank value counts as 'nothing typed', which the schemas judge.
 */

const NINE_DIGIT_TFN_WEIGHTS = [1, 4, 3, 7, 5, 8, 6, 9, 10];
const EIGHT_DIGIT_TFN_WEIGHTS = [10, 7, 8, 4, 6, 3, 5, 1];
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];
const NZBN_WEIGHTS = [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3];

/** Codes accepted in place of a TFN (3-TFN-06): published by the tax office for investment income; none passes the checksum. */
const TFN_EXEMPTION_CODES: readonly string[] = [
  '333333333', // under 16 or 18
  '444444441', // age or service pensioner
  '444444442', // recipient of another pension or benefit
  '555555555', // entity that need not lodge a return
  '666666666', // Norfolk Island resident (historic)
  '777777777', // consumer or business finance provider
  '888888888', // non-resident
  '987654321', // a quoted number that cannot be stored
];

/** GIIN characters never include the letter O (3-GIIN-05, 3-GIIN-06). */
const GIIN_PATTERN = /^[0-9A-NP-Z]{6}\.[0-9A-NP-Z]{5}\.(LE|SL|ME|BR|SP|SF|SD|SS|SB)\.[0-9]{3}$/;

/** True for a TFN of eight or nine digits whose weighted sum is a positive multiple of 11 (3-TFN-01 to 3-TFN-05). */
export function isValidTfn(value: string): boolean {
  if (!/^\d{8,9}$/.test(value)) return false;
  const sum = weightedSum(value, value.length === 9 ? NINE_DIGIT_TFN_WEIGHTS : EIGHT_DIGIT_TFN_WEIGHTS);
  return sum > 0 && sum % 11 === 0;
}

/** True for a code that is accepted instead of a TFN (3-TFN-06). */
export function isTfnExemptionCode(value: string): boolean {
  return TFN_EXEMPTION_CODES.includes(value);
}

/** True for an ABN: eleven digits; one less in the first, the weighted sum divides by 89 (3-ABN-05, 2-CO-16). */
export function isValidAbn(value: string): boolean {
  if (!/^\d{11}$/.test(value)) return false;
  return (weightedSum(value, ABN_WEIGHTS) - 10) % 89 === 0;
}

/** True for an ACN: nine digits, not all zero, the last the check digit of the eight before (2-CO-18). */
export function isValidAcn(value: string): boolean {
  if (!/^\d{9}$/.test(value) || /^0+$/.test(value)) return false;
  return checkDigit(weightedSum(value, ACN_WEIGHTS)) === Number(value[8]);
}

/** True for an NZBN: 13 digits from 94, the last the GS1 check digit (2-CO-19, 3-ABN-05). A company number (NZCN) is not one. */
export function isValidNzbn(value: string): boolean {
  if (!/^94\d{11}$/.test(value)) return false;
  return checkDigit(weightedSum(value, NZBN_WEIGHTS)) === Number(value[12]);
}

/** True for a GIIN in its four parts, upper case, nothing around it (3-GIIN-05 to 3-GIIN-09). */
export function isValidGiin(value: string): boolean {
  return GIIN_PATTERN.test(value);
}

/** True for a BSB: six digits, perhaps a dash or blank after the third (1-PAY-15). */
export function isValidBsb(value: string): boolean {
  return /^\d{3}[- ]?\d{3}$/.test(value);
}

/** Digits beyond the weights do not count: a check digit is compared, not summed. */
function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

function checkDigit(sum: number): number {
  return (10 - (sum % 10)) % 10;
}
