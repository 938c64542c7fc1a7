/** Pages in which a saved draft is open at this moment, so that two people at work in it learn of each other. */
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import type { Session } from '../sessions/sessions.ts';
import type { presence, presenceForm } from '../wire/drafts.ts';

const SECOND = 1_000;
/**
 * Time without a heartbeat after which a page is gone. A page sends one six times a minute; one behind others once, because browsers slow
 * it down.
 */
const GONE_AFTER = 75 * SECOND;
/** Seconds, longer than any session lasts. */
const LONGEST_IDLE = 24 * 60 * 60;

export interface Page {
  applicationId: number;
  pageId: string;
  session: Pick<Session, 'id'>;
  now: Date;
}

type Doing = Static<typeof presenceForm>['doing'];

/** Reads the seconds that a page sends: a whole number, at most a day; 0 for anything else. */
export function readIdle(sent: string | undefined): number {
  return /^\d{1,9}$/.test(sent ?? '') ? Math.min(Number(sent), LONGEST_IDLE) : 0;
}

/**
 * Notes that the draft is open in this page, the seconds since the last key there, and what the page is about to do; returns the other
 * pages in which it is open.
 */
export async function recordOpenPage(
  database: Database,
  { applicationId, pageId, session, now }: Page,
  { doing, idle }: { doing: Doing; idle: number },
): Promise<Static<typeof presence>> {
  const own = { application_id: applicationId, page_id: pageId };
  if (doing === 'leave') {
    await database
      .deleteFrom('draft_presence')
      .where('application_id', '=', applicationId)
      .where('page_id', '=', pageId)
      .execute();
    return { revision: null, is_asked: false, others: [] };
  }
  const seen = { session_id: session.id, seen_at: now, active_at: new Date(now.getTime() - idle * SECOND) };
  const row = await database
    .insertInto('draft_presence')
    .values({ ...own, ...seen, has_let_go: doing === 'let_go' })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'page_id']).doUpdateSet({
        ...seen,
        ...(doing === 'let_go' && { has_let_go: true, asked_at: null }),
        ...(doing === 'take_over' && { has_let_go: false, asked_at: null }),
      }),
    )
    .returning('asked_at')
    .executeTakeFirstOrThrow();
  if (doing === 'take_over') await askOthers(database, { applicationId, pageId, now });
  const others = await database
    .selectFrom('draft_presence')
    .select(['active_at', 'has_let_go'])
    .where('application_id', '=', applicationId)
    .where('page_id', '<>', pageId)
    .where('seen_at', '>', new Date(now.getTime() - GONE_AFTER))
    .execute();
  const draft = await database
    .selectFrom('applications')
    .select('revision')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return {
    revision: draft?.revision ?? null,
    is_asked: row.asked_at !== null,
    others: others.map(({ active_at, has_let_go }) => ({
      idle: Math.max(0, Math.round((now.getTime() - active_at.getTime()) / SECOND)),
      has_let_go,
    })),
  };
}

async function askOthers(
  database: Database,
  { applicationId, pageId, now }: Pick<Page, 'applicationId' | 'pageId' | 'now'>,
): Promise<void> {
  await database
    .updateTable('draft_presence')
    .set({ asked_at: now, has_let_go: false })
    .where('application_id', '=', applicationId)
    .where('page_id', '<>', pageId)
    .where('has_let_go', '=', false)
    .execute();
}
