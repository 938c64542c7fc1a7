/**
 * Saved drafts for callers who hold them: by their code, by having saved them, or as their own; and the data for the page at a draft's
 * address.
 */
import type { FastifyInstance } from 'fastify';
import { changeMobile } from '../commands/changeMobile.ts';
import { noteDraftOpened } from '../commands/noteDraftOpened.ts';
import { runCommand, unlessRefused } from '../commands/runCommand.ts';
import type { ServerDeps } from '../deps.ts';
import { endHoldOfSession } from '../drafts/holds.ts';
import { findEndedPage } from '../drafts/endedPage.ts';
import { findDraftPage } from '../drafts/opening.ts';
import { presentDraft } from '../drafts/present.ts';
import { browserHashOf } from '../http/browserCookie.ts';
import { notFound } from '../http/errors.ts';
import { actorChecks, formChecks } from '../http/forms.ts';
import { limitCalls } from '../http/limits.ts';
import { fieldNames, readFields } from '../http/multipart.ts';
import { applicationIdOf } from '../http/permissions.ts';
import { needSession } from '../http/session.ts';
import { changedMobile, anyDraftPage, changeMobileForm, draftParams, openedDraft } from '../wire/drafts.ts';
import { mobileRefused } from '../wire/failures.ts';
import {
  ACTOR,
  responsesByStatus,
  COMMAND,
  FORM,
  LIMITED,
  MISSING,
  emptyResponse,
  onApplication,
  describeCall,
  typed,
} from './schemas.ts';

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
        ...describeCall(
          'getDraftPage',
          'applications',
          'What the page at a draft’s address shows.',
          '404 for whoever has nothing to do with the draft, as where there is none.',
        ),
        params: draftParams,
        response: responsesByStatus({ 200: anyDraftPage }, { ...MISSING, ...LIMITED }),
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
        ...describeCall('openHeldDraft', 'applications', 'Opens a saved draft for whoever holds it already.'),
        ...onApplication,
        response: responsesByStatus({ 200: openedDraft }, COMMAND),
      },
    },
    async (request) => {
      const session = await needSession(deps, request);
      const applicationId = applicationIdOf(request);
      await runCommand(deps, noteDraftOpened, { session, target: applicationId, input: null });
      return presentDraft(deps, { applicationId, session });
    },
  );

  typed(app).post(
    '/api/applications/:id/leave-draft/',
    {
      config: { needs: 'edit' },
      onRequest: actorChecks(limited),
      schema: {
        ...describeCall(
          'leaveDraft',
          'applications',
          'Ends that the session holds a saved draft; its link stays good.',
          'A draft that belongs to whoever is signed in stays theirs.',
        ),
        ...onApplication,
        response: responsesByStatus({ 204: emptyResponse }, COMMAND),
      },
    },
    async (request, reply) => {
      const { id: sessionId } = await needSession(deps, request);
      await endHoldOfSession(deps.database, { sessionId, applicationId: applicationIdOf(request) });
      return reply.code(204).send(null);
    },
  );
}

/**
 * Adds the change of a draft's mobile number. An applicant who cannot get the codes asks the registrar, whose staff name another number.
 */
export function changeMobileRoutes(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).post(
    '/api/applications/:id/change-mobile/',
    {
      config: { needs: 'changeMobile', form: changeMobileForm },
      onRequest: formChecks(deps.clock, deps.config.submissionsPerMinute),
      schema: {
        ...describeCall(
          'changeDraftMobile',
          'applications',
          'Puts another mobile number into a saved draft, for whoever cannot get its codes.',
          'By staff of the issuer. The number of before, and the e-mail address, are told. 400 `{ "mobile": ["…"] }`.',
        ),
        ...onApplication,
        response: responsesByStatus(
          { 200: changedMobile },
          { ...FORM, ...ACTOR, ...LIMITED, ...MISSING, 400: mobileRefused },
        ),
      },
    },
    async (request) => {
      const { mobile } = await readFields(request, fieldNames(changeMobileForm), LONGEST_NUMBER);
      const session = await needSession(deps, request);
      const call = { session, target: applicationIdOf(request), input: mobile };
      const { masked } = unlessRefused(await runCommand(deps, changeMobile, call));
      return { masked_mobile: masked };
    },
  );
}
