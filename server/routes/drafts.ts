/** A saved draft on another device: its link, and the code at its address (3-OTP, 3-CALL-01 to 3-CALL-05). */
import { draftMessageTexts as texts, serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { draftUrlOf } from '../applications/draftUrl.ts';
import type { Caller } from '../budgets/caller.ts';
import { budgetRefusal, secondsUntil } from '../budgets/refuse.ts';
import type { ServerDeps } from '../deps.ts';
import { requestCode, type CodePurpose, type RequestedCode } from '../drafts/codes.ts';
import { noteUse, noteVisit } from '../drafts/holds.ts';
import { findLink } from '../drafts/links.ts';
import { isToVerify, readReach } from '../drafts/numbers.ts';
import { presentDraft } from '../drafts/present.ts';
import { findStanding, openDraft, verifyMobile, type Standing } from '../drafts/opening.ts';
import { callerOf } from '../http/caller.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { formChecks } from '../http/forms.ts';
import { limitCalls } from '../http/limits.ts';
import { fieldNames, readTextFields } from '../http/multipart.ts';
import { beginSession, setSessionCookie, visitorOf } from '../http/session.ts';
import { renewSession } from '../sessions/sessions.ts';
import { claimSend } from '../sms/caps.ts';
import { draftAnswer, draftForm, draftParams, draftToken } from '../wire/drafts.ts';
import { codeLimited, draftRefused } from '../wire/failures.ts';
import { ACTOR, answers, FORM, holdingHeaders, LIMITED, MISSING, said, typed } from './schemas.ts';

/** Where a link leads that opens nothing: the page says so, the same for each. */
const NO_LINK = '/d/';
/** Bytes of a field: the name of an action, or a code. */
const LONGEST_FIELD = 100;
const MINUTE = 60_000;

type DraftAnswer = Static<typeof draftAnswer>;

/** Remembers who came by the link, and gives the address that it leads to. A look at it (HEAD) leaves nothing. */
async function follow(
  deps: ServerDeps,
  request: FastifyRequest<{ Params: Static<typeof draftToken> }>,
  reply: FastifyReply,
): Promise<string> {
  const link = await findLink(deps, request.params.token);
  const address = link && (await draftUrlOf(deps.database, link.applicationId));
  if (!link || !address) return NO_LINK;
  if (request.method === 'HEAD') return address;
  const { id: sessionId } = await beginSession(deps, request, reply);
  await noteVisit(deps.database, { sessionId, applicationId: link.applicationId, linkId: link.id });
  return address;
}

/** @throws Refusal 404 where the caller has nothing to do with the draft, as where there is none */
async function standingOf(
  { database, clock }: ServerDeps,
  request: FastifyRequest<{ Params: Static<typeof draftParams> }>,
): Promise<Standing> {
  const { session, params } = request;
  const address = { slug: params.slug, draftId: params.id };
  const standing = session && (await findStanding(database, { ...address, session, now: clock.now() }));
  if (!standing) throw notFound();
  return standing;
}

/**
 * Sends a code. A number that was never verified is counted for the caller, unless they followed the link of the application.
 * @throws Refusal 400 with the text to show where no code is sent, 429 where the caller's budget is used up
 */
async function sendCode(
  deps: ServerDeps,
  { applicationId, isHeld, isByLink }: Standing,
  caller: Caller,
): Promise<DraftAnswer> {
  if (!isHeld && !isByLink) throw new Refusal(400, texts.linkOver);
  const now = deps.clock.now();
  const reach = await readReach(deps, applicationId);
  const purpose: CodePurpose = isHeld && reach && isToVerify(reach) ? 'verify' : 'open';
  const requested = await requestCode(
    {
      ...deps,
      claimSend: (transaction, send) =>
        claimSend(transaction, { ...send, caller: send.isVerified || isByLink ? null : caller }, deps),
    },
    { applicationId, purpose, now },
  );
  if (!requested.isSent) throw refusalOfCode(requested, now);
  return {};
}

function refusalOfCode(requested: Extract<RequestedCode, { isSent: false }>, now: Date): Refusal {
  const { refusal } = requested;
  if (refusal === 'no_number' || refusal.reason !== 'budget' || refusal.until === null)
    return new Refusal(400, whyNotSent(requested, now));
  const { until } = refusal;
  return new Refusal(429, budgetRefusal({ budget: 'texts', until }), secondsUntil(until, now));
}

function whyNotSent({ refusal }: Extract<RequestedCode, { isSent: false }>, now: Date): string {
  if (refusal === 'no_number') return texts.noMobile;
  if (refusal.until === null) return texts.mobileElsewhere;
  return texts.codeLater(Math.ceil((refusal.until.getTime() - now.getTime()) / MINUTE));
}

/** Whether the page says that others use this computer. */
function isShared({ headers }: FastifyRequest): boolean {
  return headers['x-shared-computer'] === '1';
}

/** The draft for whoever has given its code, in a session under a new cookie. */
async function logIn(
  deps: ServerDeps,
  {
    request,
    reply,
    standing,
    code,
  }: { request: FastifyRequest; reply: FastifyReply; standing: Standing; code: string },
): Promise<DraftAnswer> {
  const isAdmitted = standing.isHeld || standing.isByLink;
  const judged = isAdmitted
    ? await openDraft(deps, standing, { code, now: deps.clock.now(), isShared: isShared(request) })
    : 'wrong';
  if (judged !== 'right') return { verified: false, ...(judged === 'over' && { code_over: true }) };
  const renewed = await renewSession(deps, visitorOf(request));
  if (!renewed) throw notFound();
  const { secret, session } = renewed;
  setSessionCookie(request, reply, { secret, expiresAt: session.expiresAt, clock: deps.clock });
  return presentDraft(deps, { ...standing, session });
}

/** @throws Refusal 400 with the text to show */
async function verify(deps: ServerDeps, standing: Standing, code: string): Promise<DraftAnswer> {
  const now = deps.clock.now();
  if (!standing.isHeld) throw new Refusal(400, texts.notHeld);
  const judged = await verifyMobile(deps, standing, { code, now });
  if (judged === 'over') throw new Refusal(400, { code: 'code_over', message: texts.codeWrong });
  if (judged === 'wrong') throw new Refusal(400, texts.codeWrong);
  await noteUse(deps.database, { sessionId: standing.session.id, now });
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
        ...said(
          'followDraftLink',
          'applications',
          'Leads from the link of an e-mail to its draft, where a code is asked for.',
          'With the cookie of a visitor’s session where there was none. Any link that opens nothing leads to `/d/`.',
        ),
        params: draftToken,
        response: answers({ 303: Type.Null() }, LIMITED),
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
        ...said(
          'openDraft',
          'applications',
          'Sends the code of a saved draft, opens the draft with it, or verifies the mobile on it.',
          'Of whoever came by the draft’s link, or holds it. `send_sms_code` answers `{}`; `sms_login` with `otp_token` the draft, or `{ "verified": false }`, under a new cookie once it is right, with `code_over` where no further guess would be compared with the newest code; `verify_mobile` with `verification_code` `{ "verified": true }`. 400 with the text to show as a JSON string, or `{ "code": "code_over" }`.',
        ),
        params: draftParams,
        headers: holdingHeaders,
        response: answers({ 200: draftAnswer }, { ...FORM, ...ACTOR, ...MISSING, 400: draftRefused, 429: codeLimited }),
      },
    },
    async (request, reply): Promise<DraftAnswer> => {
      const sent = await readTextFields(request, fieldNames(draftForm), LONGEST_FIELD);
      const standing = await standingOf(deps, request);
      if (sent.action === 'send_sms_code') return sendCode(deps, standing, callerOf(request));
      if (sent.action === 'sms_login' && sent.otp_token !== undefined)
        return logIn(deps, { request, reply, standing, code: sent.otp_token });
      if (sent.action === 'verify_mobile' && sent.verification_code !== undefined)
        return verify(deps, standing, sent.verification_code);
      throw new Refusal(400, { message: serverTexts.badRequest });
    },
  );
}
