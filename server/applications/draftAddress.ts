/** Steps of a save that changes the e-mail address of a draft. */
import { draftContact } from '#domain/application/draftContact.ts';
import type { Application } from '#domain/application.ts';
import { isEmailAddress } from '#domain/stepRules/fieldRules.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { noteLeavingAddress, settleAddress } from '../drafts/addressUndo.ts';
import { keepHold } from '../drafts/holds.ts';
import { matchLinks, type DraftDeps } from '../drafts/links.ts';
import type { Draft } from './repository.ts';

interface Leaving {
  draft: Draft;
  application: Application;
  /** Hash of the address that the save brings. */
  addressHash: string | null;
  now: Date;
}

/** Notes the address that a saved draft names no more. It is read before the answers are written, and only where it has changed. */
export async function leaveAddress(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { draft: { id: applicationId, savedAt }, application, addressHash, now }: Leaving,
): Promise<void> {
  if (savedAt === null) return;
  const row = await transaction
    .selectFrom('applications')
    .select('address_hash')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (row?.address_hash === addressHash) return;
  const { email } = draftContact(application.contact_details);
  await noteLeavingAddress(transaction, deps, { applicationId, email, now });
}

interface Followed {
  applicationId: number;
  /** It saved the change, and goes on. */
  sessionId: string;
  application: Application;
  now: Date;
}

/**
 * Ends the links of a former e-mail address at once, and lets its owner undo the change. The session that saved the change goes on, and so
 * do links while an address is half typed.
 */
export async function followAddress(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, sessionId, application, now }: Followed,
): Promise<void> {
  const { email } = draftContact(application.contact_details);
  if (!isEmailAddress(email)) return;
  await settleAddress(transaction, deps, { applicationId, email, now });
  if (await matchLinks(transaction, deps, { applicationId, email, now }))
    await keepHold(transaction, { sessionId, applicationId, now });
}
