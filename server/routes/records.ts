/** Record of an application, for the page and as a file; and the check that a person's file is one of ours. */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { ServerDeps } from '../deps.ts';
import { contentDisposition } from '../documents/fileNames.ts';
import { describeError, notFound, Refusal } from '../http/errors.ts';
import { SANDBOX_POLICY } from '../http/headers.ts';
import { limitCalls, queuedFor } from '../http/limits.ts';
import { fieldNames, readFields, requireMultipart } from '../http/multipart.ts';
import { applicationIdOf } from '../http/permissions.ts';
import { findApprovalFindings } from '../applications/submitters.ts';
import { findHolderNumber } from '../register/holders.ts';
import { RecordDrawing } from '../records/drawing.ts';
import { zipRecord } from '../records/filesZip.ts';
import { RecordPdfs } from '../records/pdfFile.ts';
import { isRecordFile, parseRecord, readRecord, type StoredRecord } from '../records/records.ts';
import { servedDocuments } from '../records/servedDocuments.ts';
import { emptiedRefusal, readRecordState } from '../records/standing.ts';
import { emptied, recordAnswer, recordCheck, recordCheckForm } from '../wire/records.ts';
import {
  responsesByStatus,
  applicationParams,
  fileResponse,
  FORM,
  LIMITED,
  MISSING,
  describeCall,
  tokenHeader,
  typed,
} from './schemas.ts';

const SHA256 = /^[0-9a-f]{64}$/;
/** Bytes of a SHA-256 in hexadecimal, and a little. */
const HASH_SIZE = 100;

/** Milliseconds after the service listens until the drawing process starts: the first callers have the processor for themselves. */
const WARM_AFTER = 10_000;

export function recordRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const drawing = new RecordDrawing();
  warmWhenListening(app, drawing);
  const pdfs = new RecordPdfs({ ...deps, drawing });
  readRoutes(app, deps, pdfs);
  zipRoute(app, deps, pdfs);
  checkRoute(app, deps);
}

function warmWhenListening(app: FastifyInstance, drawing: RecordDrawing): void {
  let timer: NodeJS.Timeout | undefined;
  const warm = (): void =>
    void drawing.warm().catch((error: unknown) => {
      app.log.warn({ failure: describeError(error) }, 'the process that draws PDFs is not ready');
    });
  app.addHook('onListen', async () => {
    timer = setTimeout(warm, WARM_AFTER).unref();
  });
  app.addHook('onClose', () => {
    clearTimeout(timer);
    return drawing.close();
  });
}

/** Returns the facts for the issuer's staff alone, as JSON to go on with: findings about the approval, and the whole HIN or SRN of the holding. */
async function staffPart(deps: ServerDeps, request: FastifyRequest): Promise<string> {
  if (request.session?.actingAs !== 'issuer') return '';
  const id = applicationIdOf(request);
  const approval = await findApprovalFindings(deps.database, id);
  const number = await findHolderNumber(deps, id);
  const facts = { ...(approval && { approval }), ...(number !== null && { holder_number: number }) };
  return Object.entries(facts)
    .map(([name, fact]) => `,"${name}":${JSON.stringify(fact)}`)
    .join('');
}

/** @throws Refusal 410 once it was emptied, 404 if there is none */
async function findRecord(deps: ServerDeps, request: FastifyRequest): Promise<StoredRecord> {
  const id = applicationIdOf(request);
  const stored = await readRecord(deps, id);
  if (!stored) throw (await emptiedRefusal(deps.database, id)) ?? notFound();
  return stored;
}

/** @throws Refusal 404 if the PDF that was given out before is gone, 503 while too many are made */
async function readPdf(pdfs: RecordPdfs, request: FastifyRequest, stored: StoredRecord): Promise<Buffer> {
  const bytes = await pdfs.read(stored, { logger: request.log, caller: queuedFor(request) });
  if (bytes === null) throw new Refusal(404, { message: serverTexts.recordPdfMissing });
  return bytes;
}

