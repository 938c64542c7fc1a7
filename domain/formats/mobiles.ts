/** Numbers that text messages do not reach: a question comes before one is used, but it is never refused (1-CONT-29). */
import { isSettledPhone, joinPhone, mobileLikelihood, readPhone, settlePhone, splitPhone } from './phones.ts';

/** True while a number waits for the answer to its question. The answer that the number is right puts it into its stored form. */
export function isMobileUnconfirmed(value: string): boolean {
  return mobileLikelihood(value) === 'no' && !isSettledPhone(value);
}

/** Returns a typed number in its stored form; a number with an open question stays as typed, behind the code that it was typed with. */
export function settleConfirmed(typed: string): string {
  const number = settlePhone(typed);
  if (!isMobileUnconfirmed(typed)) return number;
  const code = splitPhone(typed)?.callingCode;
  return code !== undefined && splitPhone(number)?.callingCode === code ? typed.trim() : toUnconfirmed(number);
}

/** Returns a stored number that cannot be a mobile in the form that raises the question; every other text unchanged. */
export function toUnconfirmed(value: string): string {
  const parts = isSettledPhone(value) && mobileLikelihood(value) === 'no' ? splitPhone(value) : null;
  return parts === null ? value : joinPhone(parts);
}

/** Returns the number in E.164 that messages go to; null for a text that cannot be a number, and for a number with an open question. */
export function parseSmsNumber(typed: string): string | null {
  return isMobileUnconfirmed(typed) ? null : readPhone(typed);
}
