/** Keeps an application that waits for its investor's approval from reaching the issuer another way meanwhile (1-ADV-07). */
import type { Application } from '#domain/application.ts';
import { openingContact } from '#domain/application/draftContact.ts';
import { readPhone } from '#domain/formats/phones.ts';
import { statusAfterSubmission } from '#domain/statuses.ts';
import { separationTexts } from '#domain/texts/approval.ts';
import type { ServerDeps } from '../deps.ts';
import { hashOfAddress } from '../drafts/addresses.ts';
import { readDraftContacts } from '../drafts/numbers.ts';
import { investorsHash } from './investorsHash.ts';
import type { CheckedSubmission } from './checkedSubmission.ts';
import { refuseErrors } from './refuseErrors.ts';
import { modeOf } from './repository.ts';

/**
 * Refuses the same file, or an application for the same investors by the same session, account or browser, while the one before waits: it
 * would go to the issuer past its investor. Investors are the same if they have one name and birthday, or one address and mobile.
 * @throws Refusal 400 that says what to do
 */
export async function refuseWhileWaiting(deps: ServerDeps, submission: CheckedSubmission): Promise<void> {
  const { user, application, draft } = submission;
  const context = { user, application, mode: modeOf(draft) };
  if (draft?.status === 'pending_approval' || statusAfterSubmission(context) === 'pending_approval') return;
  if (await isBesideWaiting(deps, submission)) refuseErrors({ review: { '': separationTexts.waits } });
}

/** Maximum of waiting applications, of the same browser and address, that are compared. */
const MOST_COMPARED = 20;

function investorContact({ contact_details: contact }: Application): { email: string; mobile: string | null } {
  const { email, mobile } = openingContact(contact, 'pending_approval');
  return { email, mobile: readPhone(mobile) };
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
  if (ofFile !== undefined) return true;
  const hash = investorsHash(keys, application);
  const reached = investorContact(application);
  const addressHash = hashOfAddress({ keys }, offer.id, reached.email);
  const bySame = await database
    .selectFrom('submitters')
    .innerJoin('applications', 'applications.id', 'submitters.application_id')
    .innerJoin('sessions', 'sessions.id', 'submitters.session_id')
    .select(['applications.id', 'investors_hash'])
    .where(({ or, eb }) => or([eb('investors_hash', '=', hash), eb('address_hash', '=', addressHash)]))
    .where('status', '=', 'pending_approval')
    .where('offer_id', '=', offer.id)
    .where(({ or, eb }) =>
      or([
        eb('submitters.session_id', '=', sessionId),
        ...(userId === null ? [] : [eb('submitters.user_id', '=', userId), eb('sessions.user_id', '=', userId)]),
        ...(browserHash === null ? [] : [eb('browser_hash', '=', browserHash)]),
      ]),
    )
    .limit(MOST_COMPARED)
    .execute();
  if (bySame.some((row) => row.investors_hash === hash)) return hash !== null;
  // Another spelling of the name, with the address and the mobile of the investor who has yet to approve. A couple has two mobiles.
  if (reached.mobile === null) return false;
  for (const { id } of bySame)
    if ((await readDraftContacts({ database, keys }, id))?.mobile === reached.mobile) return true;
  return false;
}
