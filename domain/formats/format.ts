/** How numbers of identity and of bank accounts are shown. Storage keeps what the comments say; only the display is grouped. */

/** `51 824 753 556` is exactly this long (1-CONT-27). */
export const ABN_OR_ACN_INPUT_LENGTH = 14;

/** A BSB with a dash after three digits (1-BANK-23): `063000` and `063 000` become `063-000`; anything else stays. */
export function formatBsb(typed: string): string {
  const match = /^(\d{3})[- ]?(\d{3})$/.exec(typed.trim());
  return match ? `${match[1]}-${match[2]}` : typed;
}

/** The number of an Australian account without the blanks and dashes of its statement (1-BANK-12, 1-PAY-17); anything else stays. */
export function formatAccountNumber(typed: string): string {
  return /^[\d\s-]{3,40}$/.test(typed) ? typed.replace(/\D/g, '') : typed.trim();
}

/** 11 digits as an ABN, 2-3-3-3; 9 digits as an ACN, 3-3-3 (1-CONT-25, 1-CONT-26); anything else stays. */
export function formatAbnOrAcn(typed: string): string {
  const digits = withoutSpaces(typed);
  if (/^\d{11}$/.test(digits)) return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
  if (/^\d{9}$/.test(digits)) return digits.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
  return typed;
}

/** The stored form of an ABN, ACN, TFN or card number: without blanks (1-CONT-28, 3-TFN-13). */
export function withoutSpaces(typed: string): string {
  return typed.replace(/\s/g, '');
}

/** How many characters at the end of an account number may be read by somebody who looks over a shoulder. */
const SHOWN_OF_ACCOUNT = 3;

/** The end of an account number, by which its owner knows it; nothing of one that has no more than its end. */
export function accountEnd(accountNumber: string): string {
  const number = accountNumber.trim();
  return number.length > SHOWN_OF_ACCOUNT ? number.slice(-SHOWN_OF_ACCOUNT) : '';
}

/** A number of which only the last three characters show, as the server sends a stored TFN (3-TFN-11): `******782`. */
export function maskAllButLastThree(value: string): string {
  return value.length <= 3 ? '*'.repeat(value.length) : '*'.repeat(value.length - 3) + value.slice(-3);
}

/** True for a value in the form of `maskAllButLastThree`. */
export function isMasked(value: string): boolean {
  return /^\*{3,}[0-9A-Za-z]{3}$/.test(value);
}

/** A found address as shown (2-ADDR-08): the unit prefix `U ` reads `UNIT `; the stored address stays. */
export function displayAddress(fullAddress: string): string {
  return fullAddress.replace(/^U /, 'UNIT ');
}
