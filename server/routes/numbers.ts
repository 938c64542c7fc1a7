/** POST /api/applications/{id}/reveal-number/: a tax number that an application holds, to whoever may see it (3-TAXSUM-09). */
import { NEW_APPLICATION } from '#domain/session.ts';
import { submittingActor } from '#domain/statuses.ts';
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance } from 'fastify';
import { readContact } from '../applications/masked.ts';
import { REVEAL_REASONS, revealNumber } from '../applications/reveal.ts';
import type { ServerDeps } from '../deps.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { formChecks } from '../http/forms.ts';
import { fieldNames, readFields } from '../http/multipart.ts';
import { applicationIdOf } from '../http/permissions.ts';
import { needSession } from '../http/session.ts';
import { findUser } from '../users/users.ts';
import { revealedNumber, revealForm } from '../wire/numbers.ts';
import { ACTOR, answers, applicationParams, FORM, LIMITED, MISSING, said, typed, unsafeHeaders } from './schemas.ts';

/** Bytes of a field: a UUID, or the name of a reason. */
const LONGEST_FIELD = 100;

export function numberRoutes(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).post(
    '/api/applications/:id/reveal-number/',
    {
      config: { needs: 'revealNumbers', form: revealForm },
      onRequest: formChecks(deps.clock, deps.config.submissionsPerMinute),
      schema: {
        ...said(
          'revealNumber',
          'applications',
          'Gives a number of which the application holds the end alone, by its handle.',
          'Each is written into the application’s history, with the reason. 429 above ten of an application within an hour.',
        ),
        params: applicationParams,
        headers: unsafeHeaders,
        response: answers({ 200: revealedNumber }, { ...FORM, ...ACTOR, ...LIMITED, ...MISSING }),
      },
    },
    async (request) => {
      const { handle, reason: sent } = await readFields(request, fieldNames(revealForm), LONGEST_FIELD);
      const reason = REVEAL_REASONS.find((known) => known === sent);
      if (reason === undefined) throw new Refusal(400, { message: serverTexts.badRequest });
      const applicationId = applicationIdOf(request);
      const session = await needSession(deps, request);
      const [user, stored] = await Promise.all([findUser(deps.database, session), readContact(deps, applicationId)]);
      if (!stored) throw notFound();
      const actingAs = submittingActor({ user, application: stored.application, mode: NEW_APPLICATION });
      const number = await revealNumber(deps, { applicationId, handle, reason, session, actingAs });
      if (number === null) throw notFound();
      await app.noteSecurity({ kind: 'number_revealed', address: request.ip, account: session.userId, applicationId });
      return { number };
    },
  );
}
