/** Deletion of a draft by a caller who holds it (reliability P14). */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { deleteDraft } from '../applications/deleteDraft.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import { actorChecks } from '../http/forms.ts';
import { limitCalls } from '../http/limits.ts';
import { applicationIdOf } from '../http/permissions.ts';
import { deletedForADay } from '../wire/drafts.ts';
import { draftCodeNeeded, forbidden } from '../wire/failures.ts';
import { answers, applicationParams, COMMAND, fileKeyHeaders, nothing, said } from './schemas.ts';

export function draftRemovalRoutes(app: FastifyInstance, deps: ServerDeps): void {
  app.post(
    '/api/applications/:id/delete-draft/',
    {
      config: { needs: 'edit', asksForCode: true },
      onRequest: actorChecks(limitCalls(deps.clock, deps.config.submissionsPerMinute)),
      schema: {
        ...said(
          'deleteDraft',
          'applications',
          'Deletes a draft: for good where the account owns it or the session has begun it, else for a day.',
          '204 once it is gone for good: answers, documents, links and codes. 200 where the caller has shown the draft’s code alone: it is gone for everybody, and its link and a code restore it up to `until`. 403 `{ code: "draft_code", draft_url, mobile_end }` where the draft’s code is to be given first; 409 with the reason once it has been submitted, for whoever may read it; 404 for anybody else, as where there is none.',
        ),
        params: applicationParams,
        headers: fileKeyHeaders,
        response: answers(
          { 200: deletedForADay, 204: nothing },
          { ...COMMAND, 403: Type.Union([forbidden, draftCodeNeeded]) },
        ),
      },
    },
    async (request, reply) => {
      const { session } = request;
      const by = { sessionId: session?.id ?? null, userId: session?.userId ?? null };
      const deleted = await deleteDraft(deps, { id: applicationIdOf(request), ...by });
      // Submitted, or deleted, by another call at this moment.
      if (deleted === null) throw new Refusal(409, { message: serverTexts.draftNoMore });
      if (deleted.endsAt === null) return reply.code(204).send();
      return reply.code(200).send({ until: deleted.endsAt.toISOString() });
    },
  );
}
