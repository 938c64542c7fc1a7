/** Largest size of a document; apart from the rest about uploads, since the landing page's first chunk loads this. */

/** Bytes of a megabyte, as file sizes are shown. */
export const MEGABYTE = 1_000_000;

/** Largest document in megabytes, unless the service is configured otherwise. */
export const DEFAULT_MAX_UPLOAD_MB = 20;
