/** Pages in which a saved draft is open. */
import type { FastifyInstance } from 'fastify';
import { serverTexts } from '#domain/texts.ts';
import type { ServerDeps } from '../deps.ts';
import { recordOpenPage, readIdle } from '../drafts/presence.ts';
import { Refusal } from '../http/errors.ts';
import { actorChecks } from '../http/forms.ts';
import { limitCalls } from '../http/limits.ts';
import { fieldNames, readFields, requireMultipart } from '../http/multipart.ts';
import { applicationIdOf } from '../http/permissions.ts';
import { needSession } from '../http/session.ts';
import { PRESENCE_ACTIONS, presence, presenceForm } from '../wire/drafts.ts';
import { failure } from '../wire/failures.ts';
import { isUuid } from '../wire/kinds.ts';
import { responsesByStatus, COMMAND, FORM, onApplication, describeCall, typed } from './schemas.ts';

/** Bytes of a field. */
const LONGEST_FIELD = 100;

export function presenceRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const { clock, config, database } = deps;
  typed(app).post(
    '/api/applications/:id/presence/',
    {
      config: { needs: 'edit', form: presenceForm },
      onRequest: actorChecks(limitCalls(clock, config.submissionsPerMinute)),
      // Runs after the permission: a wrong content type must not reveal a draft.
      preHandler: requireMultipart,
      schema: {
        ...describeCall(
          'notePresence',
          'applications',
          'Says that a saved draft is open in a page; answers in which others it is.',
          'Counts as no use of the session.',
        ),
        ...onApplication,
        response: responsesByStatus({ 200: presence }, { ...FORM, ...COMMAND, 400: failure }),
      },
    },
    async (request) => {
      const { page, idle, doing } = await readFields(request, fieldNames(presenceForm), LONGEST_FIELD);
      const known = PRESENCE_ACTIONS.find((word) => word === doing);
      const pageId = page?.toLowerCase() ?? '';
      if (!isUuid(pageId) || known === undefined) throw new Refusal(400, { message: serverTexts.badRequest });
      const session = await needSession(deps, request);
      const at = { applicationId: applicationIdOf(request), pageId, session, now: clock.now() };
      return recordOpenPage(database, at, { doing: known, idle: readIdle(idle) });
    },
  );
}
