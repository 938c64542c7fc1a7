/** Carries out the effects of a decision (`effect.ts`). */
import { MOVE_EMAILS } from '#domain/application/moves.ts';
import type { Transaction } from 'kysely';
import { allotmentToRemove, allotmentToWrite } from '../applications/allotments.ts';
import { followAddress } from '../applications/draftAddress.ts';
import { emptyApplication } from '../applications/emptying.ts';
import { listingToWrite } from '../applications/listing.ts';
import { dropHandles } from '../applications/masked.ts';
import { noteToWrite } from '../applications/notes.ts';
import { paymentToRemove, paymentToWrite } from '../applications/receivedPayments.ts';
import { closeMessagesAndKeys, removeContents } from '../applications/removal.ts';
import { submitterToWrite } from '../applications/submitters.ts';
import type { Database } from '../database/database.ts';
import type { Change } from '../database/together.ts';
import type { Tables } from '../database/tables.ts';
import type { CommandDeps } from '../deps.ts';
import { untieToWrite } from '../documents/ties.ts';
import { recordFormerAddress, redirectUndos } from '../drafts/addressUndo.ts';
import { softDeleteDraft, undeleteDraft } from '../drafts/deleted.ts';
import { endHoldings, endOpenings } from '../drafts/endings.ts';
import { enqueueLink } from '../drafts/enqueue.ts';
import { resetGuesses } from '../drafts/guesses.ts';
import { endHolds, holdBySave, readingToWrite } from '../drafts/holds.ts';
import { endCodes, linkToWrite } from '../drafts/links.ts';
import { recordChangedMobile } from '../drafts/numbers.ts';
import { enqueueRewriting } from '../jobs/rewriting.ts';
import { dropWaitingToWrite } from '../outbox/outbox.ts';
import { recordToWrite } from '../records/records.ts';
import type { CommandSession } from './command.ts';
import type { Effect, ImmediateEffect, WrittenEffect } from './effect.ts';

interface EffectContext {
  /** Id of the application. */
  id: number;
  /** Revision of the application after the decision. */
  revision: number;
  session: CommandSession | null;
  now: Date;
}

/** Kinds of effects that are written with the answers and the event. */
const WRITTEN = [
  'dropHandles',
  'dropPresence',
  'dropMoveEmails',
  'record',
  'list',
  'note',
  'payment',
  'removePayment',
  'allot',
  'removeAllotment',
  'submitter',
  'keepDocuments',
  'link',
  'letRead',
] as const satisfies readonly WrittenEffect['kind'][];

/** Returns true for an effect that is written in one statement with the answers and the event. */
export function isWritten(effect: Effect): effect is WrittenEffect {
  return (WRITTEN as readonly string[]).includes(effect.kind);
}

/** Returns the changes that an effect consists of. */
export function effectToWrite(
  database: Database,
  deps: CommandDeps,
  { effect, id, revision, session, now }: EffectContext & { effect: WrittenEffect },
): Change[] {
  switch (effect.kind) {
    case 'dropHandles':
      return [database.deleteFrom('number_handles').where('application_id', '=', id)];
    case 'dropPresence':
      return [database.deleteFrom('draft_presence').where('application_id', '=', id)];
    case 'dropMoveEmails':
      return [dropWaitingToWrite(database, { applicationId: id, templates: MOVE_EMAILS })];
    case 'record':
      return recordToWrite(database, deps, effect.record);
    case 'list':
      return listingToWrite(database, deps, { ...effect.listing, id, now });
    case 'note':
      return [noteToWrite(database, deps, { ...effect, applicationId: id, userId: session?.userId ?? null, at: now })];
    case 'payment': {
      const payment = { ...effect.payment, applicationId: id, userId: session?.userId ?? null, at: now };
      return paymentToWrite(database, deps, payment);
    }
    case 'removePayment':
      return paymentToRemove(database, { ...effect.payment, applicationId: id });
    case 'allot':
      return [allotmentToWrite(database, deps, { ...effect.allotment, applicationId: id })];
    case 'removeAllotment':
      return [allotmentToRemove(database, id)];
    case 'submitter':
      return [submitterToWrite(database, deps, { ...effect.submitter, applicationId: id, revision, at: now })];
    case 'keepDocuments':
      return untieToWrite(database, id, effect.ids);
    case 'link':
      return [linkToWrite(database, deps, { applicationId: id, email: effect.email, now }).change];
    case 'letRead':
      return session === null ? [] : [readingToWrite(database, { sessionId: session.id, applicationId: id, now })];
  }
}

/** Carries out an immediate effect. Returns the hashes of contents that it released; other documents may still refer to them. */
export async function carryOut(
  transaction: Transaction<Tables>,
  deps: CommandDeps,
  { effect, id, session, now }: Omit<EffectContext, 'revision'> & { effect: ImmediateEffect },
): Promise<string[]> {
  const target = { applicationId: id, now };
  switch (effect.kind) {
    case 'endHoldings':
      await endHoldings(transaction, target);
      return [];
    case 'endOpenings':
      await endOpenings(transaction, target);
      return [];
    case 'endHolds':
      await endHolds(transaction, target);
      return [];
    case 'endCodes':
      await endCodes(transaction, target);
      return [];
    case 'closeMessagesAndKeys':
      await closeMessagesAndKeys(transaction, [id], now);
      return [];
    case 'park':
      await softDeleteDraft(transaction, { applicationId: id, deletedAt: now, endsAt: effect.endsAt });
      return [];
    case 'unpark':
      await undeleteDraft(transaction, target);
      return [];
    case 'removeContents': {
      const released = await removeContents(transaction, [id], now);
      await enqueueRewriting(transaction, deps);
      return released;
    }
    case 'empty':
      return (await emptyApplication(transaction, deps, id)) ?? [];
    case 'replaceNumber': {
      const { mobile, formerly } = effect;
      await recordChangedMobile(transaction, deps, { applicationId: id, mobile, formerly });
      await redirectUndos(transaction, deps, { applicationId: id, number: mobile });
      await endHolds(transaction, target);
      await resetGuesses(transaction, id);
      return [];
    }
    case 'dropChangedHandles':
      await dropHandles({ database: transaction, keys: deps.keys }, id, effect.application);
      return [];
    case 'leaveAddress':
      await recordFormerAddress(transaction, deps, { ...target, email: effect.email });
      return [];
    case 'followAddress':
      await followAddress(transaction, deps, { ...target, sessionId: session?.id ?? null, email: effect.email });
      return [];
    case 'sendLink':
      await enqueueLink(transaction, deps, { ...target, email: effect.email });
      return [];
    case 'hold':
      if (session !== null)
        await holdBySave(transaction, { ...target, sessionId: session.id, isShared: effect.isShared });
      return [];
  }
}
