import { findAccess } from '../applications/access.ts';
import type { ServerDeps } from '../deps.ts';
import type { Session } from '../sessions/sessions.ts';
import { findOwnDocument, type DocumentRow } from './documents.ts';

/** A document that the session uploaded, or that belongs to a draft which it goes on with; null when there is none. */
export async function findUsableDocument(
  deps: Pick<ServerDeps, 'database' | 'clock'>,
  session: Session | null,
  id: string,
): Promise<DocumentRow | null> {
  if (session === null) return null;
  const own = await findOwnDocument(deps.database, session, id);
  if (own !== null) return own;
  const document = await deps.database.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
  const applicationId = document?.application_id ?? null;
  if (document === undefined || applicationId === null) return null;
  return (await findAccess(deps, session, applicationId)).has('edit') ? document : null;
}
