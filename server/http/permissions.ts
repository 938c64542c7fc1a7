/**
 * Needs of a call, declared at its route: a route that declares nothing keeps the service from starting (design 4a). Needs about an
 * application are enforced here, by that very declaration.
 */
import type { Permission } from '#domain/application/access.ts';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { findAccess, refuseNeed } from '../applications/access.ts';
import { codeRefusal } from '../applications/codeRefusal.ts';
import { findDraft, hasOwnAddress } from '../applications/repository.ts';
import type { ServerDeps } from '../deps.ts';
import { LOOPBACK } from '../lines.ts';
import { notFound, type Refusal } from './errors.ts';
import { needSession } from './session.ts';

/**
 * nothing: the response is the same for every caller. own: the call is about the caller's own session, sign-in and uploads alone.
 * development: the route is absent in production, and under any other name than a loopback one. `read` and so on: a permission for the
 * application that `:id` names.
 */
export type Need = 'nothing' | 'own' | 'development' | Permission;

declare module 'fastify' {
  interface FastifyContextConfig {
    needs?: Need;
    /**
     * Asks for the draft's code if the caller lacks the permission, but held the draft or has the file that it was saved from (3-OTP-01).
     */
    asksForCode?: boolean;
  }
}

const OF_NO_APPLICATION: readonly (Need | undefined)[] = ['nothing', 'own', 'development', undefined];

/** Id as the database has them; any other text names no application. */
const ID = /^[1-9]\d{0,9}$/;
const LARGEST_ID = 2 ** 31 - 1;

/** Returns the id of the application that a call with a permission is about. */
export function applicationIdOf(request: FastifyRequest): number {
  const { id } = request.params as { id?: unknown };
  const number = typeof id === 'string' && ID.test(id) ? Number(id) : NaN;
  // An id of another caller, an unknown id and an impossible id get the same response.
  if (!(number <= LARGEST_ID)) throw notFound();
  return number;
}

function isPermission(need: Need | undefined): need is Permission {
  return !OF_NO_APPLICATION.includes(need);
}

async function codeAsked(deps: ServerDeps, request: FastifyRequest): Promise<Refusal | null> {
  const draft = await findDraft(deps.database, { id: applicationIdOf(request) });
  if (draft === null || !hasOwnAddress(draft)) return null;
  const fileKey = draft.fileKey === request.headers['x-file-key'] ? draft.fileKey : null;
  // The code is requested in a session: a guess does not begin one.
  const session = fileKey === null ? request.session : await needSession(deps, request);
  return session && codeRefusal(deps, { sessionId: session.id, fileKey, draft });
}

/**
 * Returns true when the caller names this machine by a loopback name. A page from elsewhere can lead its own name to this machine (DNS
 * rebinding), and would read what development shows.
 */
function isAskedHere({ headers: { host = '' } }: FastifyRequest): boolean {
  return LOOPBACK.test(host.replace(/:\d+$/, ''));
}

/** Enforces the needs that routes declare. Returns a check for the time when all routes are there: each must declare a need. */
export function addPermissionHooks(app: FastifyInstance, deps: ServerDeps): () => void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.needs === 'development' && !isAskedHere(request)) throw notFound();
  });
  app.addHook('preValidation', async (request) => {
    const { needs, asksForCode } = request.routeOptions.config;
    if (!isPermission(needs)) return;
    const allowed = await findAccess(deps, request.session, applicationIdOf(request));
    if (allowed.has(needs)) return;
    const asked = asksForCode && (await codeAsked(deps, request));
    if (asked) throw asked;
    throw refuseNeed(allowed, needs);
  });
  return () => {
    const undeclared = routes.filter(({ config }) => config?.needs === undefined);
    if (undeclared.length > 0)
      throw new Error(`These routes declare no need: ${undeclared.map(({ url }) => url).join(', ')}`);
  };
}
