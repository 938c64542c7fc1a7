/** Notes the security events that any request can cause: limits that were reached, and permissions that were refused. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PermissionRefused, Refusal } from '../http/errors.ts';
import type { SecurityEventKind } from '../database/limitTables.ts';
import { notingSecurity, type NoteSecurity, type SecurityDeps } from './events.ts';

declare module 'fastify' {
  interface FastifyInstance {
    noteSecurity: NoteSecurity;
  }
}

/** Returns the application in the address of a request; null: none. */
function applicationOf({ params }: FastifyRequest): number | null {
  const { id } = (params ?? {}) as { id?: unknown };
  return typeof id === 'string' && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

function kindOf(error: unknown): SecurityEventKind | null {
  if (error instanceof PermissionRefused) return 'permission_refused';
  return error instanceof Refusal && error.statusCode === 429 ? 'limit_reached' : null;
}

/** Adds `app.noteSecurity`, and notes every refusal of a limit or a permission. */
export function addSecurityEvents(app: FastifyInstance, deps: SecurityDeps): void {
  const note = notingSecurity(deps, app.log);
  app.decorate('noteSecurity', note);
  app.addHook('onError', async (request, _reply, error) => {
    const kind = kindOf(error);
    if (kind === null) return;
    const account = request.session?.userId ?? null;
    await note({ kind, address: request.ip, account, applicationId: applicationOf(request) });
  });
}
