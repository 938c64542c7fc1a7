/** Files of an offer: its pictures, its documents one by one, and all of its documents in one zip (3-CALL-13). */
import path from 'node:path';
import type { Readable } from 'node:stream';
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { SANDBOX_POLICY } from '../http/headers.ts';
import { queuedFor } from '../http/limits.ts';
import { DocumentZips } from '../offers/documentZips.ts';
import type { ZippedFile } from '../documents/documentsZip.ts';
import { filesOf } from '../offers/offerFile.ts';
import { DOCUMENTS, findServedDocument, type OfferFile } from '../offers/offerFiles.ts';
import { findOfferBySlug, type StoredOffer } from '../offers/offers.ts';
import { isReadable, type FileStore } from '../storage/fileStore.ts';
import { contentDisposition } from '../documents/fileNames.ts';
import { Type } from 'typebox';
import { responsesByStatus, fileResponse, MISSING, describeCall, slugParams } from './schemas.ts';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
};

/** SHA-256 in hexadecimal. */
const HASH = '^[0-9a-f]{64}$';

/** Returns the offer's documents as the zip names them, and those that were never imported. */
function documentsOf(stored: StoredOffer): { documents: ZippedFile[]; unknown: string[] } {
  const documents: ZippedFile[] = [];
  const unknown: string[] = [];
  for (const { filename } of stored.offer.documents) {
    const file = stored.files.find(({ path: name }) => name === `${DOCUMENTS}${filename}`);
    if (file) documents.push({ sha256: file.sha256, size: file.size, name: filename });
    else unknown.push(`${DOCUMENTS}${filename}`);
  }
  return { documents, unknown };
}

/** Returns the documents that cannot be given out. */
async function listUnreadable(files: FileStore, documents: readonly ZippedFile[]): Promise<string[]> {
  const missing: string[] = [];
  for (const document of documents)
    if (!(await isReadable(files, document))) missing.push(`${DOCUMENTS}${document.name}`);
  return missing;
}

export function offerFileRoutes(app: FastifyInstance, deps: ServerDeps): void {
  zipRoute(app, deps);
  fileRoutes(app, deps);
}

function zipRoute(app: FastifyInstance, deps: ServerDeps): void {
  const { database, clock, files, config } = deps;
  const zips = new DocumentZips({ files, clock, dataDirectory: config.dataDirectory });
  app.get<{ Params: { slug: string }; Querystring: { early?: 'true' } }>(
    '/offers/:slug/download_documents_zip/',
    {
      config: { needs: 'nothing' },
      schema: {
        ...describeCall(
          'downloadOfferDocuments',
          'files',
          'All documents of an offer in one zip.',
          '404 when one of the documents is missing. 503 with `Retry-After` while too many other zips are being made. `early=true`, from a page that is not live yet, sets the cookie `allot_downloaded`, by which its script notes the download.',
        ),
        params: slugParams,
        querystring: Type.Object({ early: Type.Optional(Type.Unsafe<'true'>({ enum: ['true'] })) }),
        response: responsesByStatus({ 200: fileResponse('application/zip') }, MISSING),
      },
    },
    async (request, reply) => {
      const stored = await findOfferBySlug(database, clock, request.params.slug);
      if (!stored || stored.offer.documents.length === 0) throw notFound();
      const { documents, unknown } = documentsOf(stored);
      // The reader of a zip without one of the documents does not know that it is missing.
      const requireNone = (missing: readonly string[]): void => {
        if (missing.length === 0) return;
        request.log.warn({ slug: request.params.slug, missing }, 'an offer lacks files');
        throw new Refusal(404, { message: serverTexts.offerFilesMissing });
      };
      const requireWhole = async (): Promise<void> => requireNone(await listUnreadable(files, documents));
      requireNone(unknown);
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': contentDisposition(`${request.params.slug}-documents.zip`),
      });
      if (request.method === 'HEAD') {
        await requireWhole();
        return reply.send();
      }
      const { content, size } = await zips.read({ documents, caller: queuedFor(request), requireWhole });
      if (request.query.early) noteEarly(reply, stored.offer.href);
      return reply.header('content-length', size).send(content);
    },
  );
}

/** Seconds in which the page goes live, on any line. */
const EARLY_FOR = 600;

/** Tells the script of the offer's page that the documents were asked for before it was there: it reads the cookie, which has no content. */
function noteEarly(reply: FastifyReply, path: string): void {
  reply.setCookie('allot_downloaded', '1', { path, maxAge: EARLY_FOR, sameSite: 'lax', httpOnly: false });
}

/** Adds the routes of single files: those that the offer names today, and each document by its content. */
function fileRoutes(app: FastifyInstance, { database, clock, files }: ServerDeps): void {
  /** Opens a file. @throws Refusal 404 */
  const open = async (request: FastifyRequest, slug: string, file: OfferFile | undefined): Promise<Readable> => {
    const content = file ? await files.readPublic(file) : 'missing';
    if (typeof content !== 'string') return content;
    request.log.warn({ slug, missing: [file?.path ?? ''], fault: content }, 'an offer lacks files');
    throw notFound();
  };
  const headersOf = (name: string): Record<string, string> => ({
    'content-type': TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream',
    'content-security-policy': SANDBOX_POLICY,
  });

  const params = Type.Object(
    { ...slugParams.properties, '*': Type.String({ maxLength: 400 }) },
    { additionalProperties: false },
  );
  app.get<{ Params: { slug: string; '*': string } }>(
    '/offers/:slug/files/*',
    {
      config: { needs: 'nothing' },
      schema: {
        ...describeCall('getOfferFile', 'files', 'A picture or document that the offer names.'),
        params,
        response: responsesByStatus({ 200: fileResponse('*/*') }, MISSING),
      },
    },
    async (request, reply) => {
      const { slug, '*': name } = request.params;
      const stored = await findOfferBySlug(database, clock, slug);
      // Only files that the offer itself names are served.
      if (!stored || !filesOf(stored.offer).some(({ file }) => file === name)) throw notFound();
      const content = await open(
        request,
        slug,
        stored.files.find((file) => file.path === name),
      );
      return reply.headers({ ...headersOf(name), 'cache-control': 'public, max-age=300' }).send(content);
    },
  );

  // A document is served as earlier applicants got it, even if it was replaced since.
  const ofHash = Type.Object(
    { ...slugParams.properties, sha256: Type.String({ pattern: HASH }) },
    { additionalProperties: false },
  );
  app.get<{ Params: { slug: string; sha256: string } }>(
    '/offers/:slug/documents/:sha256/',
    {
      config: { needs: 'nothing' },
      schema: {
        ...describeCall(
          'getServedDocument',
          'files',
          'A document of the offer by its content, also one that was replaced since.',
        ),
        params: ofHash,
        response: responsesByStatus({ 200: fileResponse('*/*') }, MISSING),
      },
    },
    async (request, reply) => {
      const { slug, sha256 } = request.params;
      const file = await findServedDocument(database, slug, sha256);
      if (!file) throw notFound();
      const content = await open(request, slug, file);
      return reply
        .headers({
          ...headersOf(file.path),
          'content-disposition': contentDisposition(file.path.slice(DOCUMENTS.length), 'inline'),
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .send(content);
    },
  );
}
