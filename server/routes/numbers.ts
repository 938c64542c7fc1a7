/** POST /api/applications/{id}/reveal-number/: gives a tax number of an application to a caller who may see it (3-TAXSUM-09). */
import { REVEAL_REASONS } from '#domain/application/issuerPage.ts';
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance } from 'fastify';
import { revealNumber } from '../commands/revealNumber.ts';
import { runCommand, unlessRefused } from '../commands/runCommand.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import { formChecks } from '../http/forms.ts';
import { fieldNames, readFields } from '../http/multipart.ts';
import { applicationIdOf } from '../http/permissions.ts';
import { needSession } from '../http/session.ts';
import { revealedNumber, revealForm } from '../wire/numbers.ts';
import {
  ACTOR,
  responsesByStatus,
  applicationParams,
  FORM,
  LIMITED,
  MISSING,
  describeCall,
  typed,
  unsafeHeaders,
} from './schemas.ts';

/** Bytes of a field: a UUID, or the name of a reason. */
const LONGEST_FIELD = 100;

export function numberRoutes(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).post(
    '/api/applications/:id/reveal-number/',
    {
      config: { needs: 'revealNumbers', form: revealForm },
      onRequest: formChecks(deps.clock, deps.config.submissionsPerMinute),
      schema: {
        ...describeCall(
          'revealNumber',
          'applications',
          'Gives a number of which the application holds the end alone, by its handle.',
          'Each is written into the application’s history, with the reason. 429 above ten of an application within an hour.',
        ),
        params: applicationParams,
        headers: unsafeHeaders,
        response: responsesByStatus({ 200: revealedNumber }, { ...FORM, ...ACTOR, ...LIMITED, ...MISSING }),
      },
    },
    async (request) => {
      const { handle, reason: sent } = await readFields(request, fieldNames(revealForm), LONGEST_FIELD);
      const reason = REVEAL_REASONS.find((known) => known === sent);
      if (reason === undefined) throw new Refusal(400, { message: serverTexts.badRequest });
      const applicationId = applicationIdOf(request);
      const session = await needSession(deps, request);
      const call = { session, target: applicationId, input: { handle, reason } };
      const number = unlessRefused(await runCommand(deps, revealNumber, call));
      await app.noteSecurity({ kind: 'number_revealed', address: request.ip, account: session.userId, applicationId });
      return { number };
    },
  );
}
