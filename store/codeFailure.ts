import type { ApiError } from '#api/apiError.ts';
import { isRecord } from '#domain/formats/isRecord.ts';

/** Returns the reason that lazily loaded code is missing: `network` if it did not arrive, `broken` if it arrived and threw (our fault). */
export function codeFailure(error: unknown): ApiError {
  const isCut = isRecord(error) && (error['name'] === 'ChunkLoadError' || error['code'] === 'CSS_CHUNK_LOAD_FAILED');
  return { kind: isCut ? 'network' : 'broken' };
}
