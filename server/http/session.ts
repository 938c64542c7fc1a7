/** Puts the caller's session on the request, and guards unsafe calls against forgery. */
import { actorName } from '#domain/session.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock, ServerDeps } from '../deps.ts';
import { recordUse } from '../drafts/holds.ts';
import { endOfIssued, issueSecret } from '../sessions/freshSecrets.ts';
import {
  csrfTokenFor,
  findSession,
  isCsrfToken,
  recordActivity,
  openVisitorSession,
  prolongSession,
  type CallerSession,
  type Session,
  type Visitor,
} from '../sessions/sessions.ts';
import { browserHashOf } from './browserCookie.ts';
import { callerNetwork } from './callerNetwork.ts';
import { ActorRefused, CsrfRefused } from './errors.ts';
import { clearOwnCookie, readOwnCookie, setOwnCookie } from './ownCookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: CallerSession | null;
    /** Caller with a cookie that was issued here, whose session has no row yet; null for any other caller. */
    visitor: { secret: string; expiresAt: Date } | null;
  }
  interface FastifyContextConfig {
    /** Set on a route that answers without looking for the caller's session. */
    hasNoSession?: boolean;
  }
}

/** Returns the value of the caller's session cookie. */
function secretOf(request: FastifyRequest): string | undefined {
  return readOwnCookie(request, 'session');
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Returns true when the browser says, or its Origin shows, that another site sent this call. */
function isForeign(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== request.host);
}

/**
 * Guards unsafe calls that no session allows, but a secret in their address: they come from the page of that address. This page hides the
 * address, and so its origin, which old browsers then call `null`.
 * @throws CsrfRefused if another site has sent the call
 */
function requireNoOtherSite(request: FastifyRequest): void {
  const hidesOrigin = request.headers['sec-fetch-site'] === undefined && request.headers.origin === 'null';
  if (!hidesOrigin && isForeign(request)) throw new CsrfRefused();
}

/**
 * Guards an unsafe call before anything of it is read: it must come from our own pages, with a session or a visitor's cookie that was
 * issued here, and with the token that belongs to it. Calls that change something by GET run this guard themselves.
 * @throws CsrfRefused otherwise; the client then fetches a token and tries once more
 */
export async function requireOwnPage(request: FastifyRequest): Promise<void> {
  const secret = secretOf(request);
  const token = request.headers['x-csrf-token'];
  const isKnown = request.session !== null || request.visitor !== null;
  const hasToken = secret !== undefined && typeof token === 'string' && isCsrfToken(secret, token);
  if (isForeign(request) || !isKnown || !hasToken) throw new CsrfRefused();
}

/**
 * Checks the actor that the page names. If the session has ended, or another person has signed in in another tab, nothing is done in the
 * wrong name (3-ERR-03). A call that names no actor passes.
 * @throws ActorRefused
 */
export async function requireSameActor(request: FastifyRequest): Promise<void> {
  const claimed = request.headers['x-acting-as'];
  if (claimed !== undefined && claimed !== nameOf(request.session)) throw new ActorRefused();
}

function nameOf(session: Session | null): string {
  return session?.userId == null ? actorName(null, null) : actorName({ id: session.userId }, session.actingAs);
}

export function addSessionHooks(app: FastifyInstance, deps: ServerDeps): void {
  app.decorateRequest('session', null);
  app.decorateRequest('visitor', null);
  app.addHook('onRequest', async (request) => {
    const isUnsafe = !SAFE_METHODS.has(request.method);
    if (request.routeOptions.config.hasNoSession) {
      if (isUnsafe) requireNoOtherSite(request);
      return;
    }
    await recognise(deps, request);
    // Our pages set it on the first call after a key or a press; no other site can.
    if (request.session && request.headers['x-person-active'] === '1') await noteAtWork(deps, request.session);
    if (isUnsafe) await requireOwnPage(request);
  });
}

/** Notes that a person pressed a key: the lifetime of a log-in, or of a draft's hold, starts again. */
async function noteAtWork(deps: ServerDeps, session: Session): Promise<void> {
  if (session.userId === null) await recordUse(deps.database, { sessionId: session.id, now: deps.clock.now() });
  else await recordActivity(deps, session);
}

