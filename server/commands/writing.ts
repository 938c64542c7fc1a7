/** Writes a decision: the application's row with its next revision, its answers, one event, its messages and other effects. */
import type { Kysely, Transaction } from 'kysely';
import { serverTexts } from '#domain/texts.ts';
import { answersToWrite, readStandingRows, type StandingRows, type WrittenPerson } from '../applications/answers.ts';
import { keyToWrite, type KeyedRequest } from '../applications/idempotency.ts';
import type { SubmissionReply } from '../applications/submissionReply.ts';
import { runChanges, type Change } from '../database/together.ts';
import type { Tables } from '../database/tables.ts';
import { tieToWrite } from '../documents/ties.ts';
import { Refusal } from '../http/errors.ts';
import { messagesToWrite, type Message } from '../outbox/outbox.ts';
import type { CommandSession, ContactEmail, Decision, FoundApplication } from './command.ts';
import type { CommandDeps } from '../deps.ts';
import type { Effect, ImmediateEffect } from './effect.ts';
import { carryOut, effectToWrite, isWritten } from './effects.ts';
import { eventToWrite } from './events.ts';
import { rowToWrite } from './rows.ts';

/** Reply to save under the key of its call. */
export interface KeyedReply {
  keyed: KeyedRequest;
  reply: SubmissionReply;
}

/** A decision, and the locked application that it is about. */
interface Decided {
  application: FoundApplication;
  session: CommandSession | null;
  now: Date;
  decision: Decision<unknown>;
  /** Null for a call without a key. */
  keyedReply: KeyedReply | null;
}

/**
 * Writes the decision about an application whose row is locked. Returns the hashes of contents of documents that it released: other
 * documents may still refer to them.
 * @throws Refusal 400 if all documents are required and one of them was removed meanwhile
 */
export async function writeDecision(
  transaction: Transaction<Tables>,
  deps: CommandDeps,
  { application: { id, revision: lockedRevision, isNew }, session, now, decision, keyedReply }: Decided,
): Promise<string[]> {
  const { changes, effects = [], documents } = decision;
  const revision = changes ? lockedRevision + 1 : lockedRevision;
  const row = changes ? [rowToWrite(transaction, id, changes)] : [];
  const immediate = effects.filter(isImmediate);
  // Immediate effects read the changed row: it is written before them, and taken off the changes that follow.
  if (immediate.length > 0) await runChanges(transaction, row.splice(0));
  const released: string[] = [];
  for (const effect of immediate) released.push(...(await carryOut(transaction, deps, { effect, id, session, now })));
  const standing = changes?.answers && !isNew ? await readStandingRows(transaction, id) : null;
  const written = { id, revision, session, now, decision, standing, keyedReply };
  const rest = [...row, ...(await decisionToWrite(transaction, deps, written))];
  const tie = tieOf(transaction, id, documents);
  if (documents?.areAllRequired && tie) {
    if ((await runChanges(transaction, rest, tie)) !== documents.ids.length) throw documentGone();
  } else await runChanges(transaction, tie ? [...rest, tie] : rest);
  return released;
}

/** Returns the refusal of a decision if one of its required documents was removed meanwhile. */
export function documentGone(): Refusal {
  return new Refusal(400, { message: serverTexts.documentUnknown, errors: {} });
}

/** Returns the change that ties the documents to the application; undefined if there are none. */
export function tieOf(
  database: Kysely<Tables>,
  id: number,
  documents: Decision<unknown>['documents'],
): Change | undefined {
  return documents && documents.ids.length > 0 ? tieToWrite(database, id, documents) : undefined;
}

function isImmediate(effect: Effect): effect is ImmediateEffect {
  return !isWritten(effect);
}

interface DecisionToWrite extends Pick<Decided, 'session' | 'now' | 'keyedReply'> {
  id: number;
  /** Revision of the application after the decision. */
  revision: number;
  decision: Omit<Decision<unknown>, 'effects'> & { effects?: readonly Effect[] };
  /** Stored rows of its answers that may stay; null if the decision writes no answers or the first ones. */
  standing: StandingRows | null;
}

/** Returns the changes of a decision, except the application's row, the tie of its documents and immediate effects. */
export async function decisionToWrite(
  database: Kysely<Tables>,
  deps: CommandDeps,
  { id, revision, session, now, decision, standing, keyedReply }: DecisionToWrite,
): Promise<Change[]> {
  const { changes, event, notify = [], grants = [], effects = [] } = decision;
  const answers = changes?.answers
    ? await answersToWrite(database, id, { application: changes.answers, ids: deps.ids, keys: deps.keys, standing })
    : { changes: [], people: [] };
  const actor = { sessionId: session?.id ?? null, userId: session?.userId ?? null, actingAs: event.actingAs };
  const messages = notify.map((message) => toMessage(message, answers.people));
  return [
    ...effects
      .filter(isWritten)
      .flatMap((effect) => effectToWrite(database, deps, { effect, id, revision, session, now })),
    ...answers.changes,
    ...grants.flatMap((kind) => grantsToWrite(database, { id, kind, session, now })),
    eventToWrite(database, { applicationId: id, at: now, kind: event.kind, ...actor, revision, facts: event.facts }),
    ...messagesToWrite(database, { applicationId: id, messages }, deps),
    ...(keyedReply ? [keyToWrite(database, keyedReply.keyed, { reply: keyedReply.reply, now })] : []),
  ];
}

/** Returns the message addressed to a person's row; an e-mail to a role gets the row of the person who has it. */
function toMessage(message: Message | ContactEmail, people: readonly WrittenPerson[]): Message {
  if (!('to' in message)) return message;
  const { to, ...email } = message;
  const person = people.find(({ step, role }) => step === 'contact_details' && role === to);
  if (person === undefined) throw new Error(`The contact details hold no ${to} to write to.`);
  return { ...email, personKey: person.key };
}

/** Returns the changes that grant a right to the caller's session, and to the account that is signed in to it. */
function grantsToWrite(
  database: Kysely<Tables>,
  { id, kind, session, now }: { id: number; kind: 'approver'; session: CommandSession | null; now: Date },
): Change[] {
  if (session === null) return [];
  const grant = { application_id: id, kind, since: now };
  const toSession = { ...grant, session_id: session.id, user_id: null };
  const rows =
    session.userId === null ? [toSession] : [toSession, { ...grant, session_id: null, user_id: session.userId }];
  return [database.insertInto('grants').values(rows)];
}
