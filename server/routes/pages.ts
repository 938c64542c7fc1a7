/** The built page and its files; every page address answers the same page, whose script finds its way. */
import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { answers, fileOf, MISSING, said } from './schemas.ts';

const OWN_CALLS = /^\/(api|offer|dev)(\/|$)/;
/** Webpack puts a hash of the content into the name: such a file never changes. */
const HASHED_NAME = /\.[0-9a-f]{6,}\.[a-z0-9.]+$/i;

const PAGE = {
  ...said('getPage', 'files', 'The page of the application, as at every address that is neither a call nor a file.'),
  response: answers({ 200: fileOf('text/html') }, MISSING),
};
const FILES = {
  ...said('getFile', 'files', 'A file of the page: script, style, font, picture.'),
  response: answers({ 200: fileOf('*/*') }, MISSING),
};

/** An address of a page: asked for with GET, not one of our calls, not a file. */
function isPageAddress(request: FastifyRequest): boolean {
  const [address = '/'] = request.url.split('?', 1);
  return ['GET', 'HEAD'].includes(request.method) && !OWN_CALLS.test(address) && path.posix.extname(address) === '';
}

/** Pages that anybody may see and a search engine may list: home, an offer, a record to be checked. */
const PUBLIC_PAGE = /^\/(offers\/[^/]+\/?|check\/?)?$/;

/** Keeps search engines away from every page that may be about a person. */
function keepOut(request: FastifyRequest, reply: FastifyReply): void {
  const [address = '/'] = request.url.split('?', 1);
  if (!PUBLIC_PAGE.test(address)) reply.header('x-robots-tag', 'noindex');
}

export async function pageRoutes(app: FastifyInstance, { config }: ServerDeps): Promise<void> {
  const isBuilt = fs.existsSync(path.join(config.publicDirectory, 'index.html'));
  if (isBuilt) {
    // The plugin declares nothing for the route that it adds: the files of the build.
    app.addHook('onRoute', (route) => {
      route.config = { needs: 'nothing', ...route.config };
      route.schema = { ...FILES, ...route.schema, hide: false };
    });
    await app.register(fastifyStatic, {
      root: config.publicDirectory,
      index: false,
      cacheControl: false,
      // They hold the whole source; whoever supports the service reads them from the build.
      allowedPath: (file) => !/\.map$/i.test(file),
      setHeaders: (reply, file) => {
        const name = path.basename(file);
        reply.header(
          'cache-control',
          HASHED_NAME.test(name)
            ? 'public, max-age=31536000, immutable'
            : name.endsWith('.html')
              ? 'no-store'
              : 'public, max-age=300',
        );
      },
    });
  }
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    keepOut(request, reply);
    if (isBuilt && isPageAddress(request)) return reply.code(200).sendFile('index.html');
    return reply.code(404).send({ message: serverTexts.notFound });
  };
  if (isBuilt) app.get('/', { config: { needs: 'nothing' }, schema: PAGE }, sendPage);
  app.setNotFoundHandler(sendPage);
}
