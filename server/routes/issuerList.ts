/** The applications that an issuer has received, for its staff: page by page, and all of them as a file. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { LIST_MARKS, LIST_ORDERS, LISTED_STATUSES, LONGEST_SEARCH } from '#domain/application/issuerList.ts';
import { PAID_STATES } from '#domain/application/receivedPayments.ts';
import { STATUS_ACTORS } from '#domain/data/choices.ts';
import { fromIsoDate } from '#domain/formats/dates.ts';
import { serverTexts } from '#domain/texts.ts';
import { actorOf } from '../applications/access.ts';
import { listReceived, type ListQuery } from '../applications/issuerList.ts';
import { nameListFile, streamListFile } from '../applications/listFile.ts';
import { readPlace } from '../applications/listPlace.ts';
import type { ServerDeps } from '../deps.ts';
import { contentDisposition } from '../documents/fileNames.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { formChecks } from '../http/forms.ts';
import { fieldNames, readTextFields } from '../http/multipart.ts';
import { issuerList, issuerListFileForm, issuerListForm } from '../wire/issuerList.ts';
import { parseRowId } from '../wire/kinds.ts';
import {
  ACTOR,
  describeCall,
  fileResponse,
  FORM,
  LIMITED,
  MISSING,
  responsesByStatus,
  typed,
  unsafeHeaders,
} from './schemas.ts';

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

/** @throws Refusal 400 for a value that no form of ours sends; 404 for a caller who acts for no issuer */
async function readQuery(
  { database }: ServerDeps,
  request: FastifyRequest,
  form: typeof issuerListForm | typeof issuerListFileForm,
): Promise<ListQuery> {
  const sent: Partial<Record<keyof typeof issuerListForm.properties, string>> = await readTextFields(
    request,
    fieldNames(form),
    LONGEST_FIELD,
  );
  const { search = '', offer = '' } = sent;
  const order = oneOrNone(LIST_ORDERS, sent.order) ?? LIST_ORDERS[0];
  const place = readPlace(order, sent.place ?? '');
  const offerId = parseRowId(offer);
  if (search.length > LONGEST_SEARCH || (offer !== '' && offerId === null) || place === null) throw badValue();
  const filters = {
    search: search.trim(),
    offerId,
    status: oneOrNone(LISTED_STATUSES, sent.status),
    mark: oneOrNone(LIST_MARKS, sent.mark),
    enteredBy: oneOrNone(STATUS_ACTORS, sent.entered_by),
    paid: oneOrNone(PAID_STATES, sent.paid),
    from: dateOrNone(sent.from),
    to: dateOrNone(sent.to),
  };
  const { issuerId } = await actorOf(database, request.session);
  if (issuerId === null) throw notFound();
  return { issuerId, ...filters, order, place };
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
    async (request): Promise<Static<typeof issuerList>> =>
      listReceived(deps, await readQuery(deps, request, issuerListForm)),
  );
  fileRoute(app, deps);
}

function fileRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.post(
    '/api/issuer/applications/file/',
    {
      config: { needs: 'own', form: issuerListFileForm },
      onRequest: formChecks(deps.clock, deps.config.sheetsPerMinute),
      schema: {
        ...describeCall(
          'downloadIssuerApplications',
          'applications',
          'All applications that the search and the filters of the list find, in its order, as a CSV file.',
          'UTF-8 with a byte order mark. A cell that would begin a formula has an apostrophe in front. 404 as for the list; a file that fails in the middle is broken off.',
        ),
        headers: unsafeHeaders,
        response: responsesByStatus({ 200: fileResponse('text/csv') }, { ...FORM, ...ACTOR, ...LIMITED, ...MISSING }),
      },
    },
    async (request, reply) => {
      const query = await readQuery(deps, request, issuerListFileForm);
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': contentDisposition(await nameListFile(deps, query)),
        })
        .send(streamListFile(deps, query));
    },
  );
}
