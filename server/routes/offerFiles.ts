/** What an offer brings along: its pictures, its documents one by one, and all of its documents in one zip (3-CALL-13). */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { SANDBOX_POLICY } from '../http/headers.ts';
import { zipDocuments } from '../offers/documentsZip.ts';
import { filesOf } from '../offers/offerFile.ts';
import { isReadableFile, missingFiles, offerFolder } from '../offers/offerFolders.ts';
import { findOfferBySlug } from '../offers/offers.ts';
import { contentDisposition } from '../documents/fileNames.ts';
import { objectSchema, slugParams } from './schemas.ts';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
};

export function offerFileRoutes(app: FastifyInstance, { database, clock, config }: ServerDeps): void {
  app.get<{ Params: { slug: string } }>(
    '/offers/:slug/download_documents_zip/',
    { config: { needs: 'nothing' }, schema: { params: slugParams } },
    async (request, reply) => {
      const stored = await findOfferBySlug(database, clock, request.params.slug);
      if (!stored || stored.offer.documents.length === 0) throw notFound();
      const { documents } = stored.offer;
      const folder = offerFolder(config.offersDirectory, stored.folder);
      const missing = await missingFiles({ documents }, folder);
      // Whoever reads a zip without one of the documents does not know that it is missing.
      if (missing.length > 0) {
        request.log.warn({ slug: request.params.slug, missing }, 'an offer lacks files');
        throw new Refusal(404, { message: serverTexts.offerFilesMissing });
      }
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': contentDisposition(`${request.params.slug}-documents.zip`),
      });
      // Whoever asks for the head alone is sent no byte of it: nothing is read and compressed for nobody.
      if (request.method === 'HEAD') return reply.send();
      return reply.send(
        await zipDocuments(
          folder,
          documents.map(({ filename }) => filename),
        ),
      );
    },
  );

  const params = objectSchema({ ...slugParams.properties, '*': { type: 'string', maxLength: 400 } });
  app.get<{ Params: { slug: string; '*': string } }>(
    '/offers/:slug/files/*',
    { config: { needs: 'nothing' }, schema: { params } },
    async (request, reply) => {
      const stored = await findOfferBySlug(database, clock, request.params.slug);
      // Only files that the offer itself names: nothing else of its folder can be asked for.
      const known = stored && filesOf(stored.offer).find(({ file }) => file === request.params['*']);
      if (!known) throw notFound();
      const file = path.join(offerFolder(config.offersDirectory, stored.folder), known.file);
      if (!(await isReadableFile(file))) {
        request.log.warn({ slug: request.params.slug, missing: [known.file] }, 'an offer lacks files');
        throw notFound();
      }
      const type = TYPES[path.extname(known.file).toLowerCase()] ?? 'application/octet-stream';
      reply.headers({
        'content-type': type,
        'content-security-policy': SANDBOX_POLICY,
        'cache-control': 'public, max-age=300',
      });
      return reply.send(createReadStream(file));
    },
  );
}
