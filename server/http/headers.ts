/** The headers that every reply carries, whatever its status. */
import type { FastifyInstance } from 'fastify';

/** The style hash is of the one `<style>` that react-aria injects (touch-action of pressables). */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types allot#webpack dompurify react-aria allot 'allow-duplicates'",
].join('; ');

/** For files that people uploaded or issuers supplied: whatever they hold, the browser runs none of it. */
export const SANDBOX_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

const HEADERS: Record<string, string> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** Files that may be kept by a browser say so themselves. */
export const EVERY_REPLY: Record<string, string> = { ...HEADERS, 'cache-control': 'no-store' };

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(EVERY_REPLY);
  });
}

/** The answer to bytes that are not HTTP, where no hook runs. */
export function malformedRequestReply(status: 400 | 431): string {
  const lines = Object.entries({ ...EVERY_REPLY, 'content-length': '0', connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `HTTP/1.1 ${status} ${status === 400 ? 'Bad Request' : 'Request Header Fields Too Large'}\r\n${lines.join('\r\n')}\r\n\r\n`;
}
