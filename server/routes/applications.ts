/** POST /offer/api/application-create-update/ (2-CALL-01 to 2-CALL-05), and the question what became of such a call. */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { submissionBody } from '../applications/bodySchema.ts';
import { settleOutcome } from '../applications/outcome.ts';
import { createOrUpdate, readKey } from '../applications/submit.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import { limitCalls } from '../http/limits.ts';
import { readFields, requireMultipart } from '../http/multipart.ts';
import { parseSafeJson } from '../http/safeJson.ts';
import { needSession, requireSameActor } from '../http/session.ts';
import { objectSchema } from './schemas.ts';

/** Bytes of `application_data`; the largest real application has about 60 kB. */
const MAX_SIZE = 1_000_000;

const text = { type: 'string' };
const nullable = (properties: Record<string, object>, optional: string[] = []): object => ({
  anyOf: [{ type: 'null' }, objectSchema(properties, optional)],
});
const payment = nullable({
  is_due: { type: 'boolean' },
  amount_due: text,
  amount_due_formatted: text,
  currency_code: text,
  code: { type: ['string', 'null'] },
  are_instructions_sent: { type: 'boolean' },
  bpay: nullable({ biller_code: text, reference: text }),
  eft: nullable({ account_name: text, bsb: text, account_number: text, reference: text }),
  cheque: nullable({ payee: text, reference: text }),
});
const replyFields = {
  id: { type: 'integer' },
  original_application_id: { type: 'integer' },
  reference: text,
  status: text,
  submitted_at: { type: ['string', 'null'] },
  payment,
  record_sha256: text,
};
/** The first for staff alone; the second not of early leads. */
const OPTIONAL = ['original_application_id', 'record_sha256'];
const reply = objectSchema(replyFields, OPTIONAL);
const outcomeReply = objectSchema({ outcome: text, reply: nullable(replyFields, OPTIONAL) }, ['reply']);

/** Bytes of the question after an outcome: a UUID. */
const KEY_SIZE = 100;
/** As often as one page asks in a minute. */
const QUESTIONS_PER_SUBMISSION = 6;

interface SubmissionRequest {
  Body: { application_data: Record<string, unknown> };
}

/** The multipart body becomes an object before the schema judges it. */
async function parseBody(request: FastifyRequest): Promise<void> {
  const { application_data: sent } = await readFields(request, ['application_data'], MAX_SIZE);
  const data = parseSafeJson(sent);
  if (!data) throw new Refusal(400, { message: serverTexts.applicationUnreadable });
  request.body = { application_data: data };
}

export function applicationRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const options = {
    config: { needs: 'own' } as const,
    onRequest: [requireMultipart, requireSameActor, limitCalls(deps.clock, deps.config.submissionsPerMinute)],
    preValidation: parseBody,
    schema: { body: submissionBody, response: { 200: reply } },
  };
  app.post<SubmissionRequest>('/offer/api/application-create-update/', options, async (request) =>
    createOrUpdate(deps, {
      session: await needSession(deps, request),
      key: request.headers['idempotency-key'],
      data: request.body.application_data,
    }),
  );
  const questionOptions = {
    config: { needs: 'own' } as const,
    onRequest: [requireMultipart, limitCalls(deps.clock, deps.config.submissionsPerMinute * QUESTIONS_PER_SUBMISSION)],
    schema: { response: { 200: outcomeReply } },
  };
  app.post('/offer/api/submission-outcome/', questionOptions, async (request) => {
    const { key } = await readFields(request, ['key'], KEY_SIZE);
    return settleOutcome(deps, { session: await needSession(deps, request), key: readKey(key) });
  });
}
