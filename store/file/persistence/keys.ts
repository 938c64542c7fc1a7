/** Name of the browser's database that holds the files of this device. */
export const DATABASE = 'allot';

/** Storage key of a file on this device. */
export function fileKey(fileId: string): string {
  return `allot:file:${fileId}`;
}

/** Storage key of a damaged file that is set aside until it expires: one copy per file, however often it is met. */
export function quarantineKey(key: string): string {
  return `allot:quarantine:${key}`;
}
