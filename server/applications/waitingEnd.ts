/**
 * The end of what waits for approval: 30 days after its adviser submitted it, or with the closing of its offer, it is withdrawn. The investor
 * and the adviser are told three days before, and when it has ended; the issuer never receives it.
 */
import { APPROVAL_DAYS } from '#domain/application/approvalEnd.ts';
import type { ClearingPart } from '../clearing/parts.ts';
import { eachApart } from '../clearing/apart.ts';
import type { Database } from '../database/database.ts';
import { changeTogether } from '../database/together.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import { findGoodLink, issueLink, lockDraft } from '../drafts/links.ts';
import { emailsToWrite } from '../outbox/outbox.ts';
import { endOfWaiting, type WaitingDates } from './approvalEnd.ts';
import { owedOnEnd, withdrawWaiting } from './decline.ts';

const DAY = 24 * 60 * 60_000;
/** Days before the end at which both are told. */
const AHEAD_DAYS = 3;
/** Applications that are looked for at once. */
const BATCH = 100;

interface WaitingRow extends WaitingDates {
  id: number;
}

/** Applications that stop waiting at this moment or before it, oldest first. */
function endingBy(database: Database, moment: Date) {
  return database
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .select(['applications.id', 'applications.submitted_at', 'offers.closes_at'])
    .where('applications.status', '=', 'pending_approval')
    .where(({ or, eb }) =>
      or([
        eb('applications.submitted_at', '<=', new Date(moment.getTime() - APPROVAL_DAYS * DAY)),
        eb('offers.closes_at', '<=', moment),
        eb('offers.state', 'in', ['closed', 'archived']),
      ]),
    )
    .orderBy('applications.submitted_at')
    .orderBy('applications.id');
}

/** Withdraws what nobody has approved in time. */
export const WAITING_PART: ClearingPart = {
  name: 'waiting',
  clear: (deps, run) =>
    eachApart<number>(run, {
      due: async (failed, limit) => {
        const rows = await endingBy(deps.database, deps.clock.now())
          .$if(failed.length > 0, (query) => query.where('applications.id', 'not in', failed))
          .limit(limit)
          .execute();
        return rows.map(({ id }) => id);
      },
      work: async (id) => {
        await withdrawWaiting(deps, { id, by: 'service', session: null });
      },
    }),
  oldest: async ({ database, clock }) => {
    const row = await endingBy(database, clock.now()).limit(1).executeTakeFirst();
    return row ? endOfWaiting(row) : null;
  },
};

/** Tells investor and adviser of each application that it will stop waiting, once for each end that it is given. */
export async function oweWaitingReminders(
  deps: Pick<ServerDeps, 'database' | 'keys' | 'clock' | 'ids'>,
  isOver: () => boolean = () => false,
): Promise<void> {
  const failures: unknown[] = [];
  for (let last = 0; ;) {
    const now = deps.clock.now();
    const rows = await endingBy(deps.database, new Date(now.getTime() + AHEAD_DAYS * DAY))
      .clearOrderBy()
      .orderBy('applications.id')
      .where('applications.id', '>', last)
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      if (isOver()) return;
      // What has ended already is told of that, by the clearing.
      if (endOfWaiting(row) > now) await oweReminder(deps, row).catch((error: unknown) => failures.push(error));
    }
    const next = rows.at(-1);
    if (!next) break;
    last = next.id;
  }
  if (failures.length > 0) throw failures[0];
}

async function oweReminder(
  deps: Pick<ServerDeps, 'database' | 'keys' | 'clock' | 'ids'>,
  row: WaitingRow,
): Promise<void> {
  const now = deps.clock.now();
  const occasion = endOfWaiting(row).toISOString();
  await inTransaction(deps.database, async (transaction) => {
    if ((await lockDraft(transaction, row.id)) !== 'pending_approval') return;
    const told = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('application_id', '=', row.id)
      .where('template', 'in', ['approval_ending', 'approval_ending_notice'])
      .where('occasion', '=', occasion)
      .executeTakeFirst();
    if (told) return;
    if ((await findGoodLink(transaction, { applicationId: row.id, now })) === null)
      await issueLink(transaction, deps, { applicationId: row.id, now });
    const owed = await owedOnEnd(transaction, row.id, { end: 'ending' });
    await changeTogether(transaction, emailsToWrite(transaction, { applicationId: row.id, occasion, owed }, deps));
  });
}
