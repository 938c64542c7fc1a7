/** POST /offer/api/application-create-update/ (2-CALL-01 to 2-CALL-05), and the query for the outcome of such a call. */
import { LARGEST_APPLICATION } from '#domain/model/limits.ts';
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { settleOutcome, type SubmissionOutcome } from '../applications/outcome.ts';
import { createOrUpdate, keysIn, readKey } from '../applications/createUpdate.ts';
import type { SubmissionReply } from '../applications/submissionReply.ts';
import type { SentApplication } from '../applications/work/reading.ts';
import { readSent } from '../applications/work/work.ts';
import type { ServerDeps } from '../deps.ts';
import { ensureBrowserCookie } from '../http/browserCookie.ts';
import { callerOf } from '../http/caller.ts';
import { Refusal } from '../http/errors.ts';
import { formChecks } from '../http/forms.ts';
import { limitCalls, queuedFor } from '../http/limits.ts';
import { fieldNames, readFields, readManyTexts, requireMultipart } from '../http/multipart.ts';
import type { UnreadableText } from '../http/safeJson.ts';
import { needSession } from '../http/session.ts';
import { limitConcurrency } from '../http/concurrency.ts';
import { outcomeForm, submissionBody, submissionOutcome, submissionReply } from '../wire/applications.ts';
import {
  draftCodeNeeded,
  draftMissing,
  failure,
  forbidden,
  revisionStale,
  submissionRefused,
} from '../wire/failures.ts';
import {
  ACTOR,
  responsesByStatus,
  commandHeaders,
  FORM,
  LIMITED,
  describeCall,
  tokenHeader,
  typed,
} from './schemas.ts';

const SUBMITTING =
  'Multipart with one field, JSON: the offer’s id, the answers by step, and `action`: `splash` for the early lead, `save_as_draft` for a draft, `autosave` for one that saves itself (of somebody signed in, or saved before), unfinished and invalid answers too. `file_key` is the client’s own name of the file that the application is made from. Numbers that came as masks go back as they came, with their `number_handles` (entity id and field -> handle). Submitting and saving need the header `Idempotency-Key` (a UUID) and, of an application that was saved as a draft (`application_id`), `If-Match` with its revision; a save can name the keys of its own earlier ones that were not answered (`X-Earlier-Keys`), and stands on what these saved as well. Staff who submit with the `application_id` of what their issuer has received edit it, with `If-Match`: its status and the applicant’s own statements stay, and nothing is written if no answer differs. 400 `{ offer: ["…"] }` or `{ errors: { [step]: { [path]: message } }, message }`; 409 same key in flight, or closed; 422 same key, other body; 403 `{ code: "draft_code", draft_url, masked_mobile }` where the draft’s code is to be given first; 404 the draft is not there, with `code` `draft_lodged`, `draft_lodged_own`, `draft_deleted` or `declined` for whoever had a part in it; 412 it was saved elsewhere meanwhile; 428 without `If-Match`.';

/** Bytes of the outcome query: a UUID. */
const KEY_SIZE = 100;
/** Queries that one page makes in a minute. */
const QUESTIONS_PER_SUBMISSION = 6;

declare module 'fastify' {
  interface FastifyRequest {
    /** Content of the create-update call; null before it is read, and for every other call. */
    sent: SentApplication | null;
  }
}

/** Receives the multipart body, which stays unparsed text until it is the caller's turn. */
async function receiveBody(request: FastifyRequest): Promise<void> {
  request.body = await readManyTexts(request, 'application_data', LARGEST_APPLICATION);
}

/** Reads the text and replaces the body by its outline, before the schema checks it. */
async function readBody(request: FastifyRequest): Promise<void> {
  const text = String(request.body);
  const size = { bytes: Buffer.byteLength(text), people: 0 };
  const sent = await readSent(text, { size, caller: queuedFor(request) });
  if (sent === null) throw new Refusal(400, { message: serverTexts.applicationUnreadable });
  if ('unreadable' in sent) throw unreadable(sent.unreadable);
  request.sent = sent;
  request.body = { application_data: sent.outline };
}

/** Returns a 400 that names step and field of each text that was damaged on its way here. */
function unreadable(texts: readonly UnreadableText[]): Refusal {
  const errors: Record<string, Record<string, string>> = {};
  for (const { key, path } of texts) (errors[key] ??= {})[path] = serverTexts.textUnreadable;
  return new Refusal(400, { errors, message: serverTexts.applicationHasErrors });
}

function sentOf({ sent }: FastifyRequest): SentApplication {
  if (sent === null) throw new Error('The body of the call was not read.');
  return sent;
}

export function applicationRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const turns = limitConcurrency();
  app.decorateRequest('sent', null);
  typed(app).post(
    '/offer/api/application-create-update/',
    {
      config: { needs: 'own', form: submissionBody, refuseEarly: turns.refuseEarly },
      onRequest: [...formChecks(deps.clock, deps.config.submissionsPerMinute), turns.onRequest],
      // Parsing and checking are work like the steps after them: a flood's bodies wait for their turn unparsed.
      preValidation: [receiveBody, turns.takeTurn, readBody],
      schema: {
        ...describeCall(
          'createUpdateApplication',
          'applications',
          'Submits an application, saves it as a draft, or keeps an early lead.',
          SUBMITTING,
        ),
        body: submissionBody,
        headers: commandHeaders,
        response: responsesByStatus(
          { 200: submissionReply },
          {
            ...FORM,
            ...ACTOR,
            ...LIMITED,
            400: submissionRefused,
            403: Type.Union([forbidden, draftCodeNeeded]),
            404: draftMissing,
            409: failure,
            412: revisionStale,
            422: failure,
            428: revisionStale,
          },
        ),
      },
    },
    async (request, reply): Promise<SubmissionReply> => {
      const sent = sentOf(request);
      const session = await needSession(deps, request);
      // The cookie identifies the browser when it comes to approve an application that was submitted in it.
      const browserHash =
        sent.read.action === undefined ? ensureBrowserCookie(request, reply, deps.ids) : session.browserHash;
      return createOrUpdate(deps, {
        session: { ...session, browserHash },
        caller: callerOf(request),
        key: request.headers['idempotency-key'],
        ifMatch: request.headers['if-match'],
        earlierKeys: keysIn(request.headers['x-earlier-keys']),
        isShared: request.headers['x-shared-computer'] === '1',
        sent,
      });
    },
  );

  typed(app).post(
    '/offer/api/submission-outcome/',
    {
      config: { needs: 'own', form: outcomeForm },
      onRequest: [
        requireMultipart,
        limitCalls(deps.clock, deps.config.submissionsPerMinute * QUESTIONS_PER_SUBMISSION),
      ],
      schema: {
        ...describeCall(
          'getSubmissionOutcome',
          'applications',
          'What became of a submission whose answer was lost.',
          '`arrived` (the reply only to whoever made it), `in_flight`, or `never_arrived`, which closes the key.',
        ),
        headers: tokenHeader,
        response: responsesByStatus({ 200: submissionOutcome }, { ...FORM, ...LIMITED }),
      },
    },
    async (request): Promise<SubmissionOutcome> => {
      const { key } = await readFields(request, fieldNames(outcomeForm), KEY_SIZE);
      return settleOutcome(deps, { session: await needSession(deps, request), key: readKey(key) });
    },
  );
}
