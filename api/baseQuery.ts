import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { ACTIVITY_HEADER, consumeActivity } from './activity.ts';
import { ACTOR_HEADER, currentActor } from './actor.ts';
import { type ApiError, fromStatus } from './apiError.ts';
import { CSRF_HEADER, csrfToken, forgetCsrfToken, origin, withoutTokenFetches } from './csrf.ts';
import { endingSignal } from './endingSignal.ts';
import { recordResponseTime } from './serviceClock.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A call of an endpoint. */
export interface Call {
  /** Address below our own origin. */
  url: string;
  method?: string;
  /** Query parameters of the address. */
  params?: Readonly<Record<string, string>>;
  body?: FormData;
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds; a later response counts as none. */
  timeout?: number;
  /** Sends the call even if the page closes meanwhile. */
  keepalive?: boolean;
  /** Reads a response that is not JSON; failures are JSON all the same. */
  read?: (answer: Response) => Promise<unknown>;
}

/** Options that an endpoint may set in its `extraOptions`. */
interface CallOptions {
  /** Sends the token although the method is a safe one. */
  needsToken?: boolean;
  /** The response sets another session cookie; such a call needs a `timeout`. */
  replacesCookie?: boolean;
}

type Outcome = { data: unknown } | { error: ApiError };

/**
 * Calls the service for every endpoint: same origin, token and actor on unsafe calls, a sign of the person's activity, failures as
 * `ApiError`. RTK's own `fetchBaseQuery` has many features that our calls do not use, and would add to every visitor's first page.
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError, CallOptions> = async (call, { signal }, options) => {
  const address = new URL(call.url, origin());
  // An address out of stored data must not carry this session's token to another host.
  if (address.origin !== origin()) return { error: { kind: 'notFound', became: null } };
  for (const [name, value] of Object.entries(call.params ?? {})) address.searchParams.append(name, value);
  const send = (headers: Headers) => answerOf(address, { ...call, headers, signal });
  const ask = (headers: Headers) =>
    options?.replacesCookie ? withoutTokenFetches(() => send(headers)) : send(headers);
  if (isSafe(call) && !options?.needsToken) return ask(headersOf(call));
  const outcome = await ask(await withToken(headersOf(call)));
  if (!isTokenRefused(outcome)) return outcome;
  forgetCsrfToken();
  return ask(await withToken(headersOf(call)));
};

type Question = Omit<Call, 'headers'> & { headers: Headers; signal: AbortSignal };

async function answerOf(address: URL, { read = readBody, timeout, signal, ...init }: Question): Promise<Outcome> {
  const ending = endingSignal({ signals: [signal], timeout });
  const asked = performance.now();
  const received = await receive(address, { ...init, signal: ending.signal, credentials: 'same-origin' }, read);
  ending.release();
  if (received === null) return { error: { kind: 'network' } };
  const { answer, data } = received;
  recordResponseTime(answer, asked);
  return answer.ok ? { data } : { error: withRetryAfter(fromStatus(answer.status, data), answer) };
}

/**
 * Sends a call and reads its response. Returns null if the response was cut off, took too long, or cannot be read although its status is
 * OK. Nothing else stands in the `try`: an error of our own code is never taken for that.
 */
async function receive(
  address: URL,
  init: RequestInit,
  read: (answer: Response) => Promise<unknown>,
): Promise<{ answer: Response; data: unknown } | null> {
  try {
    const answer = await fetch(address, init);
    return { answer, data: await (answer.ok ? read : readBody)(answer) };
  } catch {
    return null;
  }
}

/** Returns the failure with the seconds of `Retry-After`, if a busy service sends them. */
function withRetryAfter(error: ApiError, { status, headers }: Response): ApiError {
  const seconds = headers.get('retry-after');
  return error.kind === 'server' && status === 503 && seconds !== null && /^\d{1,6}$/.test(seconds)
    ? { ...error, retryAfter: Number(seconds) }
    : error;
}

/** Reads JSON. A failure may come as plain text, from a proxy in front of the service. */
async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch (failure) {
    if (answer.ok) throw failure;
    return text;
  }
}

function headersOf({ headers }: Call): Headers {
  const all = new Headers({ accept: 'application/json', ...headers });
  if (consumeActivity()) all.set(ACTIVITY_HEADER, '1');
  return all;
}

async function withToken(headers: Headers): Promise<Headers> {
  const token = await csrfToken();
  if (token !== null) headers.set(CSRF_HEADER, token);
  const actor = currentActor();
  if (actor !== null) headers.set(ACTOR_HEADER, actor);
  return headers;
}

function isTokenRefused(outcome: Outcome): boolean {
  return 'error' in outcome && outcome.error.kind === 'forbidden' && outcome.error.code === 'csrf';
}

function isSafe({ method = 'GET' }: Call): boolean {
  return SAFE_METHODS.has(method.toUpperCase());
}
