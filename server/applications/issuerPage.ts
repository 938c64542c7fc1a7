/** Reads the parts of the issuer's page that the record does not have: required documents, e-mails, notes and history. */
import { toDotPath } from '#domain/formats/toDotPath.ts';
import type { Static } from 'typebox';
import { changedQuestions } from '#domain/application/edit.ts';
import { HISTORY_KINDS, HISTORY_REASONS, MOST_ENTRIES, SUBMISSION_EMAILS } from '#domain/application/issuerPage.ts';
import { LISTED_STATUSES } from '#domain/application/issuerList.ts';
import { standingMoves, takeBackEnd } from '#domain/application/moves.ts';
import { sumOf } from '#domain/application/receivedPayments.ts';
import { listNumbers } from '#domain/application/numbers.ts';
import type { Application } from '#domain/application.ts';
import { STATUS_ACTORS } from '#domain/data/choices.ts';
import { ownEntry } from '#domain/formats/ownEntry.ts';
import { dueNow } from '#domain/investment.ts';
import type { Offer } from '#domain/offer.ts';
import { readinessBySubject } from '#domain/readiness/itemTexts.ts';
import type { Database } from '../database/database.ts';
import type { ServerDeps } from '../deps.ts';
import { findOfferById } from '../offers/offers.ts';
import { accountName } from '../users/users.ts';
import type { managedApplication } from '../wire/issuerPage.ts';
import { findHolderNumber } from '../register/holders.ts';
import { readAllotted } from './allotments.ts';
import { changedIn } from './edits.ts';
import { readApplication } from './masked.ts';
import { readMoveEntries } from './moves.ts';
import { readNotes } from './notes.ts';
import { paymentIn, readPayments } from './receivedPayments.ts';

type Page = Static<typeof managedApplication>;
type PageDeps = Pick<ServerDeps, 'database' | 'keys' | 'ids' | 'clock'>;

/** Returns what staff read of the application; null if its answers were deleted. */
export async function readManaged(deps: PageDeps, id: number): Promise<Page | null> {
  const { database, clock } = deps;
  const stored = await readApplication(deps, id, 'other');
  const found = stored && (await findOfferById(database, clock, stored.offerId));
  if (!stored || !found) return null;
  const { application, number_handles: handles } = stored;
  const status = LISTED_STATUSES.find((known) => known === stored.status);
  if (status === undefined) return null;
  const notes = await readNotes(deps, id);
  const payments = await readPayments(deps, id);
  return {
    status,
    is_archived: found.offer.state === 'archived',
    last_move: await readLastMove(deps, id),
    readiness: readinessBySubject(found.offer, application),
    numbers: listNumbers(application).flatMap(({ step, path, name, isTax }) => {
      const handle = isTax ? ownEntry(handles, name) : undefined;
      return handle === undefined ? [] : [{ step, path: toDotPath(path), handle }];
    }),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    allotment: await presentAllotment(deps, id),
    proposed: {
      units: application.purchase_amount?.numberSecurities ?? '',
      holder_number: (await findHolderNumber(deps, id)) ?? '',
    },
    emails: await readEmails(database, id),
    payment: {
      currency: currencyOf(found.offer),
      due: dueNow(found.offer, application.purchase_amount ?? {}),
      received: sumOf(payments),
      payments: payments.map(({ at, receivedOn, bankReference, ...payment }) => ({
        ...payment,
        at: at.toISOString(),
        received_on: receivedOn,
        bank_reference: bankReference,
      })),
    },
    ...(await readHistory(database, { id, offer: found.offer, application })),
  };
}

function currencyOf({ currency_code: code }: Offer): string {
  return code ?? 'AUD';
}

async function presentAllotment(deps: PageDeps, id: number): Promise<Page['allotment']> {
  const allotment = await readAllotted(deps, id);
  if (allotment === null) return null;
  const { allottedOn, units, holderNumber } = allotment;
  return { allotted_on: allottedOn, units, holder_number: holderNumber };
}

/** Returns the last move that was not taken back; null if there is none. */
async function readLastMove({ database, clock }: PageDeps, id: number): Promise<Page['last_move']> {
  const move = standingMoves(await readMoveEntries(database, id)).at(-1);
  if (move === undefined) return null;
  const end = takeBackEnd(move);
  const left = Math.max(0, end.getTime() - clock.now().getTime());
  return { id: move.id, take_back_until: end.toISOString(), take_back_ms: left };
}

/** Returns the e-mails that follow a submission, newest first. */
async function readEmails(database: Database, id: number): Promise<Page['emails']> {
  const rows = await database
    .selectFrom('outbox')
    .select(['id', 'template', 'status', 'created_at', 'sent_at'])
    .where('application_id', '=', id)
    .where('channel', '=', 'email')
    .where('template', 'in', SUBMISSION_EMAILS)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_ENTRIES)
    .execute();
  return rows.flatMap(({ id: key, template, status: state, created_at: at, sent_at: sentAt }) => {
    const kind = SUBMISSION_EMAILS.find((known) => known === template);
    return kind ? [{ id: key, kind, state, at: (sentAt ?? at).toISOString() }] : [];
  });
}

/** Returns the entries of the history, newest first, as far as they concern the issuer. */
async function readHistory(
  database: Database,
  { id, offer, application }: { id: number; offer: Offer; application: Application },
): Promise<Pick<Page, 'history' | 'has_older'>> {
  const rows = await database
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.user_id')
    .leftJoin('people', 'people.key', 'users.person_key')
    .select(['events.id', 'events.at', 'events.kind', 'acting_as', 'facts', 'given_names', 'family_name'])
    .where('events.application_id', '=', id)
    .where('events.kind', 'in', HISTORY_KINDS)
    .orderBy('events.id', 'desc')
    .limit(MOST_ENTRIES + 1)
    .execute();
  const context = { offer, application, currency: currencyOf(offer) };
  const history = rows.slice(0, MOST_ENTRIES).flatMap((row) => {
    const kind = HISTORY_KINDS.find((known) => known === row.kind);
    const role = STATUS_ACTORS.find((known) => known === row.acting_as);
    if (!kind || !role) return [];
    const reason = HISTORY_REASONS.find((known) => known === row.facts['reason']) ?? null;
    const status = kind === 'moved' ? (LISTED_STATUSES.find((known) => known === row.facts['status']) ?? null) : null;
    const name = accountName(row) || null;
    const questions = kind === 'edited' ? changedQuestions(context, changedIn(row.facts)) : [];
    const payment = paymentIn(row.facts, currencyOf(offer));
    return [{ id: String(row.id), at: row.at.toISOString(), kind, role, name, reason, status, questions, payment }];
  });
  return { history, has_older: rows.length > MOST_ENTRIES };
}
