/** Opens a saved draft on another device: its link, and the code at its address (3-OTP, 3-CALL-01 to 3-CALL-05). */
import { separationTexts } from '#domain/texts/approval.ts';
import { draftMessageTexts as texts, serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { draftUrlOf } from '../applications/draftUrl.ts';
import type { Caller } from '../budgets/caller.ts';
import type { ServerDeps } from '../deps.ts';
import { textApprovalLink } from '../drafts/approvalLink.ts';
import { requestCode, waitOf } from '../drafts/codes.ts';
import type { CodePurpose } from '../drafts/codeTargets.ts';
import { recordUse, recordVisit } from '../drafts/holds.ts';
import { findEndedLink } from '../drafts/endedPage.ts';
import { findLink } from '../drafts/links.ts';
import { needsVerification, readDraftContacts } from '../drafts/numbers.ts';
import { presentDraft } from '../drafts/present.ts';
import { callerOf, findStanding, openDraft, rememberBrowser, verifyMobile, type Standing } from '../drafts/opening.ts';
import { restoreDraft } from '../drafts/restoring.ts';
import { browserHashOf, ensureBrowserCookie } from '../http/browserCookie.ts';
import { callerOf as budgetCallerOf } from '../http/caller.ts';
import { guessLimitRefusal, refusalOfCode, refusalOfLink } from '../http/codeRefusals.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { formChecks } from '../http/forms.ts';
import { limitCalls } from '../http/limits.ts';
import { fieldNames, readTextFields } from '../http/multipart.ts';
import { beginSession, setSessionCookie, visitorOf } from '../http/session.ts';
import { renewSession } from '../sessions/sessions.ts';
import { claimSend } from '../sms/caps.ts';
import { draftAnswer, draftForm, draftParams, draftToken } from '../wire/drafts.ts';
import { codeLimited, draftRefused } from '../wire/failures.ts';
import { ACTOR, responsesByStatus, FORM, holdingHeaders, LIMITED, MISSING, describeCall, typed } from './schemas.ts';

/** Address for a link that opens nothing: the page says so, the same for each. */
const NO_LINK = '/d/';
/** Bytes of a field: the name of an action, or a code. */
const LONGEST_FIELD = 100;

type DraftAnswer = Static<typeof draftAnswer>;

/** Notes that the session came by the link, and returns the address that it leads to. A look at it (HEAD) leaves nothing. */
async function follow(
  deps: ServerDeps,
  request: FastifyRequest<{ Params: Static<typeof draftToken> }>,
  reply: FastifyReply,
): Promise<string> {
  const { token } = request.params;
  const link =
    (await findLink(deps, token)) ??
    (await findLink(deps, token, 'deleted')) ??
    (await findEndedLink(deps.database, token));
  const address = link && (await draftUrlOf(deps.database, link.applicationId));
  if (!link || !address) return NO_LINK;
  if (request.method === 'HEAD') return address;
  const { id: sessionId } = await beginSession(deps, request, reply);
  const { id: linkId, applicationId } = link;
  await recordVisit(deps.database, { sessionId, applicationId, linkId, hasFollowed: true, now: deps.clock.now() });
  return address;
}

/** Returns the caller's standing at the draft. @throws Refusal 404 if the caller has nothing to do with it, or there is none */
async function standingOf(
  { database, clock }: ServerDeps,
  request: FastifyRequest<{ Params: Static<typeof draftParams> }>,
): Promise<Standing> {
  const { session, params } = request;
  const address = { slug: params.slug, draftId: params.id };
  const from = session && { session, browserHash: browserHashOf(request) };
  const standing = from && (await findStanding(database, { ...address, ...from, now: clock.now() }));
  if (!standing) throw notFound();
  return standing;
}

/**
 * Sends a code. A number that was never verified is counted for the caller, unless the caller followed the link of the application.
 * @throws Refusal 400 with the text to show if no code is sent, 429 if the caller's budget is used up or strangers have guessed too often
 * today
 */
async function sendCode(deps: ServerDeps, standing: Standing, caller: Caller): Promise<DraftAnswer> {
  const { applicationId, isHeld, isByLink } = standing;
  if (!isHeld && !isByLink) throw new Refusal(400, texts.linkOver);
  const now = deps.clock.now();
  const purpose = await purposeOf(deps, standing);
  const requested = await requestCode(
    {
      ...deps,
      claimSend: (transaction, send) =>
        claimSend(transaction, { ...send, caller: send.isVerified || isByLink ? null : caller }, deps),
    },
    { applicationId, purpose, by: callerOf(standing), now },
  );
  if (!requested.isSent) throw refusalOfCode(requested, now);
  return {};
}

async function purposeOf(deps: ServerDeps, { applicationId, isHeld, isDeleted }: Standing): Promise<CodePurpose> {
  if (isDeleted) return 'restore';
  const reach = await readDraftContacts(deps, applicationId);
  return isHeld && reach && needsVerification(reach) ? 'verify' : 'open';
}

/** Refuses a caller who has to wait. @throws Refusal 429 if the caller may not guess before another day */
async function refuseWaiting(deps: ServerDeps, standing: Standing, now: Date): Promise<void> {
  const { applicationId } = standing;
  const until = await waitOf(deps.database, { applicationId, by: callerOf(standing), now });
  if (until !== null) throw guessLimitRefusal(until, now);
}

/** Sends the approval link to the investor's mobile. @throws Refusal 400 with the text to show if nothing is sent */
async function textLink(deps: ServerDeps, { applicationId, isByLink, bar }: Standing): Promise<DraftAnswer> {
  if (bar === null) throw new Refusal(400, { message: serverTexts.badRequest });
  if (!isByLink) throw new Refusal(400, texts.linkOver);
  const now = deps.clock.now();
  const requested = await textApprovalLink(
    { ...deps, claimSend: (transaction, send) => claimSend(transaction, { ...send, caller: null }, deps) },
    { applicationId, now },
  );
  if (!requested.isSent) throw refusalOfLink(requested, now);
  return {};
}

/** Returns true if the page says that others use this computer. */
function isShared({ headers }: FastifyRequest): boolean {
  return headers['x-shared-computer'] === '1';
}

interface GivenCode {
  request: FastifyRequest;
  reply: FastifyReply;
  standing: Standing;
  code: string;
}

function noteWrongCode({ request, standing }: Pick<GivenCode, 'request' | 'standing'>): Promise<void> {
  const { applicationId } = standing;
  const account = request.session?.userId ?? null;
  return request.server.noteSecurity({ kind: 'wrong_code', address: request.ip, account, applicationId });
}

/**
 * Opens the draft for a caller with its code, in a session under a new cookie.
 * @throws Refusal 429 if strangers have guessed too often today
 */
async function logIn(deps: ServerDeps, { request, reply, standing, code }: GivenCode): Promise<DraftAnswer> {
  const isAdmitted = standing.isHeld || standing.isByLink;
  const now = deps.clock.now();
  const open = standing.isDeleted ? restoreDraft : openDraft;
  const judged = isAdmitted ? await open(deps, standing, { code, now, isShared: isShared(request) }) : 'wrong';
  if (judged !== 'right') await noteWrongCode({ request, standing });
  if (judged === 'waiting') await refuseWaiting(deps, standing, now);
  if (judged !== 'right') return { verified: false, ...(judged === 'over' && { code_over: true }) };
  await rememberBrowser(deps, standing, () => ensureBrowserCookie(request, reply, deps.ids));
  const renewed = await renewSession(deps, visitorOf(request));
  if (!renewed) throw notFound();
  const { secret, session } = renewed;
  setSessionCookie(reply, { secret, expiresAt: session.expiresAt, clock: deps.clock });
  return presentDraft(deps, { ...standing, session });
}

/** Verifies the mobile by a code. @throws Refusal 400 with the text to show, 429 if strangers have guessed too often today */
async function verify(deps: ServerDeps, { request, reply, standing, code }: GivenCode): Promise<DraftAnswer> {
  const now = deps.clock.now();
  if (!standing.isHeld) throw new Refusal(400, texts.notHeld);
  const judged = await verifyMobile(deps, standing, { code, now });
  if (judged !== 'right') await noteWrongCode({ request, standing });
  if (judged === 'waiting') await refuseWaiting(deps, standing, now);
  if (judged === 'over') throw new Refusal(400, { code: 'code_over', message: texts.codeWrong });
  if (judged === 'wrong') throw new Refusal(400, texts.codeWrong);
  await rememberBrowser(deps, standing, () => ensureBrowserCookie(request, reply, deps.ids));
  await recordUse(deps.database, { sessionId: standing.session.id, now });
  return { verified: true };
}

export function draftRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const { clock, config } = deps;
  typed(app).get(
    '/d/:token',
    {
      config: { needs: 'own' },
      onRequest: limitCalls(clock, config.submissionsPerMinute),
      schema: {
        ...describeCall(
          'followDraftLink',
          'applications',
          'Leads from the link of an e-mail to its draft, where a code is asked for.',
          'With the cookie of a visitor’s session where there was none. The link of what its investor declined, or did not approve in time, leads there too until it is emptied. Any other link that opens nothing leads to `/d/`.',
        ),
        params: draftToken,
        response: responsesByStatus({ 303: Type.Null() }, LIMITED),
      },
    },
    async (request, reply) => {
      const address = await follow(deps, request, reply);
      return reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }).redirect(address, 303);
    },
  );

  typed(app).post(
    '/offers/:slug/draft/:id/',
    {
      config: { needs: 'own', form: draftForm },
      onRequest: formChecks(clock, config.loginsPerMinute),
      schema: {
        ...describeCall(
          'openDraft',
          'applications',
          'Sends the code of a saved draft, opens the draft with it, or verifies the mobile on it.',
          'Of whoever came by the draft’s link, or holds it. `send_sms_code` answers `{}`; `sms_login` with `otp_token` the draft, or `{ "verified": false }`, under a new cookie once it is right, with `code_over` where no further guess would be compared with the newest code; `text_link` sends the link of a request for approval to the investor’s mobile, for the adviser who submitted it and can do nothing else here; `verify_mobile` with `verification_code` `{ "verified": true }`. 400 with the text to show as a JSON string, or `{ "code": "code_over" }`; 429 with the text to show where too many wrong codes were given today in browsers that the application does not know.',
        ),
        params: draftParams,
        headers: holdingHeaders,
        response: responsesByStatus(
          { 200: draftAnswer },
          { ...FORM, ...ACTOR, ...MISSING, 400: draftRefused, 429: codeLimited },
        ),
      },
    },
    async (request, reply): Promise<DraftAnswer> => {
      const sent = await readTextFields(request, fieldNames(draftForm), LONGEST_FIELD);
      const standing = await standingOf(deps, request);
      if (sent.action === 'text_link') return textLink(deps, standing);
      if (standing.bar !== null) throw new Refusal(400, separationTexts.bars[standing.bar]);
      if (sent.action === 'send_sms_code') return sendCode(deps, standing, budgetCallerOf(request));
      if (sent.action === 'sms_login' && sent.otp_token !== undefined)
        return logIn(deps, { request, reply, standing, code: sent.otp_token });
      if (sent.action === 'verify_mobile' && sent.verification_code !== undefined)
        return verify(deps, { request, reply, standing, code: sent.verification_code });
      throw new Refusal(400, { message: serverTexts.badRequest });
    },
  );
}
