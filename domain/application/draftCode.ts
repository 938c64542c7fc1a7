import { draftErrors } from '../texts/draft.ts';
import { draftPageErrors } from '../texts/draftPage.ts';

/** Milliseconds before another code can be requested (3-OTP-09). */
export const RESEND_AFTER_MS = 300_000;

/** Returns the code as it is sent: people type and paste it as `123 456` or `123-456`. */
export function normaliseCode(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** Returns the error of a tidied verification code before the service checks it; null if it has none (3-DRAFT-06, 3-DRAFT-07). */
export function verificationCodeError(code: string): string | null {
  return codeError(code, draftErrors);
}

/** Returns the error of a tidied one-time password (3-OTP-04 to 3-OTP-06); null if it has none. */
export function oneTimePasswordError(code: string): string | null {
  return codeError(code, draftPageErrors);
}

function codeError(code: string, errors: Readonly<Record<'codeMissing' | 'codeLength', string>>): string | null {
  if (code === '') return errors.codeMissing;
  return /^\d{6}$/.test(code) ? null : errors.codeLength;
}

/** Formats minutes and seconds for a countdown; a begun second counts in full: `4:59`. */
export function countdown(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
