/** Staff of the issuer decide on a received application: it moves to another status, which they can take back for a while. */
import type { ListedStatus } from '#domain/application/issuerList.ts';
import {
  emailsAfter,
  MOST_MOVES,
  MOVE_EMAILS,
  MOVE_EMAIL_MS,
  MOVED_TO,
  standingMoves,
  takeBackEnd,
  type Move,
  type MoveEntry,
  type MoveDetails,
  type MoveKind,
} from '#domain/application/moves.ts';
import { statusMove } from '#domain/statuses.ts';
import { movesTexts } from '#domain/texts/moves.ts';
import type { Transaction } from 'kysely';
import { readMoveEntries } from '../applications/moves.ts';
import type { Tables } from '../database/tables.ts';
import { Refusal } from '../http/errors.ts';
import type { Message } from '../outbox/outbox.ts';
import type { Command, CommandSubject } from './command.ts';
import { readContacts, tellContacts, type Contacts } from './contacts.ts';

interface Facts {
  entries: MoveEntry[];
  contacts: Contacts;
  /** E-mails about a move have not left. */
  hasWaitingEmails: boolean;
}

interface MoveInput extends MoveDetails {
  /** Id of the move, from the client: a repeat changes nothing. */
  id: string;
  kind: MoveKind;
  /** Status that the client has seen. */
  from: ListedStatus;
}

const readFacts = async (
  transaction: Transaction<Tables>,
  _deps: unknown,
  { application: { id } }: CommandSubject<unknown>,
): Promise<Facts> => ({
  entries: await readMoveEntries(transaction, id),
  contacts: await readContacts(transaction, id),
  hasWaitingEmails: await hasWaitingEmails(transaction, id),
});

/**
 * Moves the application. The e-mails about the move before it do not leave if they still wait. Refuses with 409 if the status is another
 * one than the client has seen, or allows no such move.
 */
export const move: Command<MoveInput, Facts, null, 'decide'> = {
  needs: 'decide',
  isSafeTwice: true,
  readFacts,
  decide: ({ application: { status }, input: { id, kind, from, reason, allotment }, facts, now }) => {
    const moves = facts.entries.filter((entry): entry is Move => 'id' in entry);
    if (moves.some((known) => known.id === id)) return { unchanged: null };
    if (moves.length >= MOST_MOVES) return new Refusal(409, { message: movesTexts.full });
    const to = MOVED_TO[kind];
    if (status !== from || statusMove(status, to, 'issuer') === null)
      return new Refusal(409, { message: movesTexts.failures.move.conflict });
    const told = { move: id, from, status: to, reason, replaces_emails: facts.hasWaitingEmails };
    return {
      changes: { status: to },
      event: { kind: 'moved', actingAs: 'issuer', facts: told },
      effects: [{ kind: 'dropMoveEmails' }, ...(allotment === null ? [] : [{ kind: 'allot', allotment } as const])],
      notify: tell(facts, { occasion: id, from, to, now }),
      reply: null,
    };
  },
};

/**
 * Takes the last move back. Its e-mails do not leave; those about the move before it wait again, if this move kept them from leaving.
 * Refuses with 409 once the ten minutes are over, or for a move that is not the last one.
 */
export const takeBack: Command<{ id: string }, Facts, null, 'decide'> = {
  needs: 'decide',
  isSafeTwice: true,
  readFacts,
  decide: ({ input: { id }, facts, now, newId }) => {
    if (facts.entries.some((entry) => 'takenBack' in entry && entry.takenBack === id)) return { unchanged: null };
    const [former, last] = [undefined, ...standingMoves(facts.entries)].slice(-2);
    if (last?.id !== id || takeBackEnd(last) <= now)
      return new Refusal(409, { message: movesTexts.failures.takeBack.conflict });
    return {
      changes: { status: last.from },
      event: { kind: 'move_taken_back', actingAs: 'issuer', facts: { move: id, status: last.from } },
      effects: [{ kind: 'dropMoveEmails' }, ...(last.to === 'completed' ? [{ kind: 'removeAllotment' } as const] : [])],
      notify: former && last.replacesEmails ? tell(facts, { ...former, occasion: newId(), now }) : [],
      reply: null,
    };
  },
};

function tell(
  { contacts }: Facts,
  { occasion, from, to, now }: { occasion: string; from: ListedStatus; to: ListedStatus; now: Date },
): Message[] {
  const [templates, tells] = [emailsAfter(to), statusMove(from, to, 'issuer')?.tells ?? []];
  if (templates === undefined) return [];
  return tellContacts(contacts, { occasion, templates, tells, dueAt: new Date(now.getTime() + MOVE_EMAIL_MS) });
}

async function hasWaitingEmails(transaction: Transaction<Tables>, id: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('application_id', '=', id)
    .where('template', 'in', MOVE_EMAILS)
    .where('status', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
