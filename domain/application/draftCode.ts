import { draftErrors } from '../texts/draft.ts';
import { draftPageErrors } from '../texts/draftPage.ts';

/** How long a code that was sent has to be waited for before another can be asked for, in milliseconds (3-OTP-09). */
export const RESEND_AFTER_MS = 300_000;

/** The code as it is sent: people type and paste it as `123 456` or `123-456`. */
export function tidyCode(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** What is wrong with a tidied verification code before anybody is asked; null when nothing is (3-DRAFT-06, 3-DRAFT-07). */
export function verificationCodeError(code: string): string | null {
  return codeError(code, draftErrors);
}

/** The same of a one-time password (3-OTP-04 to 3-OTP-06). */
export function oneTimePasswordError(code: string): string | null {
  return codeError(code, draftPageErrors);
}

function codeError(code: string, errors: Readonly<Record<'codeMissing' | 'codeLength', string>>): string | null {
  if (code === '') return errors.codeMissing;
  return /^\d{6}$/.test(code) ? null : errors.codeLength;
}

/** Minutes and seconds for a countdown, begun seconds counted in full: `4:59`. */
export function countdown(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
