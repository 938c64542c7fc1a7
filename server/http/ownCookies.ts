/** Names and guards of the service's own cookies: the session's, the log-in device's and the browser's. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

export type OwnCookie = 'session' | 'device' | 'browser';

declare module 'fastify' {
  interface FastifyInstance {
    /** True when people reach the service over TLS. */
    isPublicHttps: boolean;
  }
}

/** Decides for all cookies of the service by `PUBLIC_URL`: a proxy that is not trusted, or is silent, weakens none of them. */
export function addOwnCookies(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  app.decorate('isPublicHttps', publicUrl.startsWith('https://'));
}

/**
 * Returns the name of a cookie. Browsers store a `__Host-` cookie for this host alone, over TLS alone: no neighbour of the domain can plant
 * one (reliability S8).
 */
function nameOf({ server }: FastifyRequest, cookie: OwnCookie): string {
  return `${server.isPublicHttps ? '__Host-' : ''}allot_${cookie}`;
}

/** Returns the value that the browser sent. */
export function readOwnCookie(request: FastifyRequest, cookie: OwnCookie): string | undefined {
  return request.cookies[nameOf(request, cookie)];
}

/** Sets a cookie that scripts cannot read and other sites do not send. @param maxAge seconds */
export function setOwnCookie(
  reply: FastifyReply,
  cookie: OwnCookie,
  { value, maxAge }: { value: string; maxAge: number },
): void {
  const { request } = reply;
  reply.setCookie(nameOf(request, cookie), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.server.isPublicHttps,
    maxAge,
  });
}

/** Clears a cookie. */
export function clearOwnCookie(reply: FastifyReply, cookie: OwnCookie): FastifyReply {
  const { request } = reply;
  return reply.clearCookie(nameOf(request, cookie), { path: '/', secure: request.server.isPublicHttps });
}
