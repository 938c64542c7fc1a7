/** Opens a draft at its address: the caller's standing there, and the effect of the right code. */
import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import { decisionBar, type DecisionBar } from '#domain/application/decisions.ts';
import { maskMobile } from '#domain/rules/mobileQuestions.ts';
import { isOpenStatus, type OpenStatus } from '#domain/statuses.ts';
import { findAccess } from '../applications/access.ts';
import { findSubmittedBy } from '../applications/submitters.ts';
import { approvalEndOf } from '../applications/approvalEnd.ts';
import { noteDraftOpened } from '../commands/noteDraftOpened.ts';
import { runWithin } from '../commands/runCommand.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { CallerSession, Session } from '../sessions/sessions.ts';
import type { draftPage } from '../wire/drafts.ts';
import { checkCode, waitOf, type CodeDeps, type GuessOutcome, type VerifiedCode } from './codes.ts';
import type { CodePurpose } from './codeTargets.ts';
import { findDeleted, type DeletedDraft } from './deleted.ts';
import { findVisit, hasHold, holdByCode, isHoldShared } from './holds.ts';
import { recordKnownCaller, type CodeCaller } from './known.ts';
import type { LinkedTo } from './links.ts';
import { recordVerifiedMobile, readDraftContacts, readOwnerContacts } from './numbers.ts';
import { enqueueDraftEmail, enqueueSms } from './enqueue.ts';

export interface Standing {
  applicationId: number;
  session: Session;
  /** Hash of the browser's cookie; null without one. */
  browserHash: string | null;
  /** True if it gave a code, or has saved the draft itself. */
  isHeld: boolean;
  /** True if it came by a valid link. */
  isByLink: boolean;
  /** True if the draft was deleted, and can still be restored. */
  isDeleted: boolean;
  /** Reason why the caller cannot decide on it: they submitted it. Null if they can, and for a draft. */
  bar: DecisionBar | null;
}

interface DraftAddress {
  slug: string;
  draftId: string;
}

type FromBrowser = Pick<Standing, 'session' | 'browserHash'>;

/** Returns the session's standing at the draft of this address; null if it has nothing to do with it, or there is none. */
export async function findStanding(
  database: Database,
  { session, browserHash, now, ...address }: DraftAddress & FromBrowser & { now: Date },
): Promise<Standing | null> {
  const found = await findDraftAt(database, { ...address, now });
  if (found === null) return null;
  const { id: applicationId, deleted } = found;
  const of = { sessionId: session.id, applicationId, now };
  const visit = await findVisit(database, of, linkedTo(deleted));
  const isHeld = await hasHold(database, of);
  if (!isHeld && !visit) return null;
  const bar = await findBar(database, { ...found, session, browserHash });
  const isByLink = visit?.isGood ?? false;
  return { applicationId, session, browserHash, isHeld, isByLink, isDeleted: deleted !== null, bar };
}

function linkedTo(deleted: DeletedDraft | null): LinkedTo {
  return deleted === null ? 'open' : 'deleted';
}

/** Returns the caller that codes are counted for. */
export function callerOf({ session, browserHash }: FromBrowser): CodeCaller {
  return { sessionId: session.id, userId: session.userId, browserHash };
}

/** Returns the reason why this caller cannot decide on an application that waits for approval; null if they can, and for a draft. */
export async function findBar(
  database: Database,
  { id, status, ...from }: FromBrowser & { id: number; status: OpenStatus },
): Promise<DecisionBar | null> {
  const submittedBy = status === 'pending_approval' ? await findSubmittedBy(database, id) : null;
  return submittedBy && decisionBar(submittedBy, callerOf(from));
}

/** Returns the page at a draft's address for this session; null if it has nothing to do with the draft, or there is none. */
export async function findDraftPage(
  deps: Pick<CodeDeps, 'database' | 'keys' | 'clock'>,
  { session, browserHash, ...address }: DraftAddress & FromBrowser & { session: CallerSession },
): Promise<Static<typeof draftPage> | null> {
  const { database, clock } = deps;
  const now = clock.now();
  const found = await findDraftAt(database, { ...address, now });
  if (found === null) return null;
  const { id: applicationId, status, deleted } = found;
  const verified = (await findAccess(deps, session, applicationId)).has('edit');
  const visit = await findVisit(database, { sessionId: session.id, applicationId, now }, linkedTo(deleted));
  if (!verified && !visit) return null;
  const number = await numberAt(deps, { applicationId, deleted, now });
  const until = await waitOf(database, { applicationId, by: callerOf({ session, browserHash }), now });
  return {
    application_id: applicationId,
    status,
    verified,
    barred_by: await findBar(database, { ...found, session, browserHash }),
    link_is_good: visit?.isGood ?? false,
    masked_mobile: number === null ? null : maskMobile(number),
    approve_until: (await approvalEndOf(database, applicationId))?.toISOString() ?? null,
    waits_until: until?.toISOString() ?? null,
    deleted: deleted && { at: deleted.deletedAt.toISOString(), until: deleted.endsAt.toISOString() },
  };
}

