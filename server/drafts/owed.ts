/** Messages about a draft that are owed: whom they go to and what they say is read when they leave, so none holds an address or a secret. */
import { isEmailAddress } from '#domain/stepRules/fieldRules.ts';
import type { Transaction } from 'kysely';
import { changeTogether } from '../database/together.ts';
import type { Tables } from '../database/tables.ts';
import type { DraftEmailTemplate } from '../emails/draftTemplates.ts';
import { emailsToWrite, smsToWrite } from '../outbox/outbox.ts';
import type { SmsTemplate } from '../sms/messages.ts';
import { addressHash, findGoodLink, issueLink, type DraftDeps } from './links.ts';
import { readReach } from './numbers.ts';

interface OfDraft {
  applicationId: number;
  now: Date;
}

/** Owes an SMS. @param occasion the id of the code */
export async function oweText(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, template, occasion }: { applicationId: number; template: SmsTemplate; occasion: string },
): Promise<void> {
  await changeTogether(transaction, smsToWrite(transaction, { applicationId, template, occasion }, deps));
}

/** Owes an e-mail to whoever applies. @param occasion the id of the link, or of the code that verified a number */
export async function oweDraftEmail(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, template, occasion }: { applicationId: number; template: DraftEmailTemplate; occasion: string },
): Promise<void> {
  const owed = [{ personKey: null, template }];
  await changeTogether(transaction, emailsToWrite(transaction, { applicationId, occasion, owed }, deps));
}

/** Makes a link, and owes the e-mail with it; gives its id. */
export async function oweLink(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, now }: OfDraft,
): Promise<string> {
  const id = await issueLink(transaction, deps, { applicationId, now });
  await oweDraftEmail(transaction, deps, { applicationId, template: 'application_link', occasion: id });
  return id;
}

/**
 * Owes a link where the draft, as it stands in this transaction, has none for the address of whoever applies: with its first save, when the
 * address has changed, and once the link has ended. Gives the address; null where nothing is owed.
 */
export async function oweLinkOnSave(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, now }: OfDraft,
): Promise<string | null> {
  const reach = await readReach({ database: transaction, keys: deps.keys }, applicationId);
  if (!reach || !isEmailAddress(reach.email)) return null;
  const link = await findGoodLink(transaction, { applicationId, now });
  if (link?.address_hash === addressHash(deps, applicationId, reach.email)) return null;
  await oweLink(transaction, deps, { applicationId, now });
  return reach.email;
}
