import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { ACTIVITY_HEADER, takeActivity } from './activity.ts';
import { ACTOR_HEADER, presentActor } from './actor.ts';
import { type ApiError, fromStatus } from './apiError.ts';
import { CSRF_HEADER, csrfToken, forgetCsrfToken, origin, whileNoTokenIsFetched } from './csrf.ts';
import { endingSignal } from './endingSignal.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What an endpoint asks for. */
export interface Call {
  /** Below our own origin. */
  url: string;
  method?: string;
  /** What stands behind the address. */
  params?: Readonly<Record<string, string>>;
  body?: FormData;
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds; an answer that takes longer counts as none. */
  timeout?: number;
  /** It is sent although the page goes away meanwhile. */
  keepalive?: boolean;
  /** Reads what is no JSON; a failure is told in JSON all the same. */
  read?: (answer: Response) => Promise<unknown>;
}

/** What an endpoint may ask for in its `extraOptions`. */
interface CallOptions {
  /** The token although the method is a safe one. */
  needsToken?: boolean;
  /** Its answer sets another session cookie; it has a `timeout`. */
  replacesCookie?: boolean;
}

type Outcome = { data: unknown } | { error: ApiError };

/**
 * The one way in which endpoints call the service: same origin, token and actor on unsafe calls, whether a person stands behind it, failures
 * as `ApiError`. RTK's own `fetchBaseQuery` can do much that no call of ours asks for, and would come with every visitor's first page.
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError, CallOptions> = async (call, { signal }, options) => {
  const address = new URL(call.url, origin());
  // An address out of stored data must not carry this session's token to another host.
  if (address.origin !== origin()) return { error: { kind: 'notFound', became: null } };
  for (const [name, value] of Object.entries(call.params ?? {})) address.searchParams.append(name, value);
  const send = (headers: Headers) => answerOf(address, { ...call, headers, signal });
  const ask = (headers: Headers) =>
    options?.replacesCookie ? whileNoTokenIsFetched(() => send(headers)) : send(headers);
  if (isSafe(call) && !options?.needsToken) return ask(headersOf(call));
  const outcome = await ask(await withToken(headersOf(call)));
  if (!isTokenRefused(outcome)) return outcome;
  forgetCsrfToken();
  return ask(await withToken(headersOf(call)));
};

type Question = Omit<Call, 'headers'> & { headers: Headers; signal: AbortSignal };

/** No answer is one that was cut off, took too long, or cannot be read although the service says that all is well. */
async function answerOf(address: URL, { read, timeout, signal, ...init }: Question): Promise<Outcome> {
  const ending = endingSignal({ signals: [signal], timeout });
  try {
    const answer = await fetch(address, { ...init, signal: ending.signal, credentials: 'same-origin' });
    const data = await (answer.ok && read ? read : readBody)(answer);
    return answer.ok ? { data } : { error: withRetryAfter(fromStatus(answer.status, data), answer) };
  } catch {
    return { error: { kind: 'network' } };
  } finally {
    ending.release();
  }
}

/** The failure with the seconds of `Retry-After`, where a busy service says them. */
function withRetryAfter(error: ApiError, { status, headers }: Response): ApiError {
  const seconds = headers.get('retry-after');
  return error.kind === 'server' && status === 503 && seconds !== null && /^\d{1,6}$/.test(seconds)
    ? { ...error, retryAfter: Number(seconds) }
    : error;
}

/** A failure may come as a bare text, from whatever stands before the service. */
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
  if (takeActivity()) all.set(ACTIVITY_HEADER, '1');
  return all;
}

async function withToken(headers: Headers): Promise<Headers> {
  const token = await csrfToken();
  if (token !== null) headers.set(CSRF_HEADER, token);
  const actor = presentActor();
  if (actor !== null) headers.set(ACTOR_HEADER, actor);
  return headers;
}

function isTokenRefused(outcome: Outcome): boolean {
  return 'error' in outcome && outcome.error.kind === 'forbidden' && outcome.error.code === 'csrf';
}

function isSafe({ method = 'GET' }: Call): boolean {
  return SAFE_METHODS.has(method.toUpperCase());
}