function readRoutes(app: FastifyInstance, deps: ServerDeps, pdfs: RecordPdfs): void {
  const schemaOf = (name: string, ...[summary, type]: [string, string]) => ({
    ...describeCall(
      name,
      'records',
      summary,
      '404 for a caller who may not read it, as for an id that there is not; 410 once it was emptied.',
    ),
    params: applicationParams,
    response: responsesByStatus({ 200: fileResponse(type) }, { ...MISSING, ...LIMITED, 410: emptied }),
  });

  const recordSchema = {
    ...schemaOf(
      'getRecord',
      'What was lodged, with its hash, and what became of the offer’s documents (docs/record.md).',
      'application/json',
    ),
    response: responsesByStatus({ 200: recordAnswer }, { ...MISSING, ...LIMITED, 410: emptied }),
  };
  // Ids follow one another: the limit keeps a caller from reading out everything that they may read.
  const onRequest = limitCalls(deps.clock, deps.config.submissionsPerMinute);
  app.get(
    '/api/applications/:id/record/',
    { config: { needs: 'read' }, onRequest, schema: recordSchema },
    async (request, reply) => {
      const stored = await findRecord(deps, request);
      const { sha256, content } = stored;
      const documents = JSON.stringify(await servedDocuments(deps.database, parseRecord(stored)));
      // The record goes out as it is stored: one of an earlier format stays whole, no matter what the shape of today says.
      const standing = await readRecordState(deps, applicationIdOf(request));
      if (standing === null) throw notFound();
      const parts = JSON.stringify({ sha256, ...standing }).slice(0, -1);
      const answer = `${parts},"record":${content},"offer_documents":${documents}${await staffPart(deps, request)}}`;
      return reply.type('application/json; charset=utf-8').send(answer);
    },
  );

  const fileOptions = {
    config: { needs: 'read' } as const,
    onRequest,
    schema: schemaOf('downloadRecord', 'The record as a file, in the bytes that its hash is of.', 'application/json'),
  };
  app.get('/api/applications/:id/record.json', fileOptions, async (request, reply) => {
    const stored = await findRecord(deps, request);
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
    onRequest,
    schema: schemaOf('downloadRecordPdf', 'The record as a PDF to read and print.', 'application/pdf'),
  };
  app.get('/api/applications/:id/record.pdf', pdfOptions, async (request, reply) => {
    const stored = await findRecord(deps, request);
    const { reference } = parseRecord(stored).application;
    const bytes = await readPdf(pdfs, request, stored);
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition(`${reference}.pdf`),
        'content-security-policy': SANDBOX_POLICY,
      })
      .send(bytes);
  });
}

function zipRoute(app: FastifyInstance, deps: ServerDeps, pdfs: RecordPdfs): void {
  app.get(
    '/api/issuer/applications/:id/files.zip',
    {
      config: { needs: 'manage' },
      onRequest: limitCalls(deps.clock, deps.config.submissionsPerMinute),
      schema: {
        ...describeCall(
          'downloadApplicationFiles',
          'records',
          'The record of an application, as a PDF and as data, with its documents, in one zip for the issuer’s staff.',
          '404 for everybody else, as for an id that there is not, and when a document is missing; 410 once it was emptied.',
        ),
        params: applicationParams,
        response: responsesByStatus({ 200: fileResponse('application/zip') }, { ...MISSING, ...LIMITED, 410: emptied }),
      },
    },
    async (request, reply) => {
      const stored = await findRecord(deps, request);
      const pdf = await readPdf(pdfs, request, stored);
      const content = await zipRecord({ ...deps, logger: request.log }, stored, pdf);
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': contentDisposition(`${parseRecord(stored).application.reference}.zip`),
        })
        .send(content);
    },
  );
}

/**
 * Adds the check of a file. It answers yes or no and nothing else, and not often: nobody learns more about a file than that they have it.
 */
function checkRoute(app: FastifyInstance, deps: ServerDeps): void {
  const checkOptions = {
    config: { needs: 'nothing', form: recordCheckForm } as const,
    onRequest: [requireMultipart, limitCalls(deps.clock, deps.config.loginsPerMinute)],
    schema: {
      ...describeCall(
        'checkRecord',
        'records',
        'Whether a file with this hash was made here as a record; as seldom as log-in.',
      ),
      headers: tokenHeader,
      response: responsesByStatus({ 200: recordCheck }, { ...FORM, ...LIMITED }),
    },
  };
  typed(app).post('/api/records/check/', checkOptions, async (request): Promise<Static<typeof recordCheck>> => {
    const { sha256 } = await readFields(request, fieldNames(recordCheckForm), HASH_SIZE);
    if (!SHA256.test(sha256)) throw new Refusal(400, { message: serverTexts.badRequest });
    return { is_known: await isRecordFile(deps.database, sha256) };
  });
}
