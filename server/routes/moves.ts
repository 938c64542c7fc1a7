/** Decisions of the issuer's staff on a received application, and taking them back. */
import type { FastifyInstance } from 'fastify';
import { LISTED_STATUSES } from '#domain/application/issuerList.ts';
import { MOVE_KINDS, REJECT_REASONS } from '#domain/application/moves.ts';
import { serverTexts } from '#domain/texts.ts';
import { move, takeBack } from '../commands/move.ts';
import { runCommand, unlessRefused } from '../commands/runCommand.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import { formChecks } from '../http/forms.ts';
import { fieldNames, readFields } from '../http/multipart.ts';
import { applicationIdOf } from '../http/permissions.ts';
import { needSession } from '../http/session.ts';
import { moveForm, takeBackForm } from '../wire/issuerPage.ts';
import { failure } from '../wire/failures.ts';
import { isUuid } from '../wire/kinds.ts';
import {
  ACTOR,
  describeCall,
  emptyResponse,
  FORM,
  LIMITED,
  MISSING,
  onApplication,
  responsesByStatus,
  typed,
} from './schemas.ts';

/** Bytes of a field: an id is the longest. */
const LONGEST_FIELD = 100;

/** A page of the list at once, and taken back, for several members of staff. */
const MOVES_A_MINUTE = 300;

const RESPONSES = responsesByStatus(
  { 204: emptyResponse },
  { ...FORM, ...ACTOR, ...LIMITED, ...MISSING, 409: failure },
);

export function moveRoutes(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).post(
    '/api/issuer/applications/:id/moves/',
    {
      config: { needs: 'manage', form: moveForm },
      onRequest: formChecks(deps.clock, MOVES_A_MINUTE),
      schema: {
        ...describeCall(
          'moveApplication',
          'applications',
          'Accepts an application, does not accept it (with a reason), reopens it or withdraws it for the applicant.',
          'The e-mails leave after ten minutes. A repeat with the same id changes nothing. 409 if the status is not `from`, or allows no such move.',
        ),
        ...onApplication,
        response: RESPONSES,
      },
    },
    async (request, reply) => {
      const sent = await readFields(request, fieldNames(moveForm), LONGEST_FIELD);
      const id = sent.id.toLowerCase();
      const kind = MOVE_KINDS.find((known) => known === sent.kind);
      const from = LISTED_STATUSES.find((known) => known === sent.from);
      const reason = REJECT_REASONS.find((known) => known === sent.reason) ?? null;
      const isReasoned = kind === 'reject' ? reason !== null : sent.reason === '';
      if (!isUuid(id) || kind === undefined || from === undefined || !isReasoned)
        throw new Refusal(400, { message: serverTexts.badRequest });
      const session = await needSession(deps, request);
      const target = applicationIdOf(request);
      unlessRefused(await runCommand(deps, move, { session, target, input: { id, kind, from, reason } }));
      return reply.code(204).send(null);
    },
  );
  typed(app).post(
    '/api/issuer/applications/:id/moves/take-back/',
    {
      config: { needs: 'manage', form: takeBackForm },
      onRequest: formChecks(deps.clock, MOVES_A_MINUTE),
      schema: {
        ...describeCall(
          'takeMoveBack',
          'applications',
          'Takes the last decision on an application back, with its e-mails.',
          'A repeat changes nothing. 409 once the ten minutes are over, or if it is not the last decision.',
        ),
        ...onApplication,
        response: RESPONSES,
      },
    },
    async (request, reply) => {
      const { id } = await readFields(request, fieldNames(takeBackForm), LONGEST_FIELD);
      const session = await needSession(deps, request);
      const target = applicationIdOf(request);
      unlessRefused(await runCommand(deps, takeBack, { session, target, input: { id: id.toLowerCase() } }));
      return reply.code(204).send(null);
    },
  );
}
