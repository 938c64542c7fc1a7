import { isRecord } from '#domain/formats/isRecord.ts';
import { noteMaxUploadSize } from './uploadSize.ts';

/** Header that carries the token on every unsafe call. */
export const CSRF_HEADER = 'x-csrf-token';

let pending: Promise<string | null> | null = null;

/**
 * The token of this page's session, fetched once from the service and shared by all calls. Null when the service cannot be
 * reached: the call itself then reports the failure.
 */
export function csrfToken(): Promise<string | null> {
  pending ??= fetchToken();
  return pending;
}

/** Forgets the token, so that the next unsafe call fetches a new one: after a refusal, a sign-in or a sign-out. */
export function forgetCsrfToken(): void {
  pending = null;
}

/** True when an answer says that the token was not accepted. */
export function isCsrfRefusal(status: unknown, data: unknown): boolean {
  return status === 403 && isRecord(data) && data['code'] === 'csrf';
}

/** The origin of this page; all calls are absolute addresses below it. */
export function origin(): string {
  return globalThis.location?.origin ?? 'http://localhost';
}

let replacing: Promise<unknown> = Promise.resolve();

/**
 * Sends a call whose answer sets another session cookie, and lets no token be fetched until it is answered. A token fetched with the
 * former cookie comes with a visitor's cookie; if that arrived last, it would take the place of the new one. The call needs a `timeout`.
 */
export async function whileNoTokenIsFetched<T>(send: () => Promise<T>): Promise<T> {
  await pending;
  const sent = send();
  replacing = sent.catch(() => null);
  return sent;
}

async function fetchToken(): Promise<string | null> {
  await replacing;
  const token = await askForToken();
  if (token === null) forgetCsrfToken();
  return token;
}

async function askForToken(): Promise<string | null> {
  try {
    const answer = await fetch(`${origin()}/api/csrf/`, { credentials: 'same-origin' });
    const body: unknown = await answer.json();
    if (answer.ok && isRecord(body)) noteMaxUploadSize(body['max_upload_mb']);
    const token = answer.ok && isRecord(body) ? body['csrf_token'] : null;
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}
