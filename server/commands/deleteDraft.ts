/**
 * Applicant deletes a draft (reliability P14): at once for the account that owns it and the session that began it; for a day, in which it
 * can be restored, for a caller who has shown its link or its code alone.
 */
import type { Application } from '#domain/application.ts';
import { serverTexts } from '#domain/texts.ts';
import type { Transaction } from 'kysely';
import { readContact } from '../applications/masked.ts';
import type { Tables } from '../database/tables.ts';
import { endOfRestoring } from '../drafts/deleted.ts';
import { Refusal } from '../http/errors.ts';
import type { Command, CommandState, CommandSubject, Decision } from './command.ts';
import type { CommandDeps } from '../deps.ts';
import { removal } from './removal.ts';
import { roleOf } from './role.ts';

const DAY = 24 * 60 * 60_000;

export interface Deleted {
  /** End of the day in which the same link and a code restore it; null if it is gone for good. */
  endsAt: Date | null;
}

interface Facts {
  isOwn: boolean;
  contact: Pick<Application, 'contact_details'>;
}

const readFacts = async (
  transaction: Transaction<Tables>,
  { keys }: CommandDeps,
  subject: CommandSubject<null>,
): Promise<Facts> => {
  const stored = await readContact({ database: transaction, keys }, subject.application.id);
  return { isOwn: await isOwn(transaction, subject), contact: stored?.application ?? {} };
};

function decide(state: CommandState<null, Facts>): Decision<Deleted> | Refusal {
  const { application, facts, now, newId } = state;
  // Another call submitted or deleted it at this moment.
  if (application.status !== 'draft') return new Refusal(409, { message: serverTexts.draftNoMore });
  const actingAs = roleOf(state, facts.contact);
  if (facts.isOwn) return { ...removal(actingAs), reply: { endsAt: null } };
  const endsAt = endOfRestoring(now);
  return {
    event: { kind: 'draft_deleted', actingAs, facts: { status: 'withdrawn' } },
    effects: [
      { kind: 'closeMessagesAndKeys' },
      { kind: 'endCodes' },
      { kind: 'endHolds' },
      { kind: 'dropPresence' },
      { kind: 'park', endsAt },
    ],
    notify: [{ channel: 'email', personKey: null, template: 'draft_deleted', occasion: newId() }],
    reply: { endsAt },
  };
}

/** Deletes the draft of a caller who may edit it. Refuses with 409 one that is no draft any more. */
export const deleteDraft: Command<null, Facts, Deleted, 'edit'> = {
  needs: 'edit',
  isSafeTwice: true,
  readFacts,
  decide,
};

/** Deletes the draft, for a day, of somebody who has its link. Refuses with 409 one that is no draft any more. */
export const deleteByLink: Command<null, Facts, Deleted, 'proof'> = {
  needs: 'proof',
  isSafeTwice: true,
  readFacts,
  decide,
};

/**
 * Returns true if the account owns the draft, the session has begun it, or staff enter it. An account that came by a code and saved owns it as well, but
 * counts as one only a day later. A lead has no link that could restore it.
 */
async function isOwn(
  transaction: Transaction<Tables>,
  { application: { id }, session, now }: CommandSubject<null>,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('applications')
    .innerJoin('sessions', 'sessions.id', 'applications.session_id')
    .select(['applications.session_id', 'applications.user_id', 'applications.saved_at', 'applications.by_staff'])
    .select('sessions.user_id as session_user_id')
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow();
  if (row.saved_at === null || row.by_staff || row.session_id === session?.id) return true;
  const userId = session?.userId ?? null;
  if (userId === null || userId === row.session_user_id) return userId !== null;
  return userId === row.user_id && hasOldPart(transaction, { id, userId, before: new Date(now.getTime() - DAY) });
}

async function hasOldPart(
  transaction: Transaction<Tables>,
  { id, userId, before }: { id: number; userId: number; before: Date },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('events')
    .select('id')
    .where('application_id', '=', id)
    .where('user_id', '=', userId)
    .where('at', '<=', before)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
