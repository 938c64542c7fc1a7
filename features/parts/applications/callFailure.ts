import { asApiError } from '#store/asApiError.ts';

/**
 * Failure of a call that changes an application of the issuer's:
 * - `conflict`: another change came first, or it is too late for this one;
 * - `signedOut`: the session does not act for the issuer any more;
 * - `failed`: no answer came, so that it may have been made.
 */
export type CallFailure = 'conflict' | 'signedOut' | 'failed';

/** Returns the failure of a call; null if it has succeeded. */
export function failureOf(error: unknown): CallFailure | null {
  if (error === undefined) return null;
  const { kind } = asApiError(error);
  if (kind === 'conflict') return 'conflict';
  return kind === 'forbidden' || kind === 'notFound' ? 'signedOut' : 'failed';
}
