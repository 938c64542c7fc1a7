/** Puts the caller's session on the request, and guards unsafe calls against forgery. */
import { actorName } from '#domain/session.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock, ServerDeps } from '../deps.ts';
import { csrfTokenFor, findSession, isCsrfToken, openSession, prolongSession, type OpenedSession, type Session } from '../sessions/sessions.ts';
import { ActorRefused, CsrfRefused } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

/** The second name is kept by browsers for this host alone, over TLS alone: no neighbour of the domain can plant one (reliability S8). */
function cookieName(request: FastifyRequest): string {
  return request.protocol === 'https' ? '__Host-allot_session' : 'allot_session';
}

/** The value of the caller's session cookie. */
function secretOf(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request)];
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
 * Before anything of an unsafe call is read: it must come from our own pages, with a session and that session's token. Calls that
 * change something by GET ask for it themselves.
 * @throws CsrfRefused otherwise; the client then fetches a token and tries once more
 */
export async function requireOwnPage(request: FastifyRequest): Promise<void> {
  const secret = secretOf(request);
  const token = request.headers['x-csrf-token'];
  const isAllowed = !isForeign(request) && secret !== undefined && request.session !== null && typeof token === 'string' && isCsrfToken(secret, token);
  if (!isAllowed) throw new CsrfRefused();
}

/**
 * A page says who it believes to be acting. Where the session has ended, or somebody else has signed in in another tab, nothing is
 * done in the wrong name (3-ERR-03). A call that says nothing is believed to know.
 * @throws ActorRefused
 */
export async function requireSameActor(request: FastifyRequest): Promise<void> {
  const claimed = request.headers['x-acting-as'];
  if (claimed !== undefined && claimed !== nameOf(sessionOf(request))) throw new ActorRefused();
}

function nameOf({ userId, actingAs }: Session): string {
  return actorName(userId === null ? null : { id: userId }, actingAs);
}

export function addSessionHooks(app: FastifyInstance, deps: ServerDeps): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    const secret = secretOf(request);
    request.session = secret ? await findSession(deps, secret) : null;
    if (!SAFE_METHODS.has(request.method)) await requireOwnPage(request);
  });
}

/** The session of a call that the guard let through. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new CsrfRefused();
  return request.session;
}

interface CookieOptions {
  secret: string;
  expiresAt: Date;
  clock: Clock;
}

/** The cookie lasts as long as its session. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, { secret, expiresAt, clock }: CookieOptions): void {
  const maxAge = Math.max(0, Math.round((expiresAt.getTime() - clock.now().getTime()) / 1000));
  reply.setCookie(cookieName(request), secret, { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', maxAge });
}

/** Takes the cookie of an ended session back. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.clearCookie(cookieName(request), { path: '/', secure: request.protocol === 'https' });
}

/** Makes sure that the caller has a session, sets its cookie, and gives its token. */
export async function ensureCsrfToken(deps: ServerDeps, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { session, secret } = presentSession(request) ?? (await openSession(deps));
  setSessionCookie(request, reply, { secret, expiresAt: await prolongSession(deps, session), clock: deps.clock });
  return csrfTokenFor(secret);
}

function presentSession(request: FastifyRequest): OpenedSession | null {
  const secret = secretOf(request);
  const { session } = request;
  return session && secret !== undefined ? { session, secret } : null;
}
