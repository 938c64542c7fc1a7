/**
 * Reminders of saved drafts, to whoever applies: three days before one is removed, and when its offer closes at another time than it did.
 * Each is owed once, and none to whoever has said so.
 */
import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import type { ReminderTemplate } from '../emails/draftTemplates.ts';
import { addressHash, findGoodLink, issueLink, lockDraft } from './links.ts';
import { DRAFT_LIFETIME, endOfDraft, isByStaff } from './lifetimes.ts';
import { readReach } from './numbers.ts';
import { oweDraftEmail } from './owed.ts';

const DAY = 24 * 60 * 60_000;
/** How long before its end somebody is told. */
const AHEAD = 3 * DAY;
/** Drafts that are looked for at once. */
const BATCH = 100;

const TEMPLATES: readonly ReminderTemplate[] = ['draft_ending', 'closing_moved'];

type ReminderDeps = Pick<ServerDeps, 'database' | 'keys' | 'clock' | 'ids'>;

/** What a reminder is about: the day on which the draft is removed, or the move of the closing time. */
export function occasionOf(
  template: ReminderTemplate,
  { saved_at, closing_moved_at }: { saved_at: Date | null; closing_moved_at: Date | null },
): string | null {
  if (template === 'closing_moved') return closing_moved_at?.toISOString() ?? null;
  return saved_at && endOfDraft(saved_at).toISOString().slice(0, 10);
}

/**
 * Owes every reminder that is due; other processes may do the same meanwhile. One that cannot be owed holds up no other.
 * @throws the first failure, after the others
 */
export async function oweReminders(deps: ReminderDeps, isOver: () => boolean = () => false): Promise<void> {
  const failures: unknown[] = [];
  for (const template of TEMPLATES) {
    let last = 0;
    for (;;) {
      const due = await dueDrafts(deps.database, template, deps.clock.now())
        .where('applications.id', '>', last)
        .execute();
      for (const { id } of due) {
        if (isOver()) return;
        await oweReminder(deps, template, id).catch((error: unknown) => failures.push(error));
      }
      const next = due.at(-1);
      if (!next) break;
      last = next.id;
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** By id, at most so many at once. */
function dueDrafts(database: Kysely<Tables>, template: ReminderTemplate, now: Date) {
  return (
    database
      .selectFrom('applications')
      .innerJoin('offers', 'offers.id', 'applications.offer_id')
      .select(['applications.id', 'applications.saved_at', 'offers.closing_moved_at'])
      .where('applications.status', '=', 'draft')
      .where('applications.draft_id', 'is not', null)
      .where('applications.reminders_off_at', 'is', null)
      .where(({ not }) => not(isByStaff()))
      // Of one that is over already nobody is told: it goes.
      .where('applications.saved_at', '>', new Date(now.getTime() - DRAFT_LIFETIME))
      .$if(template === 'draft_ending', (query) =>
        query.where('applications.saved_at', '<=', new Date(now.getTime() - DRAFT_LIFETIME + AHEAD)),
      )
      .$if(template === 'closing_moved', (query) =>
        query
          .where('offers.state', '<>', 'archived')
          // Whoever has saved since has seen the new one.
          .whereRef('offers.closing_moved_at', '>', 'applications.saved_at'),
      )
      .where((where) => where.not(isTold(where, template)))
      .orderBy('applications.id')
      .limit(BATCH)
  );
}

/** Since the draft was saved, or the closing time has moved. */
function isTold(
  { exists, selectFrom }: ExpressionBuilder<Tables, 'applications' | 'offers'>,
  template: ReminderTemplate,
) {
  const isSince =
    template === 'draft_ending'
      ? sql<boolean>`outbox.created_at > applications.saved_at`
      : sql<boolean>`outbox.created_at >= offers.closing_moved_at`;
  return exists(
    selectFrom('outbox')
      .select('outbox.id')
      .whereRef('outbox.application_id', '=', 'applications.id')
      .where('outbox.template', '=', template)
      .where(isSince),
  );
}

async function oweReminder(deps: ReminderDeps, template: ReminderTemplate, applicationId: number): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    if ((await lockDraft(transaction, applicationId)) !== 'draft') return;
    // Another process may have been quicker.
    const due = await dueDrafts(transaction, template, now)
      .where('applications.id', '=', applicationId)
      .executeTakeFirst();
    const reach = due && (await readReach({ database: transaction, keys: deps.keys }, applicationId));
    const occasion = due && occasionOf(template, due);
    if (!reach?.email || !occasion) return;
    const link = await findGoodLink(transaction, { applicationId, now });
    if (link?.address_hash !== addressHash(deps, applicationId, reach.email))
      await issueLink(transaction, deps, { applicationId, now });
    await oweDraftEmail(transaction, deps, { applicationId, template, occasion });
  });
}

/** Notes that whoever applies wants no more reminders of this draft. */
export async function endReminders(
  { database, clock }: Pick<ServerDeps, 'database' | 'clock'>,
  applicationId: number,
): Promise<void> {
  await database
    .updateTable('applications')
    .set({ reminders_off_at: clock.now() })
    .where('id', '=', applicationId)
    .where('reminders_off_at', 'is', null)
    .execute();
}
