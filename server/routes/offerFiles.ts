/** What an offer brings along: its pictures, its documents one by one, and all of its documents in one zip (3-CALL-13). */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import yazl from 'yazl';
import type { ServerDeps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { SANDBOX_POLICY } from '../http/headers.ts';
import { filesOf } from '../offers/offerFile.ts';
import { findOfferBySlug, type StoredOffer } from '../offers/offers.ts';
import { contentDisposition } from '../documents/fileNames.ts';
import { objectSchema, slugParams } from './schemas.ts';

const TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.webp': 'image/webp', '.avif': 'image/avif', '.pdf': 'application/pdf' };

/** Streams the files one after the other; none is held in memory. */
function zipOf({ offer, folder }: StoredOffer): NodeJS.ReadableStream {
  const zip = new yazl.ZipFile();
  for (const { filename } of offer.documents) zip.addFile(path.join(folder, 'documents', filename), filename);
  zip.end();
  return zip.outputStream;
}

export function offerFileRoutes(app: FastifyInstance, { database, clock }: ServerDeps): void {
  app.get<{ Params: { slug: string } }>('/offers/:slug/download_documents_zip/', { schema: { params: slugParams } }, async (request, reply) => {
    const stored = await findOfferBySlug(database, clock, request.params.slug);
    if (!stored || stored.offer.documents.length === 0) throw notFound();
    reply.headers({ 'content-type': 'application/zip', 'content-disposition': contentDisposition(`${request.params.slug}-documents.zip`) });
    return reply.send(zipOf(stored));
  });

  const params = objectSchema({ ...slugParams.properties, '*': { type: 'string', maxLength: 400 } });
  app.get<{ Params: { slug: string; '*': string } }>('/offers/:slug/files/*', { schema: { params } }, async (request, reply) => {
    const stored = await findOfferBySlug(database, clock, request.params.slug);
    // Only files that the offer itself names: nothing else of its folder can be asked for.
    const known = stored && filesOf(stored.offer).find(({ file }) => file === request.params['*']);
    if (!known) throw notFound();
    const type = TYPES[path.extname(known.file).toLowerCase()] ?? 'application/octet-stream';
    reply.headers({ 'content-type': type, 'content-security-policy': SANDBOX_POLICY, 'cache-control': 'public, max-age=300' });
    return reply.send(createReadStream(path.join(stored.folder, known.file)));
  });
}
