/** What an adviser says of themselves on this step, and what the investor's contact details are compared with (1-CONT-19, 1-ADV-07). */
import type { Application, ContactDetails } from '../../application.ts';
import { isSameMailbox } from '../../formats/mailbox.ts';
import { isSamePhone } from '../../formats/phones.ts';
import type { User } from '../../session.ts';
import { OF_ADVISERS, OF_DEALER_GROUPS } from './asked.ts';

/** Answers of an adviser about themselves and their dealer group; an investor who approves changes none of them. */
export const ADVISERS_OWN = [
  'applicant_role',
  'adviser_has_authority',
  'adviser_authority_doc',
  'adviser_email',
  ...OF_ADVISERS,
  ...OF_DEALER_GROUPS,
] as const satisfies readonly (keyof ContactDetails)[];

/** Contact details as an investor sends them, with the adviser's own answers as they are stored. */
export function keepAdvisersOwn(stored: ContactDetails, sent: ContactDetails): ContactDetails {
  const isAdvisers = ([field]: [string, unknown]) => ADVISERS_OWN.some((own) => own === field);
  const others = Object.entries(sent).filter((entry) => !isAdvisers(entry));
  return Object.fromEntries([...others, ...Object.entries(stored).filter(isAdvisers)]);
}

export interface AdviserKnown {
  contact: ContactDetails;
  application: Application;
  /** Signed in. */
  user: User | null;
}

/** True where the address leads to a mailbox of the adviser: given here, their account's, or given with the advice. */
export function isAdvisersMailbox(address: string, { contact, application, user }: AdviserKnown): boolean {
  const own = [contact.adviser_email, user?.username, application.applicant_profile?.adviser_email];
  return own.some((known) => isSameMailbox(address, known ?? ''));
}

/** True where the number is one of the adviser: given here, or their account's. */
export function isAdvisersMobile(number: string, { contact, user }: AdviserKnown): boolean {
  return [contact.adviser_mobile, user?.tel_mobile].some((known) => isSamePhone(number, known ?? ''));
}
