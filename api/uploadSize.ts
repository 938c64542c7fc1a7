/** The service's own limit, which comes with the first token: on every page's path, so apart from the uploads themselves. */
import { DEFAULT_MAX_UPLOAD_MB, MEGABYTE } from '#domain/documents/uploadSize.ts';

let maxSize = DEFAULT_MAX_UPLOAD_MB * MEGABYTE;

/** Returns the largest file's size in bytes, as the service gave it with its token; the default until then. */
export function maxUploadSize(): number {
  return maxSize;
}

/** Notes the service's limit for one file, in megabytes. */
export function setMaxUploadSize(megabytes: unknown): void {
  if (typeof megabytes === 'number' && megabytes > 0) maxSize = megabytes * MEGABYTE;
}
