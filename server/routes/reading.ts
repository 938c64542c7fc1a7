/** Code that opens a submitted application for reading without an account (2-SUB-06). */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { ServerDeps } from '../deps.ts';
import type { Caller } from '../budgets/caller.ts';
import { browserHashOf } from '../http/browserCookie.ts';
import { callerOf } from '../http/caller.ts';
import { guessLimitRefusal, refusalOfCode } from '../http/codeRefusals.ts';
import { Refusal } from '../http/errors.ts';
import { formChecks } from '../http/forms.ts';
import { fieldNames, readTextFields } from '../http/multipart.ts';
import { needSession, setSessionCookie, visitorOf } from '../http/session.ts';
import { findReader, readByCode, readerWaitsUntil, sendReadingCode, type Reader } from '../records/reading.ts';
import { renewSession } from '../sessions/sessions.ts';
import { codeLimited, draftRefused } from '../wire/failures.ts';
import { parseRowId } from '../wire/kinds.ts';
import { readingAnswer, readingForm, readingParams } from '../wire/records.ts';
import { ACTOR, responsesByStatus, FORM, describeCall, typed, unsafeHeaders } from './schemas.ts';

/** Bytes of a field. */
const LONGEST_FIELD = 100;

type ReadingAnswer = Static<typeof readingAnswer>;

export function readingRoutes(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).post(
    '/api/applications/:id/reading/:key/',
    {
      config: { needs: 'own', form: readingForm },
      onRequest: formChecks(deps.clock, deps.config.loginsPerMinute),
      schema: {
        ...describeCall(
          'readByCode',
          'records',
          'Sends a code to the mobile of a submitted application, and opens its record to the session with it.',
          'With the key of the link in its e-mails, or in the session that submitted it; for anybody else, and for an id that there is not, the answers are the same and nothing is sent. `send_sms_code` answers `{}`, `sms_login` with `otp_token` `{ "verified": true }` under a new cookie, or `{ "verified": false }`, with `code_over` where no further guess would be compared with the newest code. 400 and 429 with the text to show as a JSON string.',
        ),
        params: readingParams,
        headers: unsafeHeaders,
        response: responsesByStatus({ 200: readingAnswer }, { ...FORM, ...ACTOR, 400: draftRefused, 429: codeLimited }),
      },
    },
    async (request, reply): Promise<ReadingAnswer> => {
      const { action, otp_token: code } = await readTextFields(request, fieldNames(readingForm), LONGEST_FIELD);
      if (action !== 'send_sms_code' && (action !== 'sms_login' || code === undefined))
        throw new Refusal(400, { message: serverTexts.badRequest });
      const reader = await admittedReader(deps, request);
      if (action === 'send_sms_code') return reader ? send(deps, reader, callerOf(request)) : {};
      if (reader) return open(deps, { request, reply, reader, code: code ?? '' });
      await noteWrongCode(request);
      return { verified: false };
    },
  );
}

/** Returns the caller as a reader; null if a code of this application is not theirs to request. */
async function admittedReader(deps: ServerDeps, request: ReadingRequest): Promise<Reader | null> {
  const session = await needSession(deps, request);
  const applicationId = parseRowId(request.params.id);
  if (applicationId === null) return null;
  return findReader(deps, { applicationId, session, browserHash: browserHashOf(request) }, request.params.key);
}

/**
 * Sends a code.
 * @throws Refusal 400 with the text to show if no code is sent, 429 if a budget is used up or strangers have guessed too often today
 */
async function send(deps: ServerDeps, reader: Reader, caller: Caller): Promise<ReadingAnswer> {
  const now = deps.clock.now();
  const requested = await sendReadingCode(deps, reader, { caller, now });
  if (!requested.isSent) throw refusalOfCode(requested, now);
  return {};
}

type ReadingRequest = FastifyRequest<{ Params: Static<typeof readingParams> }>;

interface GivenCode {
  request: ReadingRequest;
  reply: FastifyReply;
  reader: Reader;
  code: string;
}

function noteWrongCode({ server, session, ip, params }: ReadingRequest): Promise<void> {
  const applicationId = parseRowId(params.id);
  return server.noteSecurity({ kind: 'wrong_code', address: ip, account: session?.userId ?? null, applicationId });
}

/** Opens the record under a new cookie if the code is right. @throws Refusal 429 if strangers have guessed too often today */
async function open(deps: ServerDeps, { request, reply, reader, code }: GivenCode): Promise<ReadingAnswer> {
  const now = deps.clock.now();
  const judged = await readByCode(deps, reader, { code, now });
  if (judged !== 'right') await noteWrongCode(request);
  const until = judged === 'waiting' ? await readerWaitsUntil(deps, reader, now) : null;
  if (until !== null) throw guessLimitRefusal(until, now);
  if (judged !== 'right') return { verified: false, ...(judged === 'over' && { code_over: true as const }) };
  const renewed = await renewSession(deps, visitorOf(request));
  if (renewed === null) return { verified: false };
  const { secret, session } = renewed;
  setSessionCookie(reply, { secret, expiresAt: session.expiresAt, clock: deps.clock });
  return { verified: true };
}
