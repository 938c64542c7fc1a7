/** Routes that undo a change of a draft's e-mail address, for the page of the link in the former address's e-mail (3-DRAFT-01). */
import { maskMobile } from '#domain/rules/mobileQuestions.ts';
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { ServerDeps } from '../deps.ts';
import { isUndone, readUndo, type AddressUndo } from '../drafts/addressUndo.ts';
import { requestCode } from '../drafts/codes.ts';
import type { CodeCaller } from '../drafts/known.ts';
import { undoAddressChange } from '../drafts/restoringAddress.ts';
import { browserHashOf } from '../http/browserCookie.ts';
import { callerOf } from '../http/caller.ts';
import { refusalOfCode } from '../http/codeRefusals.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { formChecks } from '../http/forms.ts';
import { limitCalls } from '../http/limits.ts';
import { fieldNames, readTextFields } from '../http/multipart.ts';
import { needSession } from '../http/session.ts';
import { claimSend } from '../sms/caps.ts';
import { addressUndoPage, type addressUndo, undoAnswer, undoForm, undoToken } from '../wire/addressUndo.ts';
import { codeLimited, draftRefused } from '../wire/failures.ts';
import { ACTOR, responsesByStatus, FORM, LIMITED, MISSING, describeCall, typed, unsafeHeaders } from './schemas.ts';

/** Bytes of a field: the name of an action, or a code. */
const LONGEST_FIELD = 100;

type UndoAnswer = Static<typeof undoAnswer>;
type Request = FastifyRequest<{ Params: Static<typeof undoToken> }>;

async function pageOf(
  { database }: ServerDeps,
  { offerId, number, endsAt }: AddressUndo,
): Promise<Static<typeof addressUndo>> {
  const offer = await database.selectFrom('offers').select('name').where('id', '=', offerId).executeTakeFirst();
  if (!offer) throw notFound();
  return { offer_name: offer.name, masked_mobile: maskMobile(number), until: endsAt.toISOString() };
}

async function callerIn(deps: ServerDeps, request: FastifyRequest): Promise<CodeCaller> {
  const { id: sessionId, userId } = await needSession(deps, request);
  return { sessionId, userId, browserHash: browserHashOf(request) };
}

/** Sends the code. @throws Refusal 400 or 429 with the text to show if no code is sent */
async function sendCode(deps: ServerDeps, request: FastifyRequest, undo: AddressUndo): Promise<UndoAnswer> {
  const now = deps.clock.now();
  const by = await callerIn(deps, request);
  const caller = callerOf(request);
  const requested = await requestCode(
    {
      ...deps,
      claimSend: (transaction, send) =>
        claimSend(transaction, { ...send, caller: send.isVerified ? null : caller }, deps),
    },
    { applicationId: undo.applicationId, undoId: undo.id, purpose: 'undo', by, now },
  );
  if (!requested.isSent) throw refusalOfCode(requested, now);
  return {};
}

async function enterCode(
  deps: ServerDeps,
  request: Request,
  { undo, code }: { undo: AddressUndo; code: string },
): Promise<UndoAnswer> {
  const by = await callerIn(deps, request);
  const { applicationId, token } = undo;
  const now = deps.clock.now();
  const judged = await undoAddressChange(deps, { undo, code, by, now });
  if (judged === 'right' || (await isUndone(deps.database, { token, now }))) return { verified: true };
  await request.server.noteSecurity({ kind: 'wrong_code', address: request.ip, account: by.userId, applicationId });
  return { verified: false, ...(judged === 'over' && { code_over: true }) };
}

/**
 * Returns the change that the link undoes, or `undone` if it is undone already: a repeat whose first response was lost gets that response
 * again. In this order, because another call may undo it in between.
 * @throws Refusal 404 if it undoes nothing any more, or there is no such link
 */
async function undoOf(deps: ServerDeps, { params: { token } }: Request): Promise<AddressUndo | 'undone'> {
  const now = deps.clock.now();
  const undo = await readUndo(deps, { by: { token }, now });
  if (undo) return undo;
  if (await isUndone(deps.database, { token, now })) return 'undone';
  throw notFound();
}

export function addressUndoRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const { clock, config } = deps;
  typed(app).get(
    '/api/address-undo/:token/',
    {
      config: { needs: 'own' },
      onRequest: limitCalls(clock, config.submissionsPerMinute),
      schema: {
        ...describeCall(
          'getAddressUndo',
          'applications',
          'Says which offer a change of a draft’s e-mail address is about, for the link that undoes it.',
          'Names no person, no answer and no address. `AddressUndone` for a day once the draft names the former address again; 404 once the day is over or 20 wrong codes were given, as for a token that there is not.',
        ),
        params: undoToken,
        response: responsesByStatus({ 200: addressUndoPage }, { ...MISSING, ...LIMITED }),
      },
    },
    async (request) => {
      const undo = await undoOf(deps, request);
      return undo === 'undone' ? { is_undone: true as const } : pageOf(deps, undo);
    },
  );

  typed(app).post(
    '/api/address-undo/:token/',
    {
      config: { needs: 'own', form: undoForm },
      onRequest: formChecks(clock, config.loginsPerMinute),
      schema: {
        ...describeCall(
          'undoAddressChange',
          'applications',
          'Undoes a change of a draft’s e-mail address, for the owner of the former one.',
          '`send_sms_code` sends the code to the mobile that could open the draft before the change; `undo` with `otp_token` lets the draft name the former address and that mobile again, ends the links to the other address and every session that held the draft, and opens nothing. A repeat of it answers the same for a day.',
        ),
        params: undoToken,
        headers: unsafeHeaders,
        response: responsesByStatus(
          { 200: undoAnswer },
          { ...FORM, ...ACTOR, ...MISSING, 400: draftRefused, 429: codeLimited },
        ),
      },
    },
    async (request): Promise<UndoAnswer> => {
      const { action, otp_token: code } = await readTextFields(request, fieldNames(undoForm), LONGEST_FIELD);
      const undo = await undoOf(deps, request);
      if (undo === 'undone') {
        if (action === 'undo') return { verified: true };
        throw notFound();
      }
      if (action === 'send_sms_code') return sendCode(deps, request, undo);
      if (action === 'undo' && code !== undefined) return enterCode(deps, request, { undo, code });
      throw new Refusal(400, { message: serverTexts.badRequest });
    },
  );
}
