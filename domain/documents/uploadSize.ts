/** How large a document may be; apart from the rest of what is said of uploads, since the landing page's first chunk reads it. */

/** Bytes of a megabyte, as sizes of files are told. */
export const MEGABYTE = 1_000_000;

/** The largest document, in megabytes, where the service is not told otherwise. */
export const DEFAULT_MAX_UPLOAD_MB = 20;
