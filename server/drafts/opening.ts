/** Opening a draft at its address: who stands there, and what the right code gives them. */
import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import { decisionBar, type DecisionBar } from '#domain/decisions.ts';
import { isOpenStatus, openedMode, submittingActor, type OpenStatus } from '#domain/statuses.ts';
import { findAccess } from '../applications/access.ts';
import { eventToWrite } from '../applications/events.ts';
import { readContact } from '../applications/masked.ts';
import { findSubmittedBy } from '../applications/submitters.ts';
import { approvalEndOf } from '../applications/approvalEnd.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { changeTogether } from '../database/together.ts';
import type { CallerSession, Session } from '../sessions/sessions.ts';
import type { draftPage } from '../wire/drafts.ts';
import { checkCode, waitOf, type CodeDeps, type Judged, type RightCode } from './codes.ts';
import type { CodePurpose } from './codeTargets.ts';
import { findDeleted, type DeletedDraft } from './deleted.ts';
import { findVisit, hasHold, holdByCode, isHoldShared } from './holds.ts';
import { noteKnown, type CodeCaller } from './known.ts';
import { endCodes, voidLinks, type LinkedTo } from './links.ts';
import { endOfNumber, noteVerified, readReach, readSteadyReach } from './numbers.ts';
import { oweDraftEmail, oweText } from './owed.ts';

export interface Standing {
  applicationId: number;
  session: Session;
  /** Hash of the browser's cookie; null without one. */
  browserHash: string | null;
  /** By a code, or since it saved the draft itself. */
  isHeld: boolean;
  /** By a link that is good. */
  isByLink: boolean;
  /** The draft was deleted, and can still be restored. */
  isDeleted: boolean;
  /** Why they cannot decide on it: they submitted it. Null where they can, and of a draft. */
  bar: DecisionBar | null;
}

interface DraftAddress {
  slug: string;
  draftId: string;
}

type FromBrowser = Pick<Standing, 'session' | 'browserHash'>;

/** How the session stands to the draft of this address; null where it has nothing to do with it, or there is none. */
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

/** The caller as codes are counted for. */
export function callerOf({ session, browserHash }: FromBrowser): CodeCaller {
  return { sessionId: session.id, userId: session.userId, browserHash };
}

/** Why this caller cannot decide on what waits for approval; null where they can, and of a draft. */
export async function findBar(
  database: Database,
  { id, status, ...from }: FromBrowser & { id: number; status: OpenStatus },
): Promise<DecisionBar | null> {
  const submittedBy = status === 'pending_approval' ? await findSubmittedBy(database, id) : null;
  return submittedBy && decisionBar(submittedBy, callerOf(from));
}

/** What the page at a draft's address shows to this session; null where it has nothing to do with the draft, or there is none. */
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
    mobile_end: number === null ? null : endOfNumber(number),
    approve_until: (await approvalEndOf(database, applicationId))?.toISOString() ?? null,
    waits_until: until?.toISOString() ?? null,
    deleted: deleted && { at: deleted.deletedAt.toISOString(), until: deleted.endsAt.toISOString() },
  };
}

/** The number that gets the code of what stands at the address. */
async function numberAt(
  deps: Pick<CodeDeps, 'database' | 'keys'>,
  { applicationId, deleted, now }: { applicationId: number; deleted: DeletedDraft | null; now: Date },
): Promise<string | null> {
  const reach = deleted
    ? await readSteadyReach(deps, { applicationId, now })
    : await readReach(deps, applicationId).then((open) => open && { number: open.opening });
  return reach?.number ?? null;
}

interface DraftAt {
  id: number;
  status: OpenStatus;
  /** Null: it was not. */
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
  /** Others use this computer. */
  isShared: boolean;
}

