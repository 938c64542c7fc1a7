/**
 * End of an application that waits for approval: 30 days after its adviser submitted it, or with the closing of its offer, it is withdrawn.
 * The investor and the adviser get an e-mail three days before, and when it has ended; the issuer never receives it.
 */
import { APPROVAL_DAYS } from '#domain/application/approvalEnd.ts';
import type { ClearingPart } from '../clearing/parts.ts';
import { runEachSeparately } from '../clearing/batches.ts';
import { readContacts, tellContacts } from '../commands/contacts.ts';
import { expire } from '../commands/expire.ts';
import { notify } from '../commands/notify.ts';
import { runCommand } from '../commands/runCommand.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import { findGoodLink, issueLink, lockDraft } from '../drafts/links.ts';
import { endOfWaiting, type WaitingDates } from './approvalEnd.ts';

const DAY = 24 * 60 * 60_000;
/** Days before the end at which both get an e-mail. */
const AHEAD_DAYS = 3;
/** Applications that are selected at once. */
const BATCH = 100;

interface WaitingRow extends WaitingDates {
  id: number;
}

/** Selects applications that stop waiting at this moment or before it, oldest first. */
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

/** Withdraws applications that nobody has approved in time. */
export const WAITING_PART: ClearingPart = {
  name: 'waiting',
  clear: (deps, run) =>
    runEachSeparately<number>(run, {
      due: async (failed, limit) => {
        const rows = await endingBy(deps.database, deps.clock.now())
          .$if(failed.length > 0, (query) => query.where('applications.id', 'not in', failed))
          .limit(limit)
          .execute();
        return rows.map(({ id }) => id);
      },
      work: async (id) => {
        // Somebody approved or declined it at this moment, if it is refused.
        await runCommand(deps, expire, { session: null, target: id, input: null });
      },
    }),
  oldest: async ({ database, clock }) => {
    const row = await endingBy(database, clock.now()).limit(1).executeTakeFirst();
    return row ? endOfWaiting(row) : null;
  },
};

/** Enqueues the e-mails to investor and adviser of each application that will stop waiting, once for each end that it is given. */
export async function enqueueApprovalReminders(
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
      // An application that has ended already gets its e-mails from the clearing.
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
    const templates = { investor: 'approval_ending', adviser: 'approval_ending_notice' } as const;
    const messages = tellContacts(await readContacts(transaction, row.id), { occasion, templates });
    await notify(transaction, deps, { applicationId: row.id, messages });
  });
}
