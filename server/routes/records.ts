/** The record of an application, for the page and as a file; and whether a file that somebody holds is one of ours. */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { contentDisposition } from '../documents/fileNames.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { SANDBOX_POLICY } from '../http/headers.ts';
import { limitCalls } from '../http/limits.ts';
import { readFields, requireMultipart } from '../http/multipart.ts';
import { applicationIdOf } from '../http/permissions.ts';
import { pdfOf } from '../records/pdfFile.ts';
import { isRecordFile, parseRecord, readRecord, type StoredRecord } from '../records/records.ts';
import { objectSchema } from './schemas.ts';

const SHA256 = /^[0-9a-f]{64}$/;
/** Bytes of a SHA-256 in hexadecimal, and a little. */
const HASH_SIZE = 100;

export function recordRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const find = async (request: FastifyRequest): Promise<StoredRecord> => {
    const stored = await readRecord(deps, applicationIdOf(request));
    if (!stored) throw notFound();
    return stored;
  };

  app.get('/api/applications/:id/record/', { config: { needs: 'read' } }, async (request) => {
    const stored = await find(request);
    return { sha256: stored.sha256, record: parseRecord(stored) };
  });

  app.get('/api/applications/:id/record.json', { config: { needs: 'read' } }, async (request, reply) => {
    const stored = await find(request);
    const { reference } = parseRecord(stored).application;
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': contentDisposition(`${reference}.json`),
      })
      .send(stored.content);
  });

  const pdfOptions = {
    config: { needs: 'read' } as const,
    onRequest: limitCalls(deps.clock, deps.config.submissionsPerMinute),
  };
  app.get('/api/applications/:id/record.pdf', pdfOptions, async (request, reply) => {
    const stored = await find(request);
    const { reference } = parseRecord(stored).application;
    const bytes = await pdfOf({ ...deps, logger: request.log }, stored);
    if (bytes === null) throw new Refusal(404, { message: serverTexts.recordPdfMissing });
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition(`${reference}.pdf`),
        'content-security-policy': SANDBOX_POLICY,
      })
      .send(bytes);
  });

  // Nothing but yes or no, and not often: nobody learns more of a file than that they have it.
  const checkOptions = {
    config: { needs: 'nothing' } as const,
    onRequest: [requireMultipart, limitCalls(deps.clock, deps.config.loginsPerMinute)],
    schema: { response: { 200: objectSchema({ is_known: { type: 'boolean' } }) } },
  };
  app.post('/api/records/check/', checkOptions, async (request) => {
    const { sha256 } = await readFields(request, ['sha256'], HASH_SIZE);
    if (!SHA256.test(sha256)) throw new Refusal(400, { message: serverTexts.badRequest });
    return { is_known: await isRecordFile(deps.database, sha256) };
  });
}
