/** Somebody with the permission sees one number of an application: the one way to it (3-TAXSUM-09). */
import type { Application } from '#domain/application.ts';
import type { RevealReason } from '#domain/application/issuerPage.ts';
import { isOpenStatus } from '#domain/statuses.ts';
import { serverTexts } from '#domain/texts.ts';
import type { Transaction } from 'kysely';
import { storedNumbers } from '../applications/storedNumbers.ts';
import { readContact } from '../applications/masked.ts';
import type { Tables } from '../database/tables.ts';
import { notFound, Refusal } from '../http/errors.ts';
import type { Command } from './command.ts';
import { roleOf } from './role.ts';

const HOUR = 60 * 60_000;
/** Numbers of one application, for all callers together. */
const MOST_AN_HOUR = 10;

interface Facts {
  number: { name: string; value: string } | undefined;
  /** Numbers of this application that were seen within the last hour: counted under its lock. */
  seen: number;
  contact: Pick<Application, 'contact_details'>;
}

/**
 * Replies with the number that the handle stands for. The event is stored with it: the person, their role, the time, the reason and the
 * field, never the number. Refuses with 404 a handle of no number of this application, and with 429 above ten numbers within an hour.
 */
export const revealNumber: Command<{ handle: string; reason: RevealReason }, Facts, string, 'revealNumbers'> = {
  needs: 'revealNumbers',
  isSafeTwice: false,
  readFacts: async (transaction, { keys }, { application: { id }, now, input: { handle } }) => {
    const store = { database: transaction, keys };
    const number = (await storedNumbers(store, id)).get(handle);
    const stored = await readContact(store, id);
    return { number, seen: await countSeen(transaction, { id, now }), contact: stored?.application ?? {} };
  },
  decide: (state) => {
    const { number, seen, contact } = state.facts;
    if (number === undefined) return notFound();
    // A received application is nobody's own any more: staff name the reason why they look at it.
    if (!isOpenStatus(state.application.status) && state.input.reason === 'own')
      return new Refusal(400, { message: serverTexts.badRequest });
    if (seen >= MOST_AN_HOUR) return new Refusal(429, { message: serverTexts.tooManyNumbers });
    const facts = { reason: state.input.reason, number: number.name };
    return { event: { kind: 'number_revealed', actingAs: roleOf(state, contact), facts }, reply: number.value };
  },
};

async function countSeen(transaction: Transaction<Tables>, { id, now }: { id: number; now: Date }): Promise<number> {
  const { count } = await transaction
    .selectFrom('events')
    .select((builder) => builder.fn.countAll<string>().as('count'))
    .where('application_id', '=', id)
    .where('kind', '=', 'number_revealed')
    .where('at', '>', new Date(now.getTime() - HOUR))
    .executeTakeFirstOrThrow();
  return Number(count);
}
