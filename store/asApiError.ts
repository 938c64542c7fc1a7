import type { ApiError } from '#api/apiError.ts';
import { isRecord } from '#domain/formats/isRecord.ts';

const KINDS: ReadonlySet<string> = new Set<ApiError['kind']>([
  'network',
  'invalid',
  'offer',
  'conflict',
  'draftCode',
  'notFound',
  'forbidden',
  'server',
]);

/** The error of an RTK Query result; what is not ours (a call cancelled by a reset of the cache) is no answer. */
export function asApiError(error: unknown): ApiError {
  return isApiError(error) ? error : { kind: 'network' };
}

function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && typeof error['kind'] === 'string' && KINDS.has(error['kind']);
}
