/** Formats identity and bank account numbers for display. Only the display is grouped; the comments state the stored form. */

/** Length of `51 824 753 556` (1-CONT-27). */
export const ABN_OR_ACN_INPUT_LENGTH = 14;

/** Puts a dash after three digits of a BSB (1-BANK-23): `063000` and `063 000` become `063-000`; other text stays. */
export function formatBsb(typed: string): string {
  const match = /^(\d{3})[- ]?(\d{3})$/.exec(typed.trim());
  return match ? `${match[1]}-${match[2]}` : typed;
}

/** Removes the blanks and dashes that statements print in an Australian account number (1-BANK-12, 1-PAY-17); other text stays. */
export function formatAccountNumber(typed: string): string {
  return /^[\d\s-]{3,40}$/.test(typed) ? typed.replace(/\D/g, '') : typed.trim();
}

/** Groups 11 digits as an ABN, 2-3-3-3, and 9 digits as an ACN, 3-3-3 (1-CONT-25, 1-CONT-26); other text stays. */
export function formatAbnOrAcn(typed: string): string {
  const digits = withoutSpaces(typed);
  if (/^\d{11}$/.test(digits)) return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
  if (/^\d{9}$/.test(digits)) return digits.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
  return typed;
}

/**
 * Returns the 11 or 9 digits of a pasted ABN or ACN, which may have blanks, dashes and words (`ABN: 51 824 753 556`). Other text gives its
 * first 14 characters without blanks (1-CONT-27).
 */
export function pastedAbnOrAcn(pasted: string): string {
  const digits = pasted.replace(/\D/g, '');
  return /^(\d{9}|\d{11})$/.test(digits) ? digits : withoutSpaces(pasted).slice(0, ABN_OR_ACN_INPUT_LENGTH);
}

/** Returns the stored form of an ABN, ACN, TFN or card number: without blanks (1-CONT-28, 3-TFN-13). */
export function withoutSpaces(typed: string): string {
  return typed.replace(/\s/g, '');
}

/** Last characters of an account number that a person looking over a shoulder may read. */
const SHOWN_OF_ACCOUNT = 3;

/** Returns the end of an account number, by which its owner knows it; '' for a number no longer than that end. */
export function accountEnd(accountNumber: string): string {
  const number = accountNumber.trim();
  return number.length > SHOWN_OF_ACCOUNT ? number.slice(-SHOWN_OF_ACCOUNT) : '';
}

const SHOWN_OF_MASKED = 3;
const SHORTEST_SHOWN = 6;
const STARS = '******';

/** Returns the visible end of a hidden number: its last three characters; '' for less than six, since the end would be most of it. */
export function shownEnd(number: string): string {
  const characters = [...number];
  return characters.length < SHORTEST_SHOWN ? '' : characters.slice(-SHOWN_OF_MASKED).join('');
}

/** Returns the form of a stored number for its readers (3-TFN-11): `******782`, always with the same number of stars. */
export function maskNumber(number: string): string {
  return STARS + shownEnd(number);
}

/** Returns an e-mail address for a person who knows it already: `n…@example.com`. */
export function maskEmail(address: string): string {
  const [name = '', ...domain] = address.split(/(?=@[^@]*$)/);
  return `${[...name].slice(0, 1).join('')}…${domain.join('')}`;
}

/** True for a text that can only be a mask: no number begins like this. */
export function isMasked(value: string): boolean {
  return value.trimStart().startsWith('***');
}

/** Returns a found address as shown (2-ADDR-08): the unit prefix `U ` reads `UNIT `; the stored address stays. */
export function displayAddress(fullAddress: string): string {
  return fullAddress.replace(/^U /, 'UNIT ');
}
