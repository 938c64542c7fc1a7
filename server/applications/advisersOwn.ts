/** What an adviser has said of themselves stays theirs: an investor who approves, or changes what was made for them, says nothing of it. */
import type { Application } from '#domain/application.ts';
import { readMasked } from './masked.ts';
import type { ApplicationStore } from './stored.ts';

/** Contact details of the adviser and of their dealer group, and that an adviser applies; none of them is a number that is masked. */
const OF_ADVISER = /^(applicant_role$|adviser_|dealer_group_)/;

/** The application as it is sent by the investor, with the adviser's own contact details as they stand. */
export async function withAdvisersOwn(store: ApplicationStore, id: number, sent: Application): Promise<Application> {
  const stored = (await readMasked(store, id))?.application.contact_details ?? {};
  const isAdvisers = ([field]: [string, unknown]) => OF_ADVISER.test(field);
  const others = Object.entries(sent.contact_details ?? {}).filter((entry) => !isAdvisers(entry));
  const own = Object.entries(stored).filter(isAdvisers);
  return { ...sent, contact_details: Object.fromEntries([...others, ...own]) };
}
