/**
 * Pages and the files of the build. Public pages are written with their content; every other page address gets the bare frame, and its
 * script finds its way.
 */
import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { ServerDeps } from '../deps.ts';
import { findPage } from '../pages/findPage.ts';
import { pageWriter } from '../pages/drawer.ts';
import { describeError } from '../http/errors.ts';
import { policyWith } from '../http/headers.ts';
import { failure } from '../wire/failures.ts';
import { responsesByStatus, fileResponse, describeCall } from './schemas.ts';

const OWN_CALLS = /^\/(api|offer|dev)(\/|$)/;
/** Names with a hash of the content, which webpack adds: such a file never changes. */
const HASHED_NAME = /\.[0-9a-f]{6,}\.[a-z0-9.]+$/i;

/** A page that says that there is none, or the refusal of a call. */
const GONE = { 404: { content: { 'text/html': { schema: Type.String() }, 'application/json': { schema: failure } } } };

const PAGE = {
  ...describeCall(
    'getPage',
    'files',
    'The page of the application, as at every address that is neither a call nor a file.',
  ),
  response: { ...responsesByStatus({ 200: fileResponse('text/html') }), ...GONE },
};
const FILES = {
  ...describeCall('getFile', 'files', 'A file of the page: script, style, font, picture.'),
  response: { ...responsesByStatus({ 200: fileResponse('*/*') }), ...GONE },
};

/** Returns true for the address of a page: requested with GET, not one of our calls, not a file. */
function isPageAddress(request: FastifyRequest): boolean {
  const [address = '/'] = request.url.split('?', 1);
  return ['GET', 'HEAD'].includes(request.method) && !OWN_CALLS.test(address) && path.posix.extname(address) === '';
}

/** Pages that anybody may see and a search engine may list: home, an offer, a record to be checked. */
const PUBLIC_PAGE = /^\/(offers\/[^/]+\/?(terms\/?)?|check\/?)?$/;

/** Keeps search engines away from every page that may be about a person. */
function keepOut(request: FastifyRequest, reply: FastifyReply): void {
  const [address = '/'] = request.url.split('?', 1);
  if (!PUBLIC_PAGE.test(address)) reply.header('x-robots-tag', 'noindex');
}

export async function pageRoutes(app: FastifyInstance, deps: ServerDeps): Promise<void> {
  const { config } = deps;
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
      // Source maps hold the whole source; support staff read them from the build.
      allowedPath: (file) => !/\.map$/i.test(file) && !file.startsWith('/service/'),
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
  const write = isBuilt ? await pageWriter(config.publicDirectory) : null;
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    keepOut(request, reply);
    if (!isBuilt || !isPageAddress(request)) return reply.code(404).send({ message: serverTexts.notFound });
    const content = write === null ? 'frame' : await findPage(deps, request);
    reply.header('vary', 'cookie');
    if (write === null || content === 'frame') return reply.code(200).sendFile('index.html');
    const page = await write(content, deps.clock.now().getTime()).catch((error: unknown) => {
      // The script draws what the service could not.
      request.log.error(describeError(error), 'a page was not drawn');
      return null;
    });
    if (page === null) return reply.code(200).sendFile('index.html');
    const { html, styles } = page;
    return reply
      .code(content.kind === 'notFound' ? 404 : 200)
      .header('content-security-policy', policyWith(styles))
      .type('text/html; charset=utf-8')
      .send(html);
  };
  if (isBuilt) app.get('/', { config: { needs: 'nothing' }, schema: PAGE }, sendPage);
  app.setNotFoundHandler(sendPage);
}
