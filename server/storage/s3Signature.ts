/** Signatures of S3 calls (AWS Signature Version 4): they prove the caller, the time and the content. */
import aws4 from 'aws4';

export interface UnsignedCall {
  /** Includes the port, unless it is the usual one. */
  host: string;
  method: string;
  /** Percent-encoded, including the query. */
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

/** Returns the headers of the call, including those that sign it. */
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
  // Proxies on the way may replace the length.
  const request = { ...call, service: 's3', headers: dated, extraHeadersToIgnore: { 'content-length': true } };
  return aws4.sign(request, { accessKeyId: accessKey, secretAccessKey: secretKey }).headers;
}
