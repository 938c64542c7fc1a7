/**
 * Outcome of a saved draft that is no draft any more. A caller who had a part in it learns the outcome; no other caller learns that there
 * was one.
 */
import type { CallerSession } from '../sessions/sessions.ts';
import type { DraftEnd } from '../wire/failures.ts';
import { findAccess } from './access.ts';
import { findUnapprovedEnd } from './unapproved.ts';

interface Asked {
  session: CallerSession;
  id: number;
  /** File's key, as the call names it. */
  fileKey: string | null;
}

/**
 * Returns the outcome. `draft_lodged_own`: the caller may read the submitted application. Null if there is nothing to tell, or not to this
 * caller.
 */
export async function findDraftOutcome(
  deps: Parameters<typeof findAccess>[0],
  { session, id, fileKey }: Asked,
): Promise<DraftEnd | null> {
  const row = await deps.database
    .selectFrom('applications')
    .select(['status', 'submitted_at', 'file_key'])
    .select((builder) =>
      builder
        .exists(
          builder
            .selectFrom('events')
            .select('events.id')
            .whereRef('events.application_id', '=', 'applications.id')
            .where((where) =>
              where.or([
                where('events.session_id', '=', session.id),
                ...(session.userId === null ? [] : [where('events.user_id', '=', session.userId)]),
              ]),
            ),
        )
        .as('has_part'),
    )
    .where('id', '=', id)
    .where('status', '!=', 'draft')
    .executeTakeFirst();
  if (!row) return null;
  const isOwn = session.actingAs !== 'issuer' && (await findAccess(deps, session, id)).has('read');
  const hasPart = row.has_part || (fileKey !== null && fileKey === row.file_key);
  // It did not reach the issuer, and there is nothing to pay: it was not submitted, even for a caller who may read it.
  const unapproved = isOwn || hasPart ? await findUnapprovedEnd(deps.database, id) : null;
  if (unapproved !== null) return unapproved;
  if (isOwn) return 'draft_lodged_own';
  if (!hasPart) return null;
  return row.submitted_at === null ? 'draft_deleted' : 'draft_lodged';
}
