/** Last change of an application, its author and time, for a person who finds a newer version than their own. */
import type { Static } from 'typebox';
import { MOVE_EVENTS } from '#domain/application/moves.ts';
import { fullName } from '#domain/people/names.ts';
import type { Database } from '../database/database.ts';
import { findUser } from '../users/users.ts';
import type { Session } from '../sessions/sessions.ts';
import type { lastSave } from '../wire/drafts.ts';

/**
 * Events that raise the revision: of a draft, and of a received application. `mobile_changed` is the registrar's, for an applicant who
 * cannot get the codes (3-OTP-03).
 */
const KINDS = ['draft_saved', 'draft_autosaved', 'mobile_changed', 'edited', ...MOVE_EVENTS];

/**
 * Finds the last change of an application. It names an account by its name, the registrar by the issuer's, and a person who came by code
 * not at all; * null before there were such events.
 */
export async function findLastSave(
  database: Database,
  { applicationId, session, issuer }: { applicationId: number; session: Session; issuer: string },
): Promise<Static<typeof lastSave> | null> {
  const row = await database
    .selectFrom('events')
    .select(['at', 'kind', 'session_id', 'user_id'])
    .where('application_id', '=', applicationId)
    .where('kind', 'in', KINDS)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  if (row.kind === 'mobile_changed') return { at: row.at.toISOString(), is_own: false, name: issuer };
  const isOwn = row.user_id === null ? row.session_id === session.id : row.user_id === session.userId;
  const user = isOwn ? null : await findUser(database, { userId: row.user_id, actingAs: 'investor' });
  return { at: row.at.toISOString(), is_own: isOwn, name: user && fullName(user.first_name, user.last_name) };
}
