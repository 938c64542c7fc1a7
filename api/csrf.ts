import { isRecord } from '#domain/formats/isRecord.ts';
import { recordServiceTime } from './serviceClock.ts';
import { setMaxUploadSize } from './uploadSize.ts';

/** Header that carries the token on every unsafe call. */
export const CSRF_HEADER = 'x-csrf-token';

let pending: Promise<string | null> | null = null;

/**
 * Returns the token of this page's session, fetched once from the service and shared by all calls. Null if the service cannot be reached:
 * the call itself then reports the failure.
 */
export function csrfToken(): Promise<string | null> {
  pending ??= fetchToken();
  return pending;
}

/** Forgets the token, so that the next unsafe call fetches a new one: after a refusal, a sign-in or a sign-out. */
export function forgetCsrfToken(): void {
  pending = null;
}

/** Returns true if a response says that the token was not accepted. */
export function isCsrfRefusal(status: unknown, data: unknown): boolean {
  return status === 403 && isRecord(data) && data['code'] === 'csrf';
}

/** Returns the origin of this page; all calls are absolute addresses below it. */
export function origin(): string {
  return globalThis.location?.origin ?? 'http://localhost';
}

let replacing: Promise<unknown> = Promise.resolve();

/**
 * Sends a call whose response sets another session cookie, and fetches no token until the response is there. A token fetched with the
 * former cookie brings a visitor's cookie; arriving last, it would replace the new one. The call needs a `timeout`.
 */
export async function withoutTokenFetches<T>(send: () => Promise<T>): Promise<T> {
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
  const asked = performance.now();
  const body = await receiveToken();
  if (!isRecord(body)) return null;
  recordServiceTime(Date.parse(String(body['server_time'])), asked);
  setMaxUploadSize(body['max_upload_mb']);
  const token = body['csrf_token'];
  return typeof token === 'string' ? token : null;
}

/** Returns the body of the response; null without a response or with a status that is not OK. */
async function receiveToken(): Promise<unknown> {
  try {
    const answer = await fetch(`${origin()}/api/csrf/`, { credentials: 'same-origin' });
    const body: unknown = await answer.json();
    return answer.ok ? body : null;
  } catch {
    return null;
  }
}
