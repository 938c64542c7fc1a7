/** Received applications as the issuer's staff edit them: read with whole identity and account numbers, checked, and written again. */
import type { Static } from 'typebox';
import { withUnasked } from '#domain/application/edit.ts';
import { identify } from '#domain/application/identify.ts';
import type { NumberHandles } from '#domain/application/numbers.ts';
import type { Application } from '#domain/application.ts';
import type { ApplicationStatus, User } from '#domain/session.ts';
import { asEditedStatus, editMode, type EditedStatus } from '#domain/statuses.ts';
import { editTexts } from '#domain/texts/edit.ts';
import type { Caller } from '../budgets/caller.ts';
import { edit } from '../commands/edit.ts';
import { runKeyedCommand, unlessRefused } from '../commands/runCommand.ts';
import type { ServerDeps } from '../deps.ts';
import { findOwnDocuments } from '../documents/documents.ts';
import { findLastSave } from '../drafts/lastSave.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { findOfferById } from '../offers/offers.ts';
import { parseRecord, readRecord } from '../records/records.ts';
import type { CallerSession, Session } from '../sessions/sessions.ts';
import type { editedApplication } from '../wire/editing.ts';
import { findAccess } from './access.ts';
import { listDocuments } from './documentReferences.ts';
import type { KeyedRequest } from './idempotency.ts';
import { judgeEdit } from './judgeSubmission.ts';
import { readApplication } from './masked.ts';
import { paymentDue } from './payment.ts';
import { requireNewest } from './revisions.ts';
import { restoreNumbers, storedNumbers } from './storedNumbers.ts';
import { readStored } from './stored.ts';
import { describeSubmission } from './submissionRecord.ts';
import type { SubmissionReply } from './submissionReply.ts';
import type { Size } from './work/size.ts';
import { compareApplications } from './work/work.ts';

/** Returns the application for the page that edits it. @throws Refusal 404 if there is none, 409 if its status allows no edit */
export async function presentForEditing(
  deps: ServerDeps,
  { id, session }: { id: number; session: Session },
): Promise<Static<typeof editedApplication>> {
  const { database, clock } = deps;
  const stored = await readApplication(deps, id, 'holder');
  const found = stored && (await findOfferById(database, clock, stored.offerId));
  if (!stored || !found) throw notFound();
  const { offer } = found;
  const { slug } = await database
    .selectFrom('offers')
    .select('slug')
    .where('id', '=', offer.id)
    .executeTakeFirstOrThrow();
  return {
    application_id: id,
    reference: stored.reference,
    status: needEdited(stored.status),
    revision: stored.revision,
    offer_slug: slug,
    application: stored.application,
    number_handles: { ...stored.number_handles },
    saved: await findLastSave(database, { applicationId: id, session, issuer: offer.client_name }),
  };
}

/** Returns the status. @throws Refusal 409 if staff edit no application of this status */
function needEdited(status: ApplicationStatus): EditedStatus {
  const edited = asEditedStatus(status);
  if (edited === null) throw new Refusal(409, { message: editTexts.notEdited });
  return edited;
}

/** Call that submits an application, by staff. */
interface EditCall {
  session: CallerSession;
  caller: Caller;
  user: User;
  keyed: KeyedRequest;
  handles: NumberHandles;
  sent: Application;
  size: Size;
  ifMatch: unknown;
}

/** Returns true if the caller is staff of the issuer that has received the application. */
export async function isReceivedBy(deps: ServerDeps, session: CallerSession, id: number): Promise<boolean> {
  return (await findAccess(deps, session, id)).has('manage');
}

/**
 * Writes an edit: the whole application, with a record of its own beside the one before. Changes nothing if no answer differs.
 * @throws Refusal 400 with the errors by step, 409 if the status allows no edit, 412 if it was changed meanwhile, 428 without `If-Match`
 */
export async function editApplication(
  deps: ServerDeps,
  id: number,
  { session, caller, user, keyed, handles, sent, size, ifMatch }: EditCall,
): Promise<SubmissionReply> {
  const stored = await readStored(deps, id);
  const found = stored && (await findOfferById(deps.database, deps.clock, stored.offerId));
  const record = await readRecord(deps, id);
  if (!stored?.submittedAt || !found || !record) throw notFound();
  const { submittedAt } = stored;
  const revision = requireNewest({ ...stored, savedAt: null }, ifMatch);
  const status = needEdited(stored.status);
  const { offer, files } = found;
  const mode = editMode(status);
  const held = await storedNumbers(deps, id);
  const whole = restoreNumbers(
    identify(sent, () => deps.ids.uuid()),
    { handles, held },
  );
  const application = withUnasked(whole, stored.application, { offer, user, mode });
  const uploads = await uploadsOf(deps, { session, id, application });
  const judged = { user, offer, files, application, stored: stored.application, uploads, size, caller, mode };
  const checked = await judgeEdit(deps, judged);
  const currency = offer.currency_code ?? 'AUD';
  const versions = { offer, currency, before: stored.application, after: checked.application };
  const changed = await compareApplications(versions, { size, caller: { session: caller.sessionId ?? undefined } });
  const reply = {
    id,
    original_application_id: id,
    reference: stored.reference,
    status,
    submitted_at: submittedAt.toISOString(),
  };
  if (changed.length === 0) {
    const payment = paymentDue(offer, stored.application, stored);
    return { ...reply, is_unchanged: true, payment, record_sha256: record.sha256 };
  }
  const former = parseRecord(record);
  const described = await describeSubmission(deps, {
    submission: { ...judged, ...checked, offerDocuments: former.offer.documents },
    begun: { now: deps.clock.now(), status, actor: 'issuer' },
    row: { ...stored, revision: revision + 1 },
    former,
  });
  const input = { revision, offer, ...checked, changed, record: described, submittedAt, reply };
  return unlessRefused(await runKeyedCommand(deps, edit, { session, target: id, input, keyed }));
}

function uploadsOf(
  { database }: ServerDeps,
  { session, id, application }: { session: CallerSession; id: number; application: Application },
) {
  const ids = listDocuments(application).flatMap(({ id: document }) => document ?? []);
  const owner = { id: session.id, userId: session.userId, applicationId: id };
  return findOwnDocuments(database, owner, [...new Set(ids)]);
}
