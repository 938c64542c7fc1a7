/** What waits for its investor's approval reaches the issuer no other way meanwhile (1-ADV-07). */
import { statusAfterSubmission } from '#domain/statuses.ts';
import { separationTexts } from '#domain/texts/approval.ts';
import type { ServerDeps } from '../deps.ts';
import { investorsHash } from './investorsHash.ts';
import type { CheckedSubmission } from './lodge.ts';
import { refuseErrors } from './refuseErrors.ts';
import { modeOf } from './repository.ts';

/**
 * The same file, or an application for the same investors by the same session, account or browser, while the one before waits: it would go to
 * the issuer past its investor.
 * @throws Refusal 400 that says what to do
 */
export async function refuseBeside(deps: ServerDeps, submission: CheckedSubmission): Promise<void> {
  const { user, application, draft } = submission;
  const context = { user, application, mode: modeOf(draft) };
  if (draft?.status === 'pending_approval' || statusAfterSubmission(context) === 'pending_approval') return;
  if (await isBesideWaiting(deps, submission)) refuseErrors({ review: { '': separationTexts.waits } });
}

async function isBesideWaiting(
  { database, keys }: Pick<ServerDeps, 'database' | 'keys'>,
  { session: { id: sessionId, userId, browserHash }, offer, application, fileKey }: CheckedSubmission,
): Promise<boolean> {
  const ofFile =
    fileKey === null
      ? undefined
      : await database
          .selectFrom('applications')
          .select('id')
          .where('status', '=', 'pending_approval')
          .where('file_key', '=', fileKey)
          .where('offer_id', '=', offer.id)
          .executeTakeFirst();
  const hash = investorsHash(keys, application);
  if (ofFile !== undefined || hash === null) return ofFile !== undefined;
  const bySame = await database
    .selectFrom('submitters')
    .innerJoin('applications', 'applications.id', 'submitters.application_id')
    .innerJoin('sessions', 'sessions.id', 'submitters.session_id')
    .select('applications.id')
    .where('investors_hash', '=', hash)
    .where('status', '=', 'pending_approval')
    .where('offer_id', '=', offer.id)
    .where(({ or, eb }) =>
      or([
        eb('submitters.session_id', '=', sessionId),
        ...(userId === null ? [] : [eb('submitters.user_id', '=', userId), eb('sessions.user_id', '=', userId)]),
        ...(browserHash === null ? [] : [eb('browser_hash', '=', browserHash)]),
      ]),
    )
    .executeTakeFirst();
  return bySame !== undefined;
}
