/** Headers of every reply, whatever its status. */
import type { FastifyInstance } from 'fastify';

/** Directive that a page with styles of its own adds their hashes to. */
const STYLES = "style-src 'self'";

/** The style hash is of the one `<style>` that react-aria injects (touch-action of pressables). */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  `${STYLES} 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='`,
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types allot#webpack dompurify react-aria allot 'allow-duplicates'",
].join('; ');

/** Returns the policy of a page with styles of its own, by their hashes. */
export function policyWith(hashes: readonly string[]): string {
  return CONTENT_SECURITY_POLICY.replace(STYLES, [STYLES, ...hashes].join(' '));
}

/** Policy for files that people uploaded or issuers supplied: the browser runs nothing that they hold. */
export const SANDBOX_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/**
 * Policy of an uploaded PDF that a page of this service shows in a frame: the browser's own viewer, which runs nothing of it, does not start
 * in a sandbox.
 */
export const FRAMED_POLICY = "frame-ancestors 'self'";

const HEADERS: Record<string, string> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** Files that a browser may cache set their own cache-control. */
export const EVERY_REPLY: Record<string, string> = { ...HEADERS, 'cache-control': 'no-store' };

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(EVERY_REPLY);
  });
}

/** Returns the reply to bytes that are not HTTP, for which no hook runs. */
export function malformedRequestReply(status: 400 | 431): string {
  const lines = Object.entries({ ...EVERY_REPLY, 'content-length': '0', connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `HTTP/1.1 ${status} ${status === 400 ? 'Bad Request' : 'Request Header Fields Too Large'}\r\n${lines.join('\r\n')}\r\n\r\n`;
}
