/** Uploads, downloads and removals of documents (1-UPL-01 to 1-UPL-08). */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { deleteFreeDocument, findOwnDocument, type DocumentRow } from '../documents/documents.ts';
import { refuseWhenFull } from '../documents/quota.ts';
import { contentDisposition } from '../documents/fileNames.ts';
import { PdfJudge } from '../documents/pdf/judge.ts';
import { storeUpload } from '../documents/uploads.ts';
import { describeError, notFound, Refusal, UploadRefused } from '../http/errors.ts';
import { SANDBOX_POLICY } from '../http/headers.ts';
import { limitCalls } from '../http/limits.ts';
import { requireMultipart } from '../http/multipart.ts';
import { requireSameActor } from '../http/session.ts';
import { removeUnreferenced } from '../storage/claims.ts';
import { objectSchema, UUID } from './schemas.ts';

const text = { type: 'string' };
const documentReply = objectSchema({
  id: text,
  filename: text,
  download: text,
  delete_document: text,
  size: { type: 'integer' },
  uploaded_at: text,
});
const params = objectSchema({ id: { type: 'string', pattern: UUID } });
/** A request is longer than its file by its parts' headers. */
const OVERHEAD = 100_000;

type DocumentRequest = FastifyRequest<{ Params: { id: string } }>;

export function documentRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const pdfJudge = new PdfJudge();
  app.addHook('onClose', () => pdfJudge.close());

  // 1-UPL-06: the wizard's uploads; 1-UPL-01: every other one. Both do the same.
  const uploadOptions = {
    config: { needs: 'own' } as const,
    bodyLimit: deps.config.maxUploadSize + OVERHEAD,
    onRequest: [
      requireMultipart,
      requireSameActor,
      limitCalls(deps.clock, deps.config.uploadsPerMinute),
      refuseWhenFull(deps),
    ],
    schema: { response: { 200: documentReply } },
  };
  for (const address of ['/api/doc__document/', '/api/application_docs/']) {
    app.post(address, uploadOptions, async (request) => storeUpload(request, deps, pdfJudge));
  }

  const find = async (request: DocumentRequest): Promise<DocumentRow> => {
    const document = request.session && (await findOwnDocument(deps.database, request.session, request.params.id));
    if (!document) throw notFound();
    return document;
  };

  app.get(
    '/api/application_docs/:id/',
    { config: { needs: 'own' }, schema: { params } },
    async (request: DocumentRequest, reply: FastifyReply) => {
      const document = await find(request);
      const content = await deps.files.read(document);
      if (typeof content === 'string') {
        request.log.error({ documentId: document.id, fault: content }, 'the file of a document cannot be given out');
        throw new Refusal(404, { message: serverTexts.fileMissing });
      }
      reply.headers({
        'content-type': 'application/pdf',
        'content-length': document.size,
        'content-disposition': contentDisposition(document.filename),
        'content-security-policy': SANDBOX_POLICY,
      });
      return reply.send(content);
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/api/application_docs/:id/',
    { config: { needs: 'own' }, onRequest: requireSameActor, schema: { params } },
    async (request: DocumentRequest, reply: FastifyReply) => {
      const document = await find(request);
      if (!(await deleteFreeDocument(deps.database, document.id))) throw new UploadRefused(serverTexts.documentLodged);
      // The clearing job comes to what stays.
      await removeUnreferenced(deps, document.sha256).catch((error: unknown) =>
        request.log.warn({ failure: describeError(error) }, 'the file of a removed document stays for now'),
      );
      return reply.code(204).send();
    },
  );
}
