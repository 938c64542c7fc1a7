/** Signatures of S3 calls (AWS Signature Version 4): who calls, when, and with which content. */
import aws4 from 'aws4';

export interface UnsignedCall {
  /** With its port, where that is not the usual one. */
  host: string;
  method: string;
  /** Percent-encoded, with its query. */
  path: string;
  region: string;
  /** SHA-256 of the body: the store refuses any other. */
  bodyHash: string;
  headers: Record<string, string>;
}

export interface S3Credentials {
  accessKey: string;
  secretKey: string;
}

/** The headers of the call with those that sign it. */
export function signedHeaders(
  { bodyHash, headers, ...call }: UnsignedCall,
  { accessKey, secretKey }: S3Credentials,
  at: Date,
): Record<string, string> {
  const dated = {
    ...headers,
    'X-Amz-Date': at.toISOString().replace(/[:-]|\.\d{3}/g, ''),
    'X-Amz-Content-Sha256': bodyHash,
  };
  // Proxies on the way take the length for their own.
  const request = { ...call, service: 's3', headers: dated, extraHeadersToIgnore: { 'content-length': true } };
  return aws4.sign(request, { accessKeyId: accessKey, secretAccessKey: secretKey }).headers;
}
