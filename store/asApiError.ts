import type { ApiError } from '#api/apiError.ts';
import { isRecord } from '#domain/formats/isRecord.ts';

const KINDS: ReadonlySet<string> = new Set<ApiError['kind']>([
  'network',
  'broken',
  'invalid',
  'offer',
  'conflict',
  'draftCode',
  'notFound',
  'forbidden',
  'server',
]);

/** Error names that RTK uses for a cancelled call. */
const CALLED_OFF: ReadonlySet<unknown> = new Set(['AbortError', 'ConditionError']);

/**
 * Returns the `ApiError` of an RTK Query result. A cancelled call (for example after a cache reset) counts as `network`; any other thrown
 * value is a fault of our own code: `broken`.
 */
export function asApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  return { kind: isRecord(error) && CALLED_OFF.has(error['name']) ? 'network' : 'broken' };
}

function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && typeof error['kind'] === 'string' && KINDS.has(error['kind']);
}
