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

/**
 * An ABN or ACN out of what was pasted, which may bring blanks, dashes and words (`ABN: 51 824 753 556`): its 11 or 9 digits. Of anything
 * else the first 14 characters without blanks (1-CONT-27).
 */
export function pastedAbnOrAcn(pasted: string): string {
  const digits = pasted.replace(/\D/g, '');
  return /^(\d{9}|\d{11})$/.test(digits) ? digits : withoutSpaces(pasted).slice(0, ABN_OR_ACN_INPUT_LENGTH);
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

const SHOWN_OF_MASKED = 3;
const SHORTEST_SHOWN = 6;
const STARS = '******';

/** What is shown of a hidden number: its last three characters, and nothing of one of less than six, whose end would be most of it. */
export function shownEnd(number: string): string {
  const characters = [...number];
  return characters.length < SHORTEST_SHOWN ? '' : characters.slice(-SHOWN_OF_MASKED).join('');
}

/** What a reader of a stored number gets (3-TFN-11): `******782`, always as many stars. */
export function maskNumber(number: string): string {
  return STARS + shownEnd(number);
}

/** What is shown of an e-mail address to who knows it already: `n…@example.com`. */
export function maskEmail(address: string): string {
  const [name = '', ...domain] = address.split(/(?=@[^@]*$)/);
  return `${[...name].slice(0, 1).join('')}…${domain.join('')}`;
}

/** True for what can only be a mask: no number begins like this. */
export function isMasked(value: string): boolean {
  return value.trimStart().startsWith('***');
}

/** A found address as shown (2-ADDR-08): the unit prefix `U ` reads `UNIT `; the stored address stays. */
export function displayAddress(fullAddress: string): string {
  return fullAddress.replace(/^U /, 'UNIT ');
}
