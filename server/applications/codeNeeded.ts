/** Whoever held a draft, or has the file that it was saved from, is asked for its code once their hold is over; nobody else hears of it. */
import { draftMessageTexts } from '#domain/texts.ts';
import type { ServerDeps } from '../deps.ts';
import { noteVisit } from '../drafts/holds.ts';
import { findGoodLink } from '../drafts/links.ts';
import { endOfNumber, readReach } from '../drafts/numbers.ts';
import { Refusal } from '../http/errors.ts';
import { draftUrlOf } from './draftUrl.ts';
import type { Draft } from './repository.ts';

interface Asked {
  sessionId: string;
  /** As the call names it. */
  fileKey: string | null;
  draft: Draft;
}

/**
 * The refusal that asks for the draft's code, after which the call can be repeated as it was; null for whoever has nothing to do with the
 * draft, and where no code could open it. The session counts as come by the link from now on, at whose address the code is asked for.
 */
export async function codeNeeded(
  deps: Pick<ServerDeps, 'database' | 'keys' | 'clock'>,
  { sessionId, fileKey, draft }: Asked,
): Promise<Refusal | null> {
  const { database, clock } = deps;
  const of = { sessionId, applicationId: draft.id };
  // The file of what waits for approval is the adviser's, for whom it does not open.
  const hasFile = draft.status === 'draft' && fileKey !== null && fileKey === draft.fileKey;
  const now = clock.now();
  const isKnown = hasFile || (await hasHeld(deps, of));
  const link = isKnown ? await findGoodLink(database, { applicationId: draft.id, now }) : null;
  const reach = link && (await readReach(deps, draft.id));
  const draftUrl = await draftUrlOf(database, draft.id);
  if (!link || !reach?.opening || draftUrl === null) return null;
  await noteVisit(database, { ...of, linkId: link.id, now });
  return new Refusal(403, {
    code: 'draft_code',
    message: draftMessageTexts.notHeld,
    draft_url: draftUrl,
    mobile_end: endOfNumber(reach.opening),
  });
}

async function hasHeld(
  { database }: Pick<ServerDeps, 'database'>,
  { sessionId, applicationId }: { sessionId: string; applicationId: number },
): Promise<boolean> {
  const row = await database
    .selectFrom('draft_holds')
    .select('began_at')
    .where('session_id', '=', sessionId)
    .where('application_id', '=', applicationId)
    // A session that only reads what was submitted never opened it.
    .where('reads_only', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}
