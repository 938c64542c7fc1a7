import { type BaseQueryFn, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { ACTIVITY_HEADER, takeActivity } from './activity.ts';
import { ACTOR_HEADER, presentActor } from './actor.ts';
import { type ApiError, toApiError } from './apiError.ts';
import { CSRF_HEADER, csrfToken, forgetCsrfToken, isCsrfRefusal, origin } from './csrf.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const rawQuery = fetchBaseQuery({
  credentials: 'same-origin',
  prepareHeaders: (headers) => {
    if (takeActivity()) headers.set(ACTIVITY_HEADER, '1');
  },
});

/** What an endpoint may ask for in its `extraOptions`. */
interface CallOptions {
  /** The token although the method is a safe one. */
  needsToken?: boolean;
}

/** The one way in which endpoints call the service: same origin, token and actor on unsafe calls, whether a person stands behind it, failures as `ApiError`. */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiError, CallOptions> = async (args, api, options) => {
  const address = new URL(args.url, origin());
  // An address out of stored data must not carry this session's token to another host.
  if (address.origin !== origin()) return { error: { kind: 'notFound', became: null } };
  const call = { ...args, url: address.href };
  const needsToken = !isSafe(args) || options?.needsToken === true;
  const answer = needsToken ? await queryWithToken(call, api, {}) : await rawQuery(call, api, {});
  return answer.error ? { error: toApiError(answer.error) } : { data: answer.data };
};

const queryWithToken: typeof rawQuery = async (args, api, options) => {
  const answer = await rawQuery(await withToken(args), api, options);
  if (!isCsrfRefusal(answer.error?.status, answer.error?.data)) return answer;
  forgetCsrfToken();
  return rawQuery(await withToken(args), api, options);
};

async function withToken(args: string | FetchArgs): Promise<FetchArgs> {
  const call = typeof args === 'string' ? { url: args } : args;
  const headers = new Headers(call.headers as HeadersInit | undefined);
  const token = await csrfToken();
  if (token !== null) headers.set(CSRF_HEADER, token);
  const actor = presentActor();
  if (actor !== null) headers.set(ACTOR_HEADER, actor);
  return { ...call, headers };
}

function isSafe(args: FetchArgs): boolean {
  return SAFE_METHODS.has((args.method ?? 'GET').toUpperCase());
}
