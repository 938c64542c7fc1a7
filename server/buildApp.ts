/** Builds the service from its dependencies. It does not listen, so a test can send requests without a port. */
import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import type { ServerDeps } from './deps.ts';
import { collectCalls } from './description/document.ts';
import { noteCalls } from './http/activity.ts';
import { addErrorHandler, replyToBadUrl, describeError } from './http/errors.ts';
import { addOwnCookies } from './http/ownCookies.ts';
import { addSecurityHeaders, malformedRequestReply } from './http/headers.ts';
import { redirectToPublicHost } from './http/redirectToPublicHost.ts';
import { endConnectionsAtStop } from './http/lastAnswers.ts';
import { serializers } from './http/logger.ts';
import { drainAnsweredBodies } from './http/multipart.ts';
import { refuseOddRequests } from './http/oddRequests.ts';
import { refuseUnreadableQueries } from './http/readable.ts';
import { addPermissionHooks } from './http/permissions.ts';
import { refuseKnownCallers } from './http/refusedCallers.ts';
import { addSessionHooks } from './http/session.ts';
import { sendServiceTime } from './http/serviceTime.ts';
import { addressUndoRoutes } from './routes/addressUndo.ts';
import { applicationRoutes } from './routes/applications.ts';
import { countryRoutes } from './routes/countries.ts';
import { docsRoutes } from './routes/docs.ts';
import { documentRoutes } from './routes/documents.ts';
import { draftPageRoutes } from './routes/draftPages.ts';
import { draftRemovalRoutes } from './routes/draftRemoval.ts';
import { draftRoutes } from './routes/drafts.ts';
import { approvalRoutes } from './routes/approval.ts';
import { changeMobileRoutes, heldDraftRoutes } from './routes/heldDrafts.ts';
import { numberRoutes } from './routes/numbers.ts';
import { loginRoutes } from './routes/login.ts';
import { entryRoutes } from './routes/entries.ts';
import { issuerListRoutes } from './routes/issuerList.ts';
import { issuerPageRoutes } from './routes/issuerPage.ts';
import { editingRoutes } from './routes/editing.ts';
import { moveRoutes } from './routes/moves.ts';
import { healthRoutes } from './routes/health.ts';
import { holderRoutes } from './routes/holders.ts';
import { lookupRoutes } from './routes/lookups.ts';
import { outboxRoutes } from './routes/devOutbox.ts';
import { offerRoutes } from './routes/offers.ts';
import { offerFileRoutes } from './routes/offerFiles.ts';
import { paymentRoutes } from './routes/payments.ts';
import { pageRoutes } from './routes/pages.ts';
import { presenceRoutes } from './routes/presence.ts';
import { raiseRoutes } from './routes/raise.ts';
import { readingRoutes } from './routes/reading.ts';
import { recordRoutes } from './routes/records.ts';
import { resumingRoutes } from './routes/resuming.ts';
import { addSecurityEvents } from './security/hooks.ts';
import { checkDescriptions } from './routes/schemas.ts';
import { sessionRoutes } from './routes/session.ts';
import { sheetRoutes } from './routes/sheet.ts';

/** Bytes of a whole request; uploads have their own limit and may be larger. */
const BODY_LIMIT = 2_000_000;
/** The largest upload on a slow line. */
const LONGEST_REQUEST_MS = 15 * 60_000;
const LONGEST_SILENCE_MS = 2 * 60_000;

/** Routes for the issuer's staff. */
const ISSUER_ROUTES = [
  issuerListRoutes,
  entryRoutes,
  issuerPageRoutes,
  moveRoutes,
  paymentRoutes,
  raiseRoutes,
  editingRoutes,
];

/** @param hearRoute called with every route as it is added */
export async function buildApp(deps: ServerDeps, hearRoute?: (route: RouteOptions) => void): Promise<FastifyInstance> {
  const { trustedProxies } = deps.config;
  const app = Fastify({
    logger: { level: deps.logLevel, serializers, ...(deps.logStream && { stream: deps.logStream }) },
    trustProxy: trustedProxies > 0 && ((_address, hop) => hop < trustedProxies),
    // Random: several processes write into one log, and a person reports a failure by its id.
    genReqId: () => deps.ids.uuid(),
    bodyLimit: BODY_LIMIT,
    // Input is validated as sent: nothing is dropped or turned into another type.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
    // A sender that trickles or falls silent may not hold a connection for ever.
    requestTimeout: LONGEST_REQUEST_MS,
    connectionTimeout: LONGEST_SILENCE_MS,
    frameworkErrors: replyToBadUrl,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: (error, socket) => {
      const status = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
      if (socket.writable) socket.end(malformedRequestReply(status));
      else socket.destroy();
    },
  });
  // e.g. a connection that could not be accepted: the next one can.
  app.server.on('error', (error) => app.log.error({ failure: describeError(error) }, 'the server met an error'));
  if (hearRoute) app.addHook('onRoute', hearRoute);
  addErrorHandler(app);
  noteCalls(app, deps);
  addSecurityHeaders(app);
  addSecurityEvents(app, deps);
  refuseOddRequests(app);
  refuseUnreadableQueries(app);
  endConnectionsAtStop(app, deps);
  sendServiceTime(app, deps);
  if (!deps.config.isProduction) redirectToPublicHost(app, deps.config);
  // JSON and text bodies have no parser at all: our unsafe requests are multipart or empty.
  app.removeAllContentTypeParsers();
  await app.register(cookie);
  addOwnCookies(app, deps.config);
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  await app.register(multipart, { throwFileSizeLimit: false });
  drainAnsweredBodies(app);
  refuseKnownCallers(app, deps.clock);
  addSessionHooks(app, deps);
  const requireNeeds = addPermissionHooks(app, deps);
  const requireDescriptions = checkDescriptions(app);
  if (!deps.config.isProduction) await collectCalls(app);

  for (const routes of [
    healthRoutes,
    sessionRoutes,
    loginRoutes,
    countryRoutes,
    offerRoutes,
    offerFileRoutes,
    documentRoutes,
    lookupRoutes,
    holderRoutes,
    applicationRoutes,
    draftRoutes,
    approvalRoutes,
    heldDraftRoutes,
    presenceRoutes,
    changeMobileRoutes,
    numberRoutes,
    draftRemovalRoutes,
    addressUndoRoutes,
    draftPageRoutes,
    resumingRoutes,
    sheetRoutes,
    readingRoutes,
    recordRoutes,
    ...ISSUER_ROUTES,
  ]) {
    routes(app, deps);
  }
  if (!deps.config.isProduction) {
    outboxRoutes(app, deps);
    docsRoutes(app);
  }
  await pageRoutes(app, deps);
  requireNeeds();
  requireDescriptions();
  return app;
}