async function recognise(deps: ServerDeps, request: FastifyRequest): Promise<void> {
  const secret = secretOf(request);
  const found = secret ? await findSession(deps, secret) : null;
  request.session = found === null || found === 'ended' ? null : calling(request, found);
  const expiresAt = secret && found === null ? await endOfIssued(deps, secret) : null;
  request.visitor = secret && expiresAt ? { secret, expiresAt } : null;
}

/** Returns the session with what this call shows about its caller. */
function calling(request: FastifyRequest, session: Session): CallerSession {
  return { ...session, browserHash: browserHashOf(request), network: callerNetwork(request.ip) };
}

/** Returns the session of a call that the guard let through; a visitor's begins here, with the first call that stores something. */
export async function needSession(deps: ServerDeps, request: FastifyRequest): Promise<CallerSession> {
  const { secret } = visitorOf(request);
  const session = request.session ?? (await openVisitorSession(deps, secret));
  if (!session) throw new CsrfRefused();
  request.session ??= calling(request, session);
  await prolongSession(deps, request.session);
  return request.session;
}

/** Returns the caller, with or without a session, of a call that the guard let through. */
export function visitorOf(request: FastifyRequest): Visitor {
  const secret = secretOf(request);
  if (secret === undefined) throw new CsrfRefused();
  return { session: request.session, secret };
}

interface CookieOptions {
  secret: string;
  expiresAt: Date;
  clock: Clock;
}

/** Sets the cookie for as long as its session lasts. */
export function setSessionCookie(reply: FastifyReply, { secret, expiresAt, clock }: CookieOptions): void {
  const maxAge = Math.max(0, Math.round((expiresAt.getTime() - clock.now().getTime()) / 1000));
  setOwnCookie(reply, 'session', { value: secret, maxAge });
}

/** Clears the cookie of an ended session. */
export function clearSessionCookie(reply: FastifyReply): FastifyReply {
  return clearOwnCookie(reply, 'session');
}

/** Ensures that the caller has a cookie that a session can begin with, sets it, and returns its token; makes no row. */
export async function ensureCsrfToken(deps: ServerDeps, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const cookie = (await presentCookie(deps, request)) ?? (await issuedCookie(deps));
  setWhereLonger(reply, { ...cookie, clock: deps.clock });
  return csrfTokenFor(cookie.secret);
}

/** Returns the session of a call by GET that stores something, and sets its cookie. A caller without a session gets one here. */
export async function beginSession(deps: ServerDeps, request: FastifyRequest, reply: FastifyReply): Promise<Session> {
  const cookie = (await presentCookie(deps, request)) ?? (await issuedCookie(deps));
  const session = request.session ?? (await openVisitorSession(deps, cookie.secret));
  // A person has signed in with this cookie meanwhile, and has another one.
  if (!session) throw new CsrfRefused();
  setWhereLonger(reply, { ...cookie, clock: deps.clock });
  return session;
}

interface PresentCookie {
  secret: string;
  expiresAt: Date;
  /** True when the browser may have it with an earlier end. */
  mayLastLonger: boolean;
}

/** Returns the valid cookie of the call as it came; null if there is none. */
async function presentCookie(deps: ServerDeps, request: FastifyRequest): Promise<PresentCookie | null> {
  const { session, visitor } = request;
  const secret = secretOf(request);
  if (!session || secret === undefined) return visitor && { ...visitor, mayLastLonger: false };
  return { secret, expiresAt: await prolongSession(deps, session), mayLastLonger: session.userId === null };
}

async function issuedCookie(deps: ServerDeps): Promise<PresentCookie> {
  return { ...(await issueSecret(deps)), mayLastLonger: true };
}

/**
 * Sets the cookie, except one that the browser has as it is. A response that was under way during a log-in, and comes after it, would put
 * the old cookie in the place of the new one.
 */
function setWhereLonger(reply: FastifyReply, { mayLastLonger, ...cookie }: PresentCookie & CookieOptions): void {
  if (mayLastLonger) setSessionCookie(reply, cookie);
}
