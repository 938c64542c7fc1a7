/**
 * What a call needs, declared at its route: a route that declares nothing keeps the service from starting (design 4a). Needs that speak of
 * an application are enforced here, by that very declaration.
 */
import type { Permission } from '#domain/access.ts';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { serverTexts } from '#domain/texts.ts';
import { findAccess } from '../applications/access.ts';
import { codeNeeded } from '../applications/codeNeeded.ts';
import { findDraft, isKept } from '../applications/repository.ts';
import type { ServerDeps } from '../deps.ts';
import { LOOPBACK } from '../lines.ts';
import { notFound, PermissionRefused, type Refusal } from './errors.ts';
import { needSession } from './session.ts';

/**
 * nothing: it says the same to everybody. own: it speaks of the caller's own session, sign-in and uploads alone, whoever that is.
 * development: it is not there in production, nor under another name than a loopback one. `read` and so on: a permission for the application that `:id` names.
 */
export type Need = 'nothing' | 'own' | 'development' | Permission;

declare module 'fastify' {
  interface FastifyContextConfig {
    needs?: Need;
    /** Whoever held the draft, or has the file that it was saved from, is asked for its code where they may not (3-OTP-01). */
    asksForCode?: boolean;
  }
}

const OF_NO_APPLICATION: readonly (Need | undefined)[] = ['nothing', 'own', 'development', undefined];

/** An id as the database has them; what cannot be one names no application. */
const ID = /^[1-9]\d{0,9}$/;
const LARGEST_ID = 2 ** 31 - 1;

/** The application that a call with a permission is about. */
export function applicationIdOf(request: FastifyRequest): number {
  const { id } = request.params as { id?: unknown };
  const number = typeof id === 'string' && ID.test(id) ? Number(id) : NaN;
  // Another's, one that there is not and what cannot be one are not told apart.
  if (!(number <= LARGEST_ID)) throw notFound();
  return number;
}

function isPermission(need: Need | undefined): need is Permission {
  return !OF_NO_APPLICATION.includes(need);
}

async function codeAsked(deps: ServerDeps, request: FastifyRequest): Promise<Refusal | null> {
  const draft = await findDraft(deps.database, { id: applicationIdOf(request) });
  if (draft === null || !isKept(draft)) return null;
  const fileKey = draft.fileKey === request.headers['x-file-key'] ? draft.fileKey : null;
  // The code is asked for in a session: nobody begins one by a guess.
  const session = fileKey === null ? request.session : await needSession(deps, request);
  return session && codeNeeded(deps, { sessionId: session.id, fileKey, draft });
}

/**
 * Whether the caller names this machine by a loopback name. A page from elsewhere can lead its own name to this machine (DNS rebinding), and
 * would read what development shows.
 */
function isAskedHere({ headers: { host = '' } }: FastifyRequest): boolean {
  return LOOPBACK.test(host.replace(/:\d+$/, ''));
}

/** Enforces what routes declare. Gives what checks, once all routes are there, that each of them declares something. */
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
    // Whoever may read what was submitted hears why it is no draft; nobody else hears that it is there.
    throw allowed.has('read') && needs !== 'empty'
      ? new PermissionRefused(409, { message: serverTexts.draftNoMore })
      : new PermissionRefused(404, { message: serverTexts.notFound });
  });
  return () => {
    const undeclared = routes.filter(({ config }) => config?.needs === undefined);
    if (undeclared.length > 0)
      throw new Error(`These routes declare no need: ${undeclared.map(({ url }) => url).join(', ')}`);
  };
}
