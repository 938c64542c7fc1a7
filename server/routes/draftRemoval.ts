/** Deletion of a draft by a caller who holds it (reliability P14). */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { deleteDraft } from '../commands/deleteDraft.ts';
import { runCommand, unlessRefused } from '../commands/runCommand.ts';
import type { ServerDeps } from '../deps.ts';
import { actorChecks } from '../http/forms.ts';
import { limitCalls } from '../http/limits.ts';
import { applicationIdOf } from '../http/permissions.ts';
import { deletedForADay } from '../wire/drafts.ts';
import { draftCodeNeeded, forbidden } from '../wire/failures.ts';
import {
  responsesByStatus,
  applicationParams,
  COMMAND,
  fileKeyHeaders,
  emptyResponse,
  describeCall,
} from './schemas.ts';

export function draftRemovalRoutes(app: FastifyInstance, deps: ServerDeps): void {
  app.post(
    '/api/applications/:id/delete-draft/',
    {
      config: { needs: 'edit', asksForCode: true },
      onRequest: actorChecks(limitCalls(deps.clock, deps.config.submissionsPerMinute)),
      schema: {
        ...describeCall(
          'deleteDraft',
          'applications',
          'Deletes a draft: for good where the account owns it or the session has begun it, else for a day.',
          '204 once it is gone for good: answers, documents, links and codes. 200 where the caller has shown the draft’s code alone: it is gone for everybody, and its link and a code restore it up to `until`. 403 `{ code: "draft_code", draft_url, masked_mobile }` where the draft’s code is to be given first; 409 with the reason once it has been submitted, for whoever may read it; 404 for anybody else, as where there is none.',
        ),
        params: applicationParams,
        headers: fileKeyHeaders,
        response: responsesByStatus(
          { 200: deletedForADay, 204: emptyResponse },
          { ...COMMAND, 403: Type.Union([forbidden, draftCodeNeeded]) },
        ),
      },
    },
    async (request, reply) => {
      const call = { session: request.session, target: applicationIdOf(request), input: null };
      const deleted = unlessRefused(await runCommand(deps, deleteDraft, call));
      if (deleted.endsAt === null) return reply.code(204).send();
      return reply.code(200).send({ until: deleted.endsAt.toISOString() });
    },
  );
}