/** Returns the number that gets the code of the draft at the address. */
async function numberAt(
  deps: Pick<CodeDeps, 'database' | 'keys'>,
  { applicationId, deleted, now }: { applicationId: number; deleted: DeletedDraft | null; now: Date },
): Promise<string | null> {
  const reach = deleted
    ? await readOwnerContacts(deps, { applicationId, now })
    : await readDraftContacts(deps, applicationId).then((open) => open && { number: open.opening });
  return reach?.number ?? null;
}

interface DraftAt {
  id: number;
  status: OpenStatus;
  /** Null if it was not deleted. */
  deleted: DeletedDraft | null;
}

async function findDraftAt(
  database: Database,
  { slug, draftId, now }: DraftAddress & { now: Date },
): Promise<DraftAt | null> {
  const row = await database
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .select(['applications.id', 'status'])
    .where('draft_id', '=', draftId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) return null;
  if (isOpenStatus(row.status)) return { id: row.id, status: row.status, deleted: null };
  const deleted = await findDeleted(database, { applicationId: row.id, now });
  return deleted && { id: row.id, status: 'draft', deleted };
}

interface Given {
  code: string;
  now: Date;
}

interface GivenToOpen extends Given {
  /** True if others use this computer. */
  isShared: boolean;
}

/** Lets the session hold the draft if the code is right, which also verifies the number. */
export function openDraft(
  deps: CodeDeps,
  standing: Standing,
  { code, now, isShared }: GivenToOpen,
): Promise<GuessOutcome> {
  const { applicationId, session, isHeld } = standing;
  // A session that holds it already may have requested the other kind of code, before the page was loaded again.
  const purposes: CodePurpose[] = isHeld ? ['open', 'verify'] : ['open'];
  return checkCode(deps, { applicationId, purposes, code, by: callerOf(standing), now }, async (transaction, right) => {
    await verifyNumber(transaction, deps, { applicationId, right, now });
    await holdByCode(transaction, { sessionId: session.id, applicationId, now, isShared });
    await runWithin({ ...deps, database: transaction }, noteDraftOpened, {
      session,
      target: applicationId,
      input: null,
      now,
    });
  });
}

/** Makes the mobile on the application the one whose codes open it, if the code that went to it is right. */
export function verifyMobile(deps: CodeDeps, standing: Standing, { code, now }: Given): Promise<GuessOutcome> {
  const { applicationId } = standing;
  return checkCode(
    deps,
    { applicationId, purposes: ['verify'], code, by: callerOf(standing), now },
    (transaction, right) => verifyNumber(transaction, deps, { applicationId, right, now }),
  );
}

/**
 * Makes the browser that has just given a right code known to the application, in any later session. A computer that others use is not
 * known by its browser.
 * @param giveCookie gives the browser its cookie, and returns the hash of it
 */
export async function rememberBrowser(
  { database, clock }: Pick<CodeDeps, 'database' | 'clock'>,
  { applicationId, session: { id: sessionId } }: Standing,
  giveCookie: () => string,
): Promise<void> {
  const now = clock.now();
  if (await isHoldShared(database, { sessionId, applicationId, now })) return;
  await recordKnownCaller(database, { applicationId, sessionId, browserHash: giveCookie(), now });
}

/** Notes that the number is verified. If another number opened the draft before, it and the e-mail address get a message. */
export async function verifyNumber(
  transaction: Transaction<Tables>,
  deps: CodeDeps,
  { applicationId, right, now }: { applicationId: number; right: VerifiedCode; now: Date },
): Promise<void> {
  const formerly = await recordVerifiedMobile(transaction, deps, { applicationId, mobile: right.number, now });
  if (formerly === null) return;
  const owed = { applicationId, template: 'mobile_replaced', occasion: right.id } as const;
  await enqueueSms(transaction, deps, owed);
  await enqueueDraftEmail(transaction, deps, owed);
}
