/** The service's own limit, which comes with the first token: on every page's path, so apart from the uploads themselves. */
import { DEFAULT_MAX_UPLOAD_MB, MEGABYTE } from '#domain/documents/uploadSize.ts';

let maxSize = DEFAULT_MAX_UPLOAD_MB * MEGABYTE;

/** Bytes of the largest file, as the service said with its token; its default until then. */
export function maxUploadSize(): number {
  return maxSize;
}

/** Keeps what the service says of its largest file. */
export function noteMaxUploadSize(megabytes: unknown): void {
  if (typeof megabytes === 'number' && megabytes > 0) maxSize = megabytes * MEGABYTE;
}
