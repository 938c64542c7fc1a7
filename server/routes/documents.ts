/** Uploads, downloads and removals of documents (1-UPL-01 to 1-UPL-08). */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { ServerDeps } from '../deps.ts';
import { findUsableDocument, type UsableDocument } from '../documents/usableDocument.ts';
import { deleteFreeDocument } from '../documents/ties.ts';
import { refuseWhenFull } from '../documents/quota.ts';
import { PdfJudge } from '../documents/pdf/judge.ts';
import { sendDocument } from '../documents/sending.ts';
import { storeUpload } from '../documents/uploads.ts';
import { describeError, notFound, UploadRefused } from '../http/errors.ts';
import { limitCalls, queuedFor } from '../http/limits.ts';
import { requireMultipart } from '../http/multipart.ts';
import { requireSameActor } from '../http/session.ts';
import { removeUnreferenced } from '../storage/claims.ts';
import { documentParams, uploadedDocument, uploadForm } from '../wire/documents.ts';
import { failure, uploadLimited, uploadRefused } from '../wire/failures.ts';
import {
  ACTOR,
  responsesByStatus,
  fileResponse,
  FORM,
  MISSING,
  emptyResponse,
  repeatableHeaders,
  describeCall,
  typed,
  UNSAFE,
  unsafeHeaders,
} from './schemas.ts';

/** Bytes that a request has beyond its file, for the headers of its parts. */
const OVERHEAD = 100_000;

const UPLOADS = [
  ['uploadAnyDocument', '/api/doc__document/'],
  ['uploadDocument', '/api/application_docs/'],
] as const;
const REPEATS =
  'With the header `Idempotency-Key` (a UUID for each chosen file) a repeat is answered with the document that the first call stored; 422 same key, other file.';

type DocumentRequest = FastifyRequest<{ Params: { id: string } }>;

export function documentRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const pdfJudge = deps.pdfJudge ?? new PdfJudge();
  app.addHook('onClose', () => (deps.pdfJudge ? undefined : pdfJudge.close()));

  // 1-UPL-06: the wizard's uploads; 1-UPL-01: every other one. Both do the same.
  const uploadOptions = {
    config: { needs: 'own', form: uploadForm } as const,
    bodyLimit: deps.config.maxUploadSize + OVERHEAD,
    onRequest: [
      requireMultipart,
      requireSameActor,
      limitCalls(deps.clock, deps.config.uploadsPerMinute),
      refuseWhenFull(deps),
      // Checked before the file is received: the page sends it again by itself.
      async (request: FastifyRequest) => pdfJudge.requireRoom(queuedFor(request)),
    ],
  };
  const uploadSchema = {
    headers: repeatableHeaders,
    response: responsesByStatus(
      { 200: uploadedDocument },
      { ...FORM, ...ACTOR, 400: uploadRefused, 413: uploadRefused, 422: failure, 429: uploadLimited },
    ),
  };
  for (const [name, address] of UPLOADS) {
    const schema = { ...describeCall(name, 'documents', 'Keeps an uploaded document.', REPEATS), ...uploadSchema };
    typed(app).post(address, { ...uploadOptions, schema }, async (request): Promise<Static<typeof uploadedDocument>> =>
      storeUpload(request, deps, pdfJudge),
    );
  }

  const find = async (request: DocumentRequest): Promise<UsableDocument> => {
    const usable = await findUsableDocument(deps, request.session, request.params.id);
    if (!usable) throw notFound();
    return usable;
  };

  app.get(
    '/api/application_docs/:id/',
    {
      config: { needs: 'own' },
      schema: {
        ...describeCall('downloadDocument', 'documents', 'A document of the caller, as an attachment.'),
        params: documentParams,
        response: responsesByStatus({ 200: fileResponse('application/pdf') }, MISSING),
      },
    },
    async (request: DocumentRequest, reply: FastifyReply) => {
      const { document } = await find(request);
      return sendDocument(deps, { request, reply }, { document, as: 'attachment' });
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/api/application_docs/:id/',
    {
      config: { needs: 'own' },
      onRequest: requireSameActor,
      schema: {
        ...describeCall('deleteDocument', 'documents', 'Removes a document that no submitted application names.'),
        params: documentParams,
        headers: unsafeHeaders,
        response: responsesByStatus({ 204: emptyResponse }, { ...UNSAFE, ...ACTOR, ...MISSING, 400: uploadRefused }),
      },
    },
    async (request: DocumentRequest, reply: FastifyReply) => {
      const usable = await find(request);
      if (!(await deleteFreeDocument(deps.database, usable))) throw new UploadRefused(serverTexts.documentLodged);
      await removeUnreferenced(deps, usable.document.sha256).catch((error: unknown) =>
        request.log.warn({ failure: describeError(error) }, 'the file of a removed document stays for the clearing'),
      );
      return reply.code(204).send();
    },
  );
}
