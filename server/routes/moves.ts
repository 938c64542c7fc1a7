/** Decisions of the issuer's staff on a received application, and taking them back. */
import type { FastifyInstance } from 'fastify';
import { LISTED_STATUSES } from '#domain/application/issuerList.ts';
import { readAllotment } from '#domain/application/allotment.ts';
import { areDetailsOf, MOVE_KINDS, NO_DETAILS, REJECT_REASONS, type MoveDetails } from '#domain/application/moves.ts';
import { fromIsoDate } from '#domain/formats/dates.ts';
import { daysAt, OFFER_ZONE } from '#domain/formats/zones.ts';
import { serverTexts } from '#domain/texts.ts';
import { move, takeBack } from '../commands/move.ts';
import { runCommand, unlessRefused } from '../commands/runCommand.ts';
import type { Clock, ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import { formChecks } from '../http/forms.ts';
import { fieldNames, readFields, readTextFields } from '../http/multipart.ts';
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
      config: { needs: 'decide', form: moveForm },
      onRequest: formChecks(deps.clock, MOVES_A_MINUTE),
      schema: {
        ...describeCall(
          'moveApplication',
          'applications',
          'Accepts an application, completes it (with the allotment), does not accept it (with a reason), reopens it or withdraws it for the applicant.',
          'The e-mails leave after ten minutes. A repeat with the same id changes nothing. 409 if the status is not `from`, or allows no such move.',
        ),
        ...onApplication,
        response: RESPONSES,
      },
    },
    async (request, reply) => {
      const sent = await readTextFields(request, fieldNames(moveForm), LONGEST_FIELD);
      const id = sent.id?.toLowerCase() ?? '';
      const kind = MOVE_KINDS.find((known) => known === sent.kind);
      const from = LISTED_STATUSES.find((known) => known === sent.from);
      const details = readDetails(sent, deps.clock);
      if (!isUuid(id) || kind === undefined || from === undefined || !areDetailsOf(kind, details))
        throw new Refusal(400, { message: serverTexts.badRequest });
      const session = await needSession(deps, request);
      const target = applicationIdOf(request);
      unlessRefused(await runCommand(deps, move, { session, target, input: { id, kind, from, ...details } }));
      return reply.code(204).send(null);
    },
  );
  typed(app).post(
    '/api/issuer/applications/:id/moves/take-back/',
    {
      config: { needs: 'decide', form: takeBackForm },
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

/** @throws Refusal 400 with the error of the first field of an allotment that cannot be recorded */
function readDetails(
  sent: Partial<Record<'reason' | 'allotted_on' | 'units' | 'holder_number', string>>,
  clock: Clock,
): MoveDetails {
  const { reason: named = '', allotted_on: day = '', units = '', holder_number: holderNumber = '' } = sent;
  const reason = REJECT_REASONS.find((known) => known === named);
  if (reason === undefined && named !== '') throw new Refusal(400, { message: serverTexts.badRequest });
  if ([day, units, holderNumber].every((text) => text === '')) return { ...NO_DETAILS, reason: reason ?? null };
  const { latestDay } = daysAt(clock.now().getTime(), OFFER_ZONE);
  const read = readAllotment({ allottedOn: fromIsoDate(day), units, holderNumber }, latestDay);
  if ('allotment' in read) return { reason: reason ?? null, allotment: read.allotment };
  throw new Refusal(400, { message: Object.values(read.errors)[0] ?? serverTexts.badRequest });
}
