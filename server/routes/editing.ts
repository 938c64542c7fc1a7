/** Received application for staff who edit it; the edit itself is a create-update call. */
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { presentForEditing } from '../applications/editing.ts';
import { noteEditOpened } from '../commands/noteEditOpened.ts';
import { runCommand, unlessRefused } from '../commands/runCommand.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import { actorChecks } from '../http/forms.ts';
import { limitCalls } from '../http/limits.ts';
import { applicationIdOf } from '../http/permissions.ts';
import { needSession } from '../http/session.ts';
import { emptiedRefusal } from '../records/standing.ts';
import { editedApplication } from '../wire/editing.ts';
import { failure } from '../wire/failures.ts';
import { emptied } from '../wire/records.ts';
import { COMMAND, describeCall, onApplication, responsesByStatus, typed } from './schemas.ts';

export function editingRoutes(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).post(
    '/api/issuer/applications/:id/edit/',
    {
      config: { needs: 'decide' },
      onRequest: actorChecks(limitCalls(deps.clock, deps.config.submissionsPerMinute)),
      schema: {
        ...describeCall(
          'openForEditing',
          'applications',
          'A received application, opened by staff to be edited, with its revision; tax numbers as masks. The history says so.',
          'The edit is a create-update call with `application_id` and `If-Match`. 409 if its status allows no edit; 410 once it was emptied.',
        ),
        ...onApplication,
        response: responsesByStatus({ 200: editedApplication }, { ...COMMAND, 409: failure, 410: emptied }),
      },
    },
    async (request): Promise<Static<typeof editedApplication>> => {
      const id = applicationIdOf(request);
      const refusal = await emptiedRefusal(deps.database, id);
      if (refusal instanceof Refusal) throw refusal;
      const session = await needSession(deps, request);
      const presented = await presentForEditing(deps, { id, session });
      unlessRefused(await runCommand(deps, noteEditOpened, { session, target: id, input: null }));
      return presented;
    },
  );
}
