/**
 * Reminders of saved drafts to the applicant: three days before one is removed, and when its offer closes at another time than before. Each
 * is enqueued once, and none for an applicant who has ended them.
 */
import { DRAFT_LIFETIME, endOfDraft } from '#domain/application/draftEnd.ts';
import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import type { ReminderTemplate } from '../emails/draftTemplates.ts';
import { addressHash, findGoodLink, issueLink, lockDraft } from './links.ts';
import { isByStaff } from './lifetimes.ts';
import { readDraftContacts } from './numbers.ts';
import { enqueueDraftEmail } from './enqueue.ts';

const DAY = 24 * 60 * 60_000;
/** Time before the end of a draft at which its reminder leaves. */
const AHEAD = 3 * DAY;
/** Drafts that are selected at once. */
const BATCH = 100;

const TEMPLATES: readonly ReminderTemplate[] = ['draft_ending', 'closing_moved'];

type ReminderDeps = Pick<ServerDeps, 'database' | 'keys' | 'clock' | 'ids'>;

/** Returns the occasion of a reminder: the day on which the draft is removed, or the move of the closing time. */
export function reminderOccasion(
  template: ReminderTemplate,
  { saved_at, closing_moved_at }: { saved_at: Date | null; closing_moved_at: Date | null },
): string | null {
  if (template === 'closing_moved') return closing_moved_at?.toISOString() ?? null;
  return saved_at && endOfDraft(saved_at).toISOString().slice(0, 10);
}

/**
 * Enqueues every reminder that is due; other processes may do the same meanwhile. One that cannot be enqueued holds up no other.
 * @throws the first failure, after the others
 */
export async function enqueueReminders(deps: ReminderDeps, isOver: () => boolean = () => false): Promise<void> {
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

/** Selects due drafts by id, at most `BATCH` at once. */
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
      // A draft whose time is over already gets no reminder: it goes.
      .where('applications.saved_at', '>', new Date(now.getTime() - DRAFT_LIFETIME))
      .$if(template === 'draft_ending', (query) =>
        query.where('applications.saved_at', '<=', new Date(now.getTime() - DRAFT_LIFETIME + AHEAD)),
      )
      .$if(template === 'closing_moved', (query) =>
        query
          .where('offers.state', '<>', 'archived')
          // An applicant who has saved since has seen the new time.
          .whereRef('offers.closing_moved_at', '>', 'applications.saved_at'),
      )
      .where((where) => where.not(isTold(where, template)))
      .orderBy('applications.id')
      .limit(BATCH)
  );
}

/** Returns the condition that the reminder was enqueued since the draft was saved, or since the closing time has moved. */
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
    const reach = due && (await readDraftContacts({ database: transaction, keys: deps.keys }, applicationId));
    const occasion = due && reminderOccasion(template, due);
    if (!reach?.email || !occasion) return;
    const link = await findGoodLink(transaction, { applicationId, now });
    if (link?.address_hash !== addressHash(deps, applicationId, reach.email))
      await issueLink(transaction, deps, { applicationId, now });
    await enqueueDraftEmail(transaction, deps, { applicationId, template, occasion });
  });
}

/** Notes that the applicant wants no more reminders of this draft. */
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
