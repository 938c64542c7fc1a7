/** What an adviser has said of themselves stays theirs: an investor who approves, or changes what was made for them, says nothing of it. */
import type { Application } from '#domain/application.ts';
import { keepAdvisersOwn } from '#domain/stepRules/contact_details/advisersOwn.ts';
import { readContact } from './masked.ts';
import type { ApplicationStore } from './stored.ts';

/** The application as it is sent by the investor, with the adviser's own contact details as they stand; none of them is a masked number. */
export async function withAdvisersOwn(store: ApplicationStore, id: number, sent: Application): Promise<Application> {
  const stored = (await readContact(store, id))?.application.contact_details ?? {};
  return { ...sent, contact_details: keepAdvisersOwn(stored, sent.contact_details ?? {}) };
}
