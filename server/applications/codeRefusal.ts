/**
 * Asks a caller for a draft's code if they held it, or have the file that it was saved from, and their hold is over; no other caller learns
 * of it.
 */
import { maskMobile } from '#domain/rules/mobileQuestions.ts';
import { draftMessageTexts } from '#domain/texts.ts';
import type { ServerDeps } from '../deps.ts';
import { recordVisit } from '../drafts/holds.ts';
import { findGoodLink } from '../drafts/links.ts';
import { readDraftContacts } from '../drafts/numbers.ts';
import { Refusal } from '../http/errors.ts';
import { draftUrlOf } from './draftUrl.ts';
import type { Draft } from './repository.ts';

interface Asked {
  sessionId: string;
  /** File's key, as the call names it. */
  fileKey: string | null;
  draft: Draft;
}

/**
 * Returns the refusal that asks for the draft's code, after which the call can be repeated as it was. Null for a caller who has nothing to
 * do with the draft, and if no code could open it. The session counts as come by the link from now on, because the code is asked for at the
 * link's address.
 */
export async function codeRefusal(
  deps: Pick<ServerDeps, 'database' | 'keys' | 'clock'>,
  { sessionId, fileKey, draft }: Asked,
): Promise<Refusal | null> {
  const { database, clock } = deps;
  const of = { sessionId, applicationId: draft.id };
  // The file of an application that waits for approval is the adviser's, and the adviser cannot open it.
  const hasFile = draft.status === 'draft' && fileKey !== null && fileKey === draft.fileKey;
  const now = clock.now();
  const isKnown = hasFile || (await hasHeld(deps, of));
  const link = isKnown ? await findGoodLink(database, { applicationId: draft.id, now }) : null;
  const reach = link && (await readDraftContacts(deps, draft.id));
  const draftUrl = await draftUrlOf(database, draft.id);
  if (!link || !reach?.opening || draftUrl === null) return null;
  await recordVisit(database, { ...of, linkId: link.id, now });
  return new Refusal(403, {
    code: 'draft_code',
    message: draftMessageTexts.notHeld,
    draft_url: draftUrl,
    masked_mobile: maskMobile(reach.opening),
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
    // A session that only reads the submitted application never opened it.
    .where('reads_only', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}
