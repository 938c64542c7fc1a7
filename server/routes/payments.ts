/** Payments received, as the issuer's staff record them: one, or those of a pasted list, which is checked first. */
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { LONGEST_PASTED, MOST_PASTED, readPasted } from '#domain/application/pastedPayments.ts';
import { pastDayError } from '#domain/rules/pastDay.ts';
import { readPayment, type ReceivedPayment } from '#domain/application/receivedPayments.ts';
import { fromIsoDate } from '#domain/formats/dates.ts';
import { daysAt, OFFER_ZONE, zoneOf } from '#domain/formats/zones.ts';
import { serverTexts } from '#domain/texts.ts';
import { receivedTexts } from '#domain/texts/received.ts';
import { actorOf } from '../applications/access.ts';
import { checkPasted } from '../applications/pastedPayments.ts';
import { recordPayment, removePayment } from '../commands/recordPayment.ts';
import { runCommand, unlessRefused } from '../commands/runCommand.ts';
import type { ServerDeps } from '../deps.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { formChecks } from '../http/forms.ts';
import { fieldNames, readFields } from '../http/multipart.ts';
import { applicationIdOf } from '../http/permissions.ts';
import { needSession } from '../http/session.ts';
import { failure } from '../wire/failures.ts';
import { isUuid } from '../wire/kinds.ts';
import { pastedForm, pastedPayments, paymentForm, removePaymentForm } from '../wire/payments.ts';
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
  unsafeHeaders,
} from './schemas.ts';

/** Bytes of a field of one payment: each letter of a bank's reference has four at most. */
const LONGEST_FIELD = 1_000;

/** A list at once, for several members of staff. */
const PAYMENTS_A_MINUTE = 600;

const RESPONSES = responsesByStatus(
  { 204: emptyResponse },
  { ...FORM, ...ACTOR, ...LIMITED, ...MISSING, 409: failure },
);

export function paymentRoutes(app: FastifyInstance, deps: ServerDeps): void {
  recordRoute(app, deps);
  removeRoute(app, deps);
  checkRoute(app, deps);
}

function recordRoute(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).post(
    '/api/issuer/applications/:id/payments/',
    {
      config: { needs: 'decide', form: paymentForm },
      onRequest: formChecks(deps.clock, PAYMENTS_A_MINUTE),
      schema: {
        ...describeCall(
          'recordPayment',
          'applications',
          'Records a payment that arrived for an application.',
          'The e-mails leave after ten minutes. A repeat with the same id changes nothing. 409 if other payments than those of `seen` were recorded, if nothing is payable any more, and above 20 payments.',
        ),
        ...onApplication,
        response: RESPONSES,
      },
    },
    async (request, reply) => {
      const sent = await readFields(request, fieldNames(paymentForm), LONGEST_FIELD);
      const target = applicationIdOf(request);
      const id = sent.id.toLowerCase();
      if (!isUuid(id)) throw badRequest();
      const payment = await readSent(deps, target, sent);
      const session = await needSession(deps, request);
      const input = { id, ...payment, seen: sent.seen };
      unlessRefused(await runCommand(deps, recordPayment, { session, target, input }));
      return reply.code(204).send(null);
    },
  );
}

/** @throws Refusal 400 with the error of the first field that cannot be recorded */
async function readSent(
  { database, clock }: Pick<ServerDeps, 'database' | 'clock'>,
  target: number,
  sent: Record<'received_on' | 'amount' | 'bank_reference', string>,
): Promise<ReceivedPayment> {
  const { content: offer } = await database
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .select('content')
    .where('applications.id', '=', target)
    .executeTakeFirstOrThrow();
  const read = readPayment(
    { receivedOn: fromIsoDate(sent.received_on), amount: sent.amount, bankReference: sent.bank_reference },
    { currency: offer.currency_code ?? 'AUD', today: daysAt(clock.now().getTime(), zoneOf(offer)).latestDay },
  );
  if ('payment' in read) return read.payment;
  throw new Refusal(400, { message: Object.values(read.errors)[0] ?? serverTexts.badRequest });
}

function removeRoute(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).post(
    '/api/issuer/applications/:id/payments/remove/',
    {
      config: { needs: 'decide', form: removePaymentForm },
      onRequest: formChecks(deps.clock, PAYMENTS_A_MINUTE),
      schema: {
        ...describeCall(
          'removePayment',
          'applications',
          'Removes a payment that was recorded by mistake.',
          'Those who were told of it get an e-mail that it was a mistake. A repeat changes nothing.',
        ),
        ...onApplication,
        response: RESPONSES,
      },
    },
    async (request, reply) => {
      const { id } = await readFields(request, fieldNames(removePaymentForm), LONGEST_FIELD);
      const session = await needSession(deps, request);
      const target = applicationIdOf(request);
      if (!isUuid(id.toLowerCase())) throw badRequest();
      unlessRefused(await runCommand(deps, removePayment, { session, target, input: { id: id.toLowerCase() } }));
      return reply.code(204).send(null);
    },
  );
}

function checkRoute(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).post(
    '/api/issuer/payments/check/',
    {
      config: { needs: 'own', form: pastedForm },
      onRequest: formChecks(deps.clock, deps.config.submissionsPerMinute),
      schema: {
        ...describeCall(
          'checkPayments',
          'applications',
          'Judges each line of a pasted list of payments. Nothing is recorded.',
          'For who acts for an issuer; 404 for everybody else. It knows the applications that this issuer has received alone.',
        ),
        headers: unsafeHeaders,
        response: responsesByStatus({ 200: pastedPayments }, { ...FORM, ...ACTOR, ...LIMITED, ...MISSING }),
      },
    },
    async (request): Promise<Static<typeof pastedPayments>> => {
      const { list, received_on: receivedOn } = await readFields(request, fieldNames(pastedForm), 4 * LONGEST_PASTED);
      const { issuerId } = await actorOf(deps.database, request.session);
      if (issuerId === null) throw notFound();
      const { latestDay: today } = daysAt(deps.clock.now().getTime(), OFFER_ZONE);
      const isDay = fromIsoDate(receivedOn) !== '';
      const wrongDay = pastDayError(isDay ? receivedOn : null, today);
      const lines = list.length > LONGEST_PASTED ? [] : readPasted(list);
      if (wrongDay !== undefined) throw new Refusal(400, { message: wrongDay });
      if (list.length > LONGEST_PASTED) throw new Refusal(400, { message: receivedTexts.list.tooLong });
      if (lines.length > MOST_PASTED) throw new Refusal(400, { message: receivedTexts.list.tooMany(MOST_PASTED) });
      return { lines: await checkPasted(deps.database, { issuerId, lines, receivedOn, today }) };
    },
  );
}

function badRequest(): Refusal {
  return new Refusal(400, { message: serverTexts.badRequest });
}
