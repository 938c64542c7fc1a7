/** Pending messages about a draft: their recipient and content are read when they leave, so none holds an address or a secret. */
import type { Transaction } from 'kysely';
import { notify } from '../commands/notify.ts';
import type { Tables } from '../database/tables.ts';
import type { DraftEmailTemplate } from '../emails/draftTemplates.ts';
import type { SmsTemplate } from '../sms/messages.ts';
import { issueLink, type DraftDeps } from './links.ts';

interface OfDraft {
  applicationId: number;
  now: Date;
}

/** Enqueues an SMS. @param occasion id of the code */
export async function enqueueSms(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, template, occasion }: { applicationId: number; template: SmsTemplate; occasion: string },
): Promise<void> {
  await notify(transaction, deps, { applicationId, messages: [{ channel: 'sms', template, occasion }] });
}

/** Enqueues an e-mail to the applicant. @param occasion id of the link, or of the code that verified a number */
export async function enqueueDraftEmail(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  { applicationId, template, occasion }: { applicationId: number; template: DraftEmailTemplate; occasion: string },
): Promise<void> {
  const messages = [{ channel: 'email', personKey: null, template, occasion }] as const;
  await notify(transaction, deps, { applicationId, messages });
}

/** Makes a link, and enqueues the e-mail with it; returns its id. A caller that has read the address names it. */
export async function enqueueLink(
  transaction: Transaction<Tables>,
  deps: DraftDeps,
  of: OfDraft & { email?: string },
): Promise<string> {
  const id = await issueLink(transaction, deps, of);
  const { applicationId } = of;
  await enqueueDraftEmail(transaction, deps, { applicationId, template: 'application_link', occasion: id });
  return id;
}
