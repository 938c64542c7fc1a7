/** What an offer brings along: its pictures, its documents one by one, and all of its documents in one zip (3-CALL-13). */
import path from 'node:path';
import type { Readable } from 'node:stream';
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { SANDBOX_POLICY } from '../http/headers.ts';
import { queuedFor } from '../http/limits.ts';
import { DocumentZips } from '../offers/documentZips.ts';
import type { ZippedFile } from '../offers/documentsZip.ts';
import { filesOf } from '../offers/offerFile.ts';
import { DOCUMENTS, findServedDocument, type OfferFile } from '../offers/offerFiles.ts';
import { findOfferBySlug, type StoredOffer } from '../offers/offers.ts';
import { isReadable, type FileStore } from '../storage/fileStore.ts';
import { contentDisposition } from '../documents/fileNames.ts';
import { Type } from 'typebox';
import { answers, fileOf, MISSING, said, slugParams } from './schemas.ts';

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

/** Its documents as the zip names them, and those that were never taken in. */
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

/** Those of the documents that cannot be given out. */
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
  app.get<{ Params: { slug: string } }>(
    '/offers/:slug/download_documents_zip/',
    {
      config: { needs: 'nothing' },
      schema: {
        ...said(
          'downloadOfferDocuments',
          'files',
          'All documents of an offer in one zip.',
          '404 when one of the documents is missing. 503 with `Retry-After` while too many other zips are being made.',
        ),
        params: slugParams,
        response: answers({ 200: fileOf('application/zip') }, MISSING),
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
      return reply.header('content-length', size).send(content);
    },
  );
}

/** One by one: what the offer names today, and each document by its content. */
function fileRoutes(app: FastifyInstance, { database, clock, files }: ServerDeps): void {
  /** @throws Refusal 404 */
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
        ...said('getOfferFile', 'files', 'A picture or document that the offer names.'),
        params,
        response: answers({ 200: fileOf('*/*') }, MISSING),
      },
    },
    async (request, reply) => {
      const { slug, '*': name } = request.params;
      const stored = await findOfferBySlug(database, clock, slug);
      // Only files that the offer itself names.
      if (!stored || !filesOf(stored.offer).some(({ file }) => file === name)) throw notFound();
      const content = await open(
        request,
        slug,
        stored.files.find((file) => file.path === name),
      );
      return reply.headers({ ...headersOf(name), 'cache-control': 'public, max-age=300' }).send(content);
    },
  );

  // As it was served to whoever applied then, also where it was replaced since.
  const ofHash = Type.Object(
    { ...slugParams.properties, sha256: Type.String({ pattern: HASH }) },
    { additionalProperties: false },
  );
  app.get<{ Params: { slug: string; sha256: string } }>(
    '/offers/:slug/documents/:sha256/',
    {
      config: { needs: 'nothing' },
      schema: {
        ...said(
          'getServedDocument',
          'files',
          'A document of the offer by its content, also one that was replaced since.',
        ),
        params: ofHash,
        response: answers({ 200: fileOf('*/*') }, MISSING),
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
