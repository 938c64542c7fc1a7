/**
 * Protects an adviser's answers about themselves: an investor who approves, or changes an application made for them, states nothing of it.
 */
import type { Application } from '#domain/application.ts';
import { restoreAdviserFields } from '#domain/stepRules/contact_details/adviserFields.ts';
import { readContact } from './masked.ts';
import type { ApplicationStore } from './stored.ts';

/** Returns the application as the investor sends it, with the adviser's own contact details as stored; none of them is a masked number. */
export async function withAdvisersOwn(store: ApplicationStore, id: number, sent: Application): Promise<Application> {
  const stored = (await readContact(store, id))?.application.contact_details ?? {};
  return { ...sent, contact_details: restoreAdviserFields(stored, sent.contact_details ?? {}) };
}
