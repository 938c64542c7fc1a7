/** Checks a submission before anything of it is written. */
import type { Application } from '#domain/application.ts';
import { daysAt, zoneOf } from '#domain/formats/zones.ts';
import type { Mode } from '#domain/session.ts';
import { statusAfterSubmission } from '#domain/statuses.ts';
import { withFixedDate } from '#domain/tax/signingDate.ts';
import { serverTexts } from '#domain/texts.ts';
import type { ServerDeps } from '../deps.ts';
import { presentDocument, type DocumentRow, type SubmittedDocument } from '../documents/documents.ts';
import { withServedDocuments } from '../offers/offerFiles.ts';
import type { StoredOffer } from '../offers/offers.ts';
import { offerDocuments } from '../records/offerDocuments.ts';
import type { CheckedSubmission } from './checkedSubmission.ts';
import { findCopiedNumber, withCopiedMask, withCopiedNumber, withHoldingOfRegister } from './chosenHolding.ts';
import { listDocuments, withKnownDocuments } from './documentReferences.ts';
import { refuseErrors, type ErrorsByStep } from './refuseErrors.ts';
import { modeOf } from './repository.ts';
import { hiddenErrors } from './storedNumbers.ts';
import { judgeApplication } from './work/work.ts';

type JudgeDeps = Pick<ServerDeps, 'clock' | 'database' | 'keys'>;

/** Submission before it is checked. */
export interface UncheckedSubmission extends Omit<CheckedSubmission, 'documents' | 'offerDocuments'> {
  files: StoredOffer['files'];
  issuerId: number;
  /** Uploads of the caller that it names. */
  uploads: readonly DocumentRow[];
}

/**
 * Checks a submission as the browser did, without trust in its figures, its flags or the user that it names.
 * @throws Refusal 400 with the errors by step
 */
export async function judgeSubmission(
  deps: JudgeDeps,
  { files, uploads, ...submission }: UncheckedSubmission,
): Promise<CheckedSubmission> {
  const offer = withServedDocuments(submission.offer, files);
  const verdict = await judge(deps, { ...submission, offer, uploads });
  return { ...submission, ...verdict, offerDocuments: offerDocuments(submission.offer, files) };
}

/** Returns the application with the server's own facts of each document, and errors for those that are not the caller's uploads. */
function settleDocuments(
  application: Application,
  rows: readonly DocumentRow[],
): { application: Application; errors: ErrorsByStep } {
  const references = listDocuments(application);
  const known = new Map(rows.map((row) => [row.id, presentDocument(row)]));
  const errors: ErrorsByStep = {};
  for (const { step, path, id } of references) {
    if (id === null || !known.has(id)) (errors[step] ??= {})[path] = serverTexts.documentUnknown;
  }
  return { application: withKnownDocuments(application, known), errors };
}

/** Returns the documents that the application names, in an order of their own: the order of the database means nothing. */
function lodgedDocuments(application: Application, rows: readonly DocumentRow[]): SubmittedDocument[] {
  const named = new Set(listDocuments(application).map(({ id }) => id));
  return rows
    .filter(({ id }) => named.has(id))
    .map(({ id, filename, size, sha256 }) => ({ id, filename, size, sha256 }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

async function judge(
  deps: JudgeDeps,
  submission: Omit<UncheckedSubmission, 'files'>,
): Promise<Pick<CheckedSubmission, 'application' | 'documents'>> {
  const { session, user, offer, issuerId, application: sent, draft } = submission;
  const held = await withHoldingOfRegister(deps, { application: sent, session, offer, issuerId, draft });
  const copied = await findCopiedNumber(deps, { application: held, session, draft });
  const mode = modeOf(draft);
  const { application, documents } = await judgeAnswers(deps, {
    ...submission,
    application: withCopiedNumber(held, copied),
    mode,
  });
  const waits = statusAfterSubmission({ user, application, mode }) === 'pending_approval';
  return { application: withFixedDate(waits ? withCopiedMask(application, copied) : application), documents };
}

interface Unjudged extends Pick<UncheckedSubmission, 'user' | 'offer' | 'application' | 'uploads' | 'size' | 'caller'> {
  mode: Mode;
  /** Answers before an edit of the issuer's staff. */
  stored?: Application;
}

/** Checks what staff make of a received application: its holding stays the one that was submitted. @throws Refusal like `judgeSubmission` */
export async function judgeEdit(
  deps: Pick<JudgeDeps, 'clock'>,
  { files, ...edit }: Unjudged & Pick<UncheckedSubmission, 'files'>,
): Promise<Pick<CheckedSubmission, 'application' | 'documents'>> {
  const { application, documents } = await judgeAnswers(deps, {
    ...edit,
    offer: withServedDocuments(edit.offer, files),
  });
  return { application: withFixedDate(application), documents };
}

async function judgeAnswers(
  { clock }: Pick<JudgeDeps, 'clock'>,
  { user, offer, application: sent, uploads, size, caller, mode, stored }: Unjudged,
): Promise<Pick<CheckedSubmission, 'application' | 'documents'>> {
  const settled = settleDocuments(sent, uploads);
  const context = {
    offer,
    application: settled.application,
    ...(stored && { stored }),
    user,
    mode,
    ...daysAt(clock.now().getTime(), zoneOf(offer)),
  };
  const { application, errors, readiness, isAcceptable } = await judgeApplication(context, {
    size,
    caller: { session: caller.sessionId ?? undefined },
  });
  const stepNames = new Set<string>(Object.keys(application));
  const ofDocuments = Object.entries(settled.errors).filter(([step]) => stepNames.has(step));
  const found: ErrorsByStep = { ...errors };
  for (const [step, fields] of ofDocuments) found[step] = { ...fields, ...found[step] };
  // If a rule refuses a mask already, the message is that of the form.
  for (const [step, fields] of Object.entries(hiddenErrors(application))) found[step] = { ...fields, ...found[step] };
  if (Object.keys(found).length > 0) refuseErrors(found);
  if (!isAcceptable) refuseErrors({ review: { '': readiness.warnings.join(' ') } });
  return { application, documents: lodgedDocuments(application, uploads) };
}
