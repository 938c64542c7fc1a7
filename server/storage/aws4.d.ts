/** The part of aws4 that is used here: it signs a request by adding headers to it. */
declare module 'aws4' {
  export interface SignedRequest {
    host: string;
    method: string;
    path: string;
    service: string;
    region: string;
    headers: Record<string, string>;
    /** Headers that proxies on the way change. */
    extraHeadersToIgnore?: Record<string, boolean>;
  }
  export function sign(
    request: SignedRequest,
    credentials: { accessKeyId: string; secretAccessKey: string },
  ): SignedRequest;
  const aws4: { sign: typeof sign };
  export default aws4;
}
