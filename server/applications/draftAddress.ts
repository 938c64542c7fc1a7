/** Steps of a save that changes the e-mail address of a draft. */
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { settleAddress } from '../drafts/addressUndo.ts';
import { renewHold } from '../drafts/holds.ts';
import { matchLinks, type DraftDeps } from '../drafts/links.ts';

interface Followed {
  applicationId: number;
  /** Session that saved the change, and continues; null for none. */
  sessionId: string | null;
  /** Address that the draft names now. */
  email: string;
  now: Date;
}

/**
 * Ends the links of a former e-mail address at once, and lets its owner undo the change. The session that saved the change continues. A
 * caller asks for it only with a whole address: links stay while one is half typed.
 */
export async function followAddress(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, sessionId, email, now }: Followed,
): Promise<void> {
  await settleAddress(transaction, deps, { applicationId, email, now });
  const hasEnded = await matchLinks(transaction, deps, { applicationId, email, now });
  if (hasEnded && sessionId !== null) await renewHold(transaction, { sessionId, applicationId, now });
}
