/** Return to one's applications: an account's drafts and submitted ones, and the link again for an applicant who has lost it (3-LAND-20). */
import type { FastifyInstance } from 'fastify';
import { serverTexts } from '#domain/texts.ts';
import type { Static } from 'typebox';
import { listSubmittedOf } from '../applications/own.ts';
import { ownerOf } from '../applications/owner.ts';
import type { ServerDeps } from '../deps.ts';
import { listDraftsOf } from '../drafts/own.ts';
import { requestLink } from '../drafts/resending.ts';
import { callerNetwork } from '../http/callerNetwork.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { limitCalls } from '../http/limits.ts';
import { fieldNames, readFields, requireMultipart } from '../http/multipart.ts';
import { findOfferBySlug } from '../offers/offers.ts';
import { findUser } from '../users/users.ts';
import { applicationList } from '../wire/applications.ts';
import { draftList, resendForm } from '../wire/drafts.ts';
import {
  responsesByStatus,
  FORM,
  LIMITED,
  MISSING,
  emptyResponse,
  describeCall,
  slugParams,
  tokenHeader,
  typed,
} from './schemas.ts';

/** Bytes of an address. */
const LONGEST_FIELD = 1000;

export function resumingRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const { clock, config, database } = deps;
  typed(app).get(
    '/api/drafts/',
    {
      config: { needs: 'own' },
      onRequest: limitCalls(clock, config.submissionsPerMinute),
      schema: {
        ...describeCall(
          'getDrafts',
          'applications',
          'The saved drafts of whoever is signed in, those saved last first.',
          '1,000 at most. Empty when nobody is signed in, and for who acts for an issuer.',
        ),
        response: responsesByStatus({ 200: draftList }, LIMITED),
      },
    },
    async ({ session }): Promise<Static<typeof draftList>> => {
      const owner = session && ownerOf(await findUser(database, session));
      return { results: owner === null ? [] : await listDraftsOf(deps, owner) };
    },
  );

  typed(app).get(
    '/api/applications/',
    {
      config: { needs: 'own' },
      onRequest: limitCalls(clock, config.submissionsPerMinute),
      schema: {
        ...describeCall(
          'getApplications',
          'applications',
          'The submitted applications of the signed-in account, the last submitted first.',
          '500 at most. Empty when nobody is signed in, and for who acts for an issuer.',
        ),
        response: responsesByStatus({ 200: applicationList }, LIMITED),
      },
    },
    async ({ session }): Promise<Static<typeof applicationList>> => {
      const owner = session && ownerOf(await findUser(database, session));
      return { results: owner === null ? [] : await listSubmittedOf(deps, owner) };
    },
  );

  typed(app).post(
    '/offers/:slug/resend-link/',
    {
      config: { needs: 'own', form: resendForm },
      onRequest: [requireMultipart, limitCalls(clock, config.loginsPerMinute)],
      schema: {
        ...describeCall(
          'resendDraftLink',
          'applications',
          'Sends the link of a saved draft again, to the address that the draft names.',
          'The same answer, in the same time, whether there is a draft of this address or not.',
        ),
        params: slugParams,
        headers: tokenHeader,
        response: responsesByStatus({ 204: emptyResponse }, { ...FORM, ...LIMITED, ...MISSING }),
      },
    },
    async (request, reply) => {
      const { email_address: address } = await readFields(request, fieldNames(resendForm), LONGEST_FIELD);
      const stored = await findOfferBySlug(database, clock, request.params.slug);
      if (!stored) throw notFound();
      const asked = { offerId: stored.offer.id, address, network: callerNetwork(request.ip) };
      if (!(await requestLink(deps, asked))) throw new Refusal(429, { message: serverTexts.tooManyCalls });
      return reply.code(204).send(null);
    },
  );
}
