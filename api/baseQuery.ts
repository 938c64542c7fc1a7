import { type BaseQueryFn, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { type ApiError, toApiError } from './apiError.ts';
import { CSRF_HEADER, csrfToken, forgetCsrfToken, isCsrfRefusal, origin } from './csrf.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const rawQuery = fetchBaseQuery({ credentials: 'same-origin' });

/** The one way in which endpoints call the service: same origin, token on unsafe calls, failures as `ApiError`. */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiError> = async (args, api, options) => {
  const address = new URL(args.url, origin());
  // An address out of stored data must not carry this session's token to another host.
  if (address.origin !== origin()) return { error: { kind: 'notFound' } };
  const call = { ...args, url: address.href };
  const answer = isSafe(args) ? await rawQuery(call, api, options) : await queryWithToken(call, api, options);
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
  return { ...call, headers };
}

function isSafe(args: FetchArgs): boolean {
  return SAFE_METHODS.has((args.method ?? 'GET').toUpperCase());
}
