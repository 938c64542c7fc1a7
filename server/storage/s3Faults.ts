/** Explains to the operator why a bucket cannot be used. */
import type { S3Settings } from './s3Settings.ts';

type Named = Pick<S3Settings, 'endpoint' | 'bucket' | 'region'>;

const BY_CODE = new Map<string, (settings: Named) => string>(
  Object.entries({
    NoSuchBucket: ({ bucket }: Named) => `There is no bucket ${bucket} (S3_BUCKET).`,
    InvalidAccessKeyId: () => 'The store does not know S3_ACCESS_KEY.',
    SignatureDoesNotMatch: () => 'The store refuses the signature: check S3_SECRET_KEY, and S3_REGION.',
    AccessDenied: ({ bucket }: Named) =>
      `S3_ACCESS_KEY may not read, write and delete in the bucket ${bucket}: give it s3:GetObject, s3:PutObject, s3:DeleteObject, and s3:ListBucket so that a missing file is told from a forbidden one.`,
    RequestTimeTooSkewed: () => 'The clock of this machine differs from the store by more than a quarter of an hour.',
    AuthorizationHeaderMalformed: ({ region }: Named) => `The bucket is not in the region ${region} (S3_REGION).`,
    PermanentRedirect: ({ region }: Named) =>
      `The bucket is not in the region ${region} (S3_REGION), or S3_ENDPOINT is another's.`,
    changed: () =>
      'What was written came back changed: what answers at S3_ENDPOINT does not store contents as they are.',
  }),
);

/** Codes for no answer, or no answer now: nothing shows that the settings are wrong. */
const SILENCE =
  /^(timeout|5\d\d|InternalError|RequestTimeout|ServiceUnavailable|SlowDown|E(AI_AGAIN|CONN\w+|HOST\w+|NET\w+|NOTFOUND|PIPE|TIMEDOUT)|ERR_STREAM_PREMATURE_CLOSE)$/;

/** True if a failure of this code may be over in a minute. */
export function isTemporaryFault(code: string): boolean {
  return SILENCE.test(code);
}

/** e.g. `The storage of S3_ENDPOINT cannot be used (NoSuchBucket). There is no bucket allot (S3_BUCKET).` */
export function describeS3Fault(code: string, settings: Named): string {
  const reason =
    BY_CODE.get(code)?.(settings) ?? `Is ${settings.endpoint} right (S3_ENDPOINT), and can it be reached from here?`;
  return `The storage of S3_ENDPOINT cannot be used (${code}). ${reason}`;
}
