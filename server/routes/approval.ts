/** Decisions of an investor on an adviser's application beside the approval, which is a submission. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { decline } from '../commands/decline.ts';
import { emptyDeclined } from '../commands/emptyDeclined.ts';
import { runCommand, unlessRefused } from '../commands/runCommand.ts';
import type { ServerDeps } from '../deps.ts';
import { actorChecks } from '../http/forms.ts';
import { limitCalls } from '../http/limits.ts';
import { applicationIdOf } from '../http/permissions.ts';
import { needSession } from '../http/session.ts';
import { draftCodeNeeded, forbidden } from '../wire/failures.ts';
import { responsesByStatus, COMMAND, emptyResponse, onApplication, describeCall, typed } from './schemas.ts';

export function approvalRoutes(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).post(
    '/api/applications/:id/decline/',
    {
      config: { needs: 'approve', asksForCode: true },
      onRequest: actorChecks(limitCalls(deps.clock, deps.config.submissionsPerMinute)),
      schema: {
        ...describeCall(
          'declineApplication',
          'applications',
          'Withdraws an adviser’s application that its investor does not approve. It cannot be undone.',
          'Of whoever has opened it by its code. Both are told by e-mail; the issuer never hears of it. 403 `{ code: "draft_code", draft_url, masked_mobile }` where their time at it is over; 409 or 404 once it was approved or declined.',
        ),
        ...onApplication,
        response: responsesByStatus(
          { 204: emptyResponse },
          { ...COMMAND, 403: Type.Union([forbidden, draftCodeNeeded]) },
        ),
      },
    },
    async (request, reply) => {
      const session = await needSession(deps, request);
      unlessRefused(await runCommand(deps, decline, { session, target: applicationIdOf(request), input: null }));
      return reply.code(204).send(null);
    },
  );

  typed(app).post(
    '/api/applications/:id/empty/',
    {
      config: { needs: 'empty' },
      onRequest: actorChecks(limitCalls(deps.clock, deps.config.submissionsPerMinute)),
      schema: {
        ...describeCall(
          'emptyApplication',
          'applications',
          'Deletes what was entered in an application that its investor declined, before its 30 days are over.',
          'For the session or account that declined it, and for a session that came by the link of the e-mail to the investor and is not known as the adviser’s. Answers, documents and records go; the bare row stays with its history. A repeat answers the same; 404 for every other caller. 409 while the e-mails about the decline have not left.',
        ),
        ...onApplication,
        response: responsesByStatus({ 204: emptyResponse }, COMMAND),
      },
    },
    async (request, reply) => {
      const session = await needSession(deps, request);
      unlessRefused(await runCommand(deps, emptyDeclined, { session, target: applicationIdOf(request), input: null }));
      return reply.code(204).send(null);
    },
  );
}
