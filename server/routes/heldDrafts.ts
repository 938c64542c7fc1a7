/** Saved drafts for whoever holds them: by their code, since they saved them, or as their own; and what the page at a draft's address has to know. */
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import { leave } from '../drafts/holds.ts';
import { findDraftPage, noteOpening } from '../drafts/opening.ts';
import { presentDraft } from '../drafts/present.ts';
import { notFound } from '../http/errors.ts';
import { limitCalls } from '../http/limits.ts';
import { applicationIdOf } from '../http/permissions.ts';
import { needSession, requireSameActor } from '../http/session.ts';
import { draftPage, draftParams, openedDraft } from '../wire/drafts.ts';
import {
  ACTOR,
  answers,
  applicationParams,
  LIMITED,
  MISSING,
  nothing,
  said,
  typed,
  UNSAFE,
  unsafeHeaders,
} from './schemas.ts';

export function heldDraftRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const { clock, config } = deps;
  const limited = limitCalls(clock, config.submissionsPerMinute);
  typed(app).get(
    '/api/offers/:slug/drafts/:id/',
    {
      config: { needs: 'own' },
      onRequest: limited,
      schema: {
        ...said(
          'getDraftPage',
          'applications',
          'What the page at a draft’s address shows.',
          '404 for whoever has nothing to do with the draft, as where there is none.',
        ),
        params: draftParams,
        response: answers({ 200: draftPage }, { ...MISSING, ...LIMITED }),
      },
    },
    async ({ session, params: { slug, id } }) => {
      const page = session && (await findDraftPage(deps, { session, slug, draftId: id }));
      if (!page) throw notFound();
      return page;
    },
  );

  typed(app).post(
    '/api/applications/:id/open-draft/',
    {
      config: { needs: 'edit' },
      onRequest: [requireSameActor, limited],
      schema: {
        ...said('openHeldDraft', 'applications', 'Opens a saved draft for whoever holds it already.'),
        params: applicationParams,
        headers: unsafeHeaders,
        response: answers({ 200: openedDraft }, { ...UNSAFE, ...ACTOR, ...LIMITED, ...MISSING }),
      },
    },
    async (request) => {
      const session = await needSession(deps, request);
      const applicationId = applicationIdOf(request);
      await inTransaction(deps.database, (transaction) =>
        noteOpening(transaction, deps, { standing: { applicationId, session }, now: clock.now() }),
      );
      return presentDraft(deps, applicationId);
    },
  );

  typed(app).post(
    '/api/applications/:id/leave-draft/',
    {
      config: { needs: 'edit' },
      onRequest: [requireSameActor, limited],
      schema: {
        ...said(
          'leaveDraft',
          'applications',
          'Ends that the session holds a saved draft; its link stays good.',
          'A draft that belongs to whoever is signed in stays theirs.',
        ),
        params: applicationParams,
        headers: unsafeHeaders,
        response: answers({ 204: nothing }, { ...UNSAFE, ...ACTOR, ...LIMITED, ...MISSING }),
      },
    },
    async (request, reply) => {
      const { id: sessionId } = await needSession(deps, request);
      await leave(deps.database, { sessionId, applicationId: applicationIdOf(request) });
      return reply.code(204).send(null);
    },
  );
}
