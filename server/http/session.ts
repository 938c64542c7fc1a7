/** Puts the caller's session on the request, and guards unsafe calls against forgery. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { csrfTokenFor, findSession, isCsrfToken, openSession, prolongSession, SESSION_COOKIE, type Session } from '../sessions/sessions.ts';
import { CsrfRefused } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True when the browser says, or its Origin shows, that another site sent this call. */
function isForeign(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== request.host);
}

/**
 * Before anything of an unsafe call is read: it must come from our own pages, with a session and that session's token.
 * @throws CsrfRefused otherwise; the client then fetches a token and tries once more
 */
async function guard(deps: ServerDeps, request: FastifyRequest): Promise<void> {
  const secret = request.cookies[SESSION_COOKIE];
  request.session = secret ? await findSession(deps, secret) : null;
  if (SAFE_METHODS.has(request.method)) return;
  const token = request.headers['x-csrf-token'];
  const isAllowed = !isForeign(request) && secret !== undefined && request.session !== null && typeof token === 'string' && isCsrfToken(secret, token);
  if (!isAllowed) throw new CsrfRefused();
}

export function addSessionHooks(app: FastifyInstance, deps: ServerDeps): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => guard(deps, request));
}

/** The session of a call that the guard let through. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new CsrfRefused();
  return request.session;
}

/** Makes sure that the caller has a session, sets its cookie, and gives its token. */
export async function ensureCsrfToken(deps: ServerDeps, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  let secret = request.cookies[SESSION_COOKIE];
  if (request.session) await prolongSession(deps, request.session);
  else ({ secret } = await openSession(deps));
  if (secret === undefined) throw new CsrfRefused();
  reply.setCookie(SESSION_COOKIE, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', maxAge: 30 * 24 * 60 * 60 });
  return csrfTokenFor(secret);
}
