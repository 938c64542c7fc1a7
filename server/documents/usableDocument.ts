/** Documents that a session may read and remove. */
import { findAccess } from '../applications/access.ts';
import type { ServerDeps } from '../deps.ts';
import type { CallerSession } from '../sessions/sessions.ts';
import { findOwnDocument, type DocumentRow } from './documents.ts';
import { findTies } from './ties.ts';

export interface UsableDocument {
  document: DocumentRow;
  /** The draft through which the session reaches another session's document; null: it is the session's own. */
  through: number | null;
}

/** Finds a document that the session uploaded, or that belongs to a draft which it may change; returns null if there is none. */
export async function findUsableDocument(
  deps: Pick<ServerDeps, 'database' | 'clock'>,
  session: CallerSession | null,
  id: string,
): Promise<UsableDocument | null> {
  if (session === null) return null;
  const own = await findOwnDocument(deps.database, session, id);
  if (own !== null) return { document: own, through: null };
  for (const applicationId of await findTies(deps.database, id)) {
    if (!(await findAccess(deps, session, applicationId)).has('edit')) continue;
    const document = await findOwnDocument(deps.database, { ...session, applicationId }, id);
    return document && { document, through: applicationId };
  }
  return null;
}
