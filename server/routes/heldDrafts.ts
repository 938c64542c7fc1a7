/** Saved drafts for whoever holds them: by their code, since they saved them, or as their own; and what the page at a draft's address has to know. */
import { contactErrors } from '#domain/texts.ts';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import { changeMobile } from '../drafts/changeMobile.ts';
import { leave } from '../drafts/holds.ts';
import { findEndedPage } from '../drafts/endedPage.ts';
import { findDraftPage, noteOpening } from '../drafts/opening.ts';
import { presentDraft } from '../drafts/present.ts';
import { browserHashOf } from '../http/browserCookie.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { actorChecks, formChecks } from '../http/forms.ts';
import { limitCalls } from '../http/limits.ts';
import { fieldNames, readFields } from '../http/multipart.ts';
import { applicationIdOf } from '../http/permissions.ts';
import { needSession } from '../http/session.ts';
import { changedMobile, anyDraftPage, changeMobileForm, draftParams, openedDraft } from '../wire/drafts.ts';
import { mobileRefused } from '../wire/failures.ts';
import { ACTOR, answers, COMMAND, FORM, LIMITED, MISSING, nothing, onApplication, said, typed } from './schemas.ts';

/** Bytes of a number as typed. */
const LONGEST_NUMBER = 100;

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
        response: answers({ 200: anyDraftPage }, { ...MISSING, ...LIMITED }),
      },
    },
    async (request) => {
      const { session, params } = request;
      const from = session && { session, browserHash: browserHashOf(request) };
      const address = { slug: params.slug, draftId: params.id };
      const page =
        from &&
        ((await findDraftPage(deps, { ...from, ...address })) ?? (await findEndedPage(deps, { session, ...address })));
      if (!page) throw notFound();
      return page;
    },
  );

  typed(app).post(
    '/api/applications/:id/open-draft/',
    {
      config: { needs: 'edit' },
      onRequest: actorChecks(limited),
      schema: {
        ...said('openHeldDraft', 'applications', 'Opens a saved draft for whoever holds it already.'),
        ...onApplication,
        response: answers({ 200: openedDraft }, COMMAND),
      },
    },
    async (request) => {
      const session = await needSession(deps, request);
      const applicationId = applicationIdOf(request);
      await inTransaction(deps.database, (transaction) =>
        noteOpening(transaction, deps, { standing: { applicationId, session }, now: clock.now() }),
      );
      return presentDraft(deps, { applicationId, session });
    },
  );

  typed(app).post(
    '/api/applications/:id/leave-draft/',
    {
      config: { needs: 'edit' },
      onRequest: actorChecks(limited),
      schema: {
        ...said(
          'leaveDraft',
          'applications',
          'Ends that the session holds a saved draft; its link stays good.',
          'A draft that belongs to whoever is signed in stays theirs.',
        ),
        ...onApplication,
        response: answers({ 204: nothing }, COMMAND),
      },
    },
    async (request, reply) => {
      const { id: sessionId } = await needSession(deps, request);
      await leave(deps.database, { sessionId, applicationId: applicationIdOf(request) });
      return reply.code(204).send(null);
    },
  );
}

/** Whoever cannot get the codes of their draft asks the registrar, whose staff name another number. */
export function changeMobileRoutes(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).post(
    '/api/applications/:id/change-mobile/',
    {
      config: { needs: 'changeMobile', form: changeMobileForm },
      onRequest: formChecks(deps.clock, deps.config.submissionsPerMinute),
      schema: {
        ...said(
          'changeDraftMobile',
          'applications',
          'Puts another mobile number into a saved draft, for whoever cannot get its codes.',
          'By staff of the issuer. The number of before, and the e-mail address, are told. 400 `{ "mobile": ["…"] }`.',
        ),
        ...onApplication,
        response: answers({ 200: changedMobile }, { ...FORM, ...ACTOR, ...LIMITED, ...MISSING, 400: mobileRefused }),
      },
    },
    async (request) => {
      const { mobile } = await readFields(request, fieldNames(changeMobileForm), LONGEST_NUMBER);
      const session = await needSession(deps, request);
      const changed = await changeMobile(deps, { applicationId: applicationIdOf(request), mobile, session });
      if ('end' in changed) return { mobile_end: changed.end };
      if (changed.refusal === 'no_draft') throw notFound();
      throw new Refusal(400, { mobile: [contactErrors.validMobile] });
    },
  );
}
