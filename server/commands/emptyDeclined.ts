/** Investor has everything removed from an application that they declined, before its 30 days are over (2-ROLE-08). */
import { serverTexts } from '#domain/texts.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { Refusal } from '../http/errors.ts';
import type { Command } from './command.ts';

/** Longest wait for the e-mails about the decline. They leave within seconds, unless no mail server answers. */
const LONGEST_WAIT = 60 * 60_000;

interface Facts {
  /** The e-mails about the decline, which are made of what would be removed, have not left. */
  hasWaitingMail: boolean;
  isEmptied: boolean;
}

/** A repeat changes nothing. Refuses with 409 while the e-mails about the decline have not left. */
export const emptyDeclined: Command<null, Facts, null, 'empty'> = {
  needs: 'empty',
  isSafeTwice: true,
  readFacts: async (transaction, _deps, { application: { id }, now }) => ({
    hasWaitingMail: await hasWaitingMail(transaction, id, now),
    isEmptied: await isEmptied(transaction, id),
  }),
  decide: ({ facts: { hasWaitingMail: isTooEarly, isEmptied: isDone } }) => {
    if (isTooEarly) return new Refusal(409, { message: serverTexts.emptiedLater });
    if (isDone) return { unchanged: null };
    const event = { kind: 'emptied', actingAs: 'investor', facts: {} } as const;
    return { event, grants: ['approver'], effects: [{ kind: 'empty' }], reply: null };
  },
};

async function hasWaitingMail(transaction: Transaction<Tables>, id: number, now: Date): Promise<boolean> {
  const row = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('application_id', '=', id)
    .where('occasion', '=', 'declined')
    .where('status', '=', 'waiting')
    .where('created_at', '>', new Date(now.getTime() - LONGEST_WAIT))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function isEmptied(transaction: Transaction<Tables>, id: number): Promise<boolean> {
  const { emptied_at: emptiedAt } = await transaction
    .selectFrom('applications')
    .select('emptied_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return emptiedAt !== null;
}
