/** The bucket of an installation, by its settings. */

export interface S3Settings {
  /** e.g. `https://s3.ap-southeast-2.amazonaws.com`; http on this machine alone. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** Begins every key, e.g. `allot/`; empty: none. */
  prefix: string;
}

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** The one address that needs no encryption is written as a number: a name may lead elsewhere. */
const ENDPOINT_EXAMPLE = 'https://host, or http://127.0.0.1:9000 for a store on this machine (not localhost)';

/** Reads a setting, null if it is blank; one that does not match is reported as wrong. */
export type ReadSetting = (name: string, pattern: RegExp, example: string) => string | null;

/**
 * Reads all settings of a bucket or none; null: files are in the data folder.
 * @param endpoint pattern of the address
 */
export function readS3Settings(read: ReadSetting, endpoint: RegExp, problems: string[]): S3Settings | null {
  const missing = NEEDED.filter((name) => read(name, /./, '') === null);
  if (missing.length === NEEDED.length) return null;
  if (missing.length > 0) problems.push(`${missing.join(', ')} must be set, too, to store files in a bucket`);
  return {
    endpoint: read('S3_ENDPOINT', endpoint, ENDPOINT_EXAMPLE) ?? '',
    bucket: read('S3_BUCKET', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'my-bucket') ?? '',
    region: read('S3_REGION', /^[a-z0-9-]+$/, 'ap-southeast-2') ?? '',
    accessKey: read('S3_ACCESS_KEY', /^\S+$/, 'a key without blanks') ?? '',
    secretKey: read('S3_SECRET_KEY', /^\S+$/, 'a key without blanks') ?? '',
    prefix: read('S3_PREFIX', /^[\w-]+(\/[\w-]+)*\/$/, 'allot/') ?? '',
  };
}
