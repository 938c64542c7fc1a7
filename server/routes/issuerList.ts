/** POST /api/issuer/applications/: the applications that an issuer has received, for its staff. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { LIST_MARKS, LIST_ORDERS, LISTED_STATUSES, LONGEST_SEARCH } from '#domain/application/issuerList.ts';
import { PAID_STATES } from '#domain/application/receivedPayments.ts';
import { STATUS_ACTORS } from '#domain/data/choices.ts';
import { fromIsoDate } from '#domain/formats/dates.ts';
import { serverTexts } from '#domain/texts.ts';
import { actorOf } from '../applications/access.ts';
import { listReceived, type ListQuery } from '../applications/issuerList.ts';
import { readPlace } from '../applications/listPlace.ts';
import type { ServerDeps } from '../deps.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { formChecks } from '../http/forms.ts';
import { fieldNames, readTextFields } from '../http/multipart.ts';
import { issuerList, issuerListForm } from '../wire/issuerList.ts';
import { parseRowId } from '../wire/kinds.ts';
import { ACTOR, describeCall, FORM, LIMITED, MISSING, responsesByStatus, typed, unsafeHeaders } from './schemas.ts';

/** Bytes of a field: a place holds a name. */
const LONGEST_FIELD = 5_000;

/** Returns the one of these that was sent, null for a blank one. @throws Refusal 400 for any other text */
function oneOrNone<Value extends string>(values: readonly Value[], sent = ''): Value | null {
  if (sent === '') return null;
  const found = values.find((value) => value === sent);
  if (found === undefined) throw badValue();
  return found;
}

/** Returns the ISO date that was sent, null for a blank one. @throws Refusal 400 for any other text */
function dateOrNone(sent = ''): string | null {
  if (sent === '') return null;
  if (!/^\d{4}-\d\d-\d\d$/.test(sent) || fromIsoDate(sent) === '') throw badValue();
  return sent;
}

function badValue(): Refusal {
  return new Refusal(400, { message: serverTexts.badRequest });
}

/** @throws Refusal 400 for a value that no form of ours sends */
async function readQuery(request: FastifyRequest): Promise<Omit<ListQuery, 'issuerId'>> {
  const sent = await readTextFields(request, fieldNames(issuerListForm), LONGEST_FIELD);
  const { search = '', offer = '' } = sent;
  const order = oneOrNone(LIST_ORDERS, sent.order) ?? LIST_ORDERS[0];
  const place = readPlace(order, sent.place ?? '');
  const offerId = parseRowId(offer);
  if (search.length > LONGEST_SEARCH || (offer !== '' && offerId === null) || place === null) throw badValue();
  return {
    search: search.trim(),
    offerId,
    status: oneOrNone(LISTED_STATUSES, sent.status),
    mark: oneOrNone(LIST_MARKS, sent.mark),
    enteredBy: oneOrNone(STATUS_ACTORS, sent.entered_by),
    paid: oneOrNone(PAID_STATES, sent.paid),
    from: dateOrNone(sent.from),
    to: dateOrNone(sent.to),
    order,
    place,
  };
}

export function issuerListRoutes(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).post(
    '/api/issuer/applications/',
    {
      config: { needs: 'own', form: issuerListForm },
      onRequest: formChecks(deps.clock, deps.config.submissionsPerMinute),
      schema: {
        ...describeCall(
          'listIssuerApplications',
          'applications',
          'The applications that the caller’s issuer has received, 50 at a time, and how many there are in each status.',
          'For who acts for an issuer; 404 for everybody else. Of drafts, and of what waits for approval, there are numbers alone. It is a post so that no address holds a name.',
        ),
        headers: unsafeHeaders,
        response: responsesByStatus({ 200: issuerList }, { ...FORM, ...ACTOR, ...LIMITED, ...MISSING }),
      },
    },
    async (request): Promise<Static<typeof issuerList>> => {
      const query = await readQuery(request);
      const { issuerId } = await actorOf(deps.database, request.session);
      if (issuerId === null) throw notFound();
      return listReceived(deps, { ...query, issuerId });
    },
  );
}