/** Lets the session hold the draft if the code is right; it has shown then, too, whose number it is. */
export function openDraft(deps: CodeDeps, standing: Standing, { code, now, isShared }: GivenToOpen): Promise<Judged> {
  const { applicationId, session, isHeld } = standing;
  // Whoever holds it already may have asked for the other kind of code, before the page was loaded again.
  const purposes: CodePurpose[] = isHeld ? ['open', 'verify'] : ['open'];
  return checkCode(deps, { applicationId, purposes, code, by: callerOf(standing), now }, async (transaction, right) => {
    await verifyNumber(transaction, deps, { applicationId, right, now });
    await holdByCode(transaction, { sessionId: session.id, applicationId, now, isShared });
    await noteOpening(transaction, deps, { standing, now });
  });
}

/**
 * Ends every way into an application as another person is to open it: whoever held the draft, or has its link, holds nothing of what waits for
 * its investor, and the number that was verified was that of whoever applied.
 */
export async function endOpenings(
  transaction: Transaction<Tables>,
  { applicationId, now }: { applicationId: number; now: Date },
): Promise<void> {
  await voidLinks(transaction, { applicationId, now });
  await endHoldings(transaction, { applicationId, now });
}

/** Ends every code and hold of an application, and forgets who came by its links; the links themselves stay. */
export async function endHoldings(
  transaction: Transaction<Tables>,
  { applicationId, now }: { applicationId: number; now: Date },
): Promise<void> {
  await endCodes(transaction, { applicationId, now });
  for (const table of ['draft_visits', 'draft_access', 'draft_known', 'draft_guesses'] as const)
    await transaction.deleteFrom(table).where('application_id', '=', applicationId).execute();
  // A session that submitted it goes on reading its record.
  await transaction
    .deleteFrom('draft_holds')
    .where('application_id', '=', applicationId)
    .where('reads_only', '=', false)
    .execute();
}

/** Takes the mobile on the application as the one whose codes open it, if the code that went to it is right. */
export function verifyMobile(deps: CodeDeps, standing: Standing, { code, now }: Given): Promise<Judged> {
  const { applicationId } = standing;
  return checkCode(
    deps,
    { applicationId, purposes: ['verify'], code, by: callerOf(standing), now },
    (transaction, right) => verifyNumber(transaction, deps, { applicationId, right, now }),
  );
}

/**
 * Lets the application know the browser that has just given a right code, on whichever session it comes again. A computer that others use
 * is not known by its browser.
 * @param giveCookie gives the browser its cookie, and the hash of it
 */
export async function rememberBrowser(
  { database, clock }: Pick<CodeDeps, 'database' | 'clock'>,
  { applicationId, session: { id: sessionId } }: Standing,
  giveCookie: () => string,
): Promise<void> {
  const now = clock.now();
  if (await isHoldShared(database, { sessionId, applicationId, now })) return;
  await noteKnown(database, { applicationId, sessionId, browserHash: giveCookie(), now });
}

/** Where another number opened the draft before, it and the e-mail address are told. */
export async function verifyNumber(
  transaction: Transaction<Tables>,
  deps: CodeDeps,
  { applicationId, right, now }: { applicationId: number; right: RightCode; now: Date },
): Promise<void> {
  const formerly = await noteVerified(transaction, deps, { applicationId, mobile: right.number, now });
  if (formerly === null) return;
  const owed = { applicationId, template: 'mobile_replaced', occasion: right.id } as const;
  await oweText(transaction, deps, owed);
  await oweDraftEmail(transaction, deps, owed);
}

/** Writes down that somebody opened a draft, as whom and when. */
export async function noteOpening(
  transaction: Transaction<Tables>,
  { keys }: Pick<CodeDeps, 'keys'>,
  { standing: { applicationId, session }, now }: { standing: Pick<Standing, 'applicationId' | 'session'>; now: Date },
): Promise<void> {
  const stored = await readContact({ database: transaction, keys }, applicationId);
  if (!stored || !isOpenStatus(stored.status)) return;
  const { application, revision, status } = stored;
  const event = eventToWrite(transaction, {
    applicationId,
    at: now,
    kind: 'draft_opened',
    sessionId: session.id,
    userId: session.userId,
    actingAs: submittingActor({ user: null, application, mode: openedMode(status) }),
    revision,
    facts: { status },
  });
  await changeTogether(transaction, [event]);
}
