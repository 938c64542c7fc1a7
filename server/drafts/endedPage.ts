/** Page at the address of an application that ended without its investor's approval, and the links that lead there until it is emptied. */
import type { Static } from 'typebox';
import { findAccess, hasDeclined } from '../applications/access.ts';
import { findUnapprovedEnd } from '../applications/unapproved.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../deps.ts';
import type { CallerSession } from '../sessions/sessions.ts';
import type { endedPage } from '../wire/drafts.ts';
import { findVisit } from './holds.ts';
import { hashOfToken, type FoundLink } from './links.ts';

function ended(database: Database) {
  return database
    .selectFrom('applications')
    .where('applications.status', '=', 'withdrawn')
    .where('applications.submitted_at', 'is not', null)
    .where('applications.emptied_at', 'is', null);
}

/** Returns the link of this token if its application ended unapproved; null for every other one. */
export async function findEndedLink(database: Database, token: string): Promise<FoundLink | null> {
  const row = await ended(database)
    .innerJoin('draft_links', 'draft_links.application_id', 'applications.id')
    .select(['draft_links.id', 'draft_links.application_id'])
    .where('draft_links.token_hash', '=', hashOfToken(token))
    .where('draft_links.voided_at', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id, applicationId: row.application_id } : null;
}

interface Asked {
  session: CallerSession;
  slug: string;
  draftId: string;
}

/** Returns the page for a session that came by its link or declined it; null for any other session, and if there is none. */
export async function findEndedPage(
  deps: { database: Database; clock: Clock },
  { session, slug, draftId }: Asked,
): Promise<Static<typeof endedPage> | null> {
  const { database, clock } = deps;
  const row = await ended(database)
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .select('applications.id')
    .where('draft_id', '=', draftId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  const end = row ? await findUnapprovedEnd(database, row.id) : null;
  if (!row || end === null) return null;
  const visit = await findVisit(database, { sessionId: session.id, applicationId: row.id, now: clock.now() });
  if (visit === null && !(await hasDeclined(database, { id: row.id, session }))) return null;
  const may_empty = (await findAccess(deps, session, row.id)).has('empty');
  return { application_id: row.id, status: 'withdrawn', ended: end, may_empty };
}
