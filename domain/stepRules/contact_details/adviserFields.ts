/** Adviser's own answers on the contact step, and the comparisons of the investor's contact details with them (1-CONT-19, 1-ADV-07). */
import type { Application, ContactDetails } from '../../model/application.ts';
import { isSameMailbox } from '../../formats/mailbox.ts';
import { isSamePhone } from '../../formats/phones.ts';
import type { User } from '../../model/session.ts';
import { OF_ADVISERS, OF_DEALER_GROUPS } from './rules.ts';

/** Fields about the adviser, the dealer group and the holding that the adviser chose; an investor who approves changes none of them. */
const ADVISER_FIELDS = [
  'applicant_role',
  'adviser_has_authority',
  'adviser_authority_doc',
  'adviser_email',
  'holdingProfileType',
  'selectedSubregister',
  'selectedHolder',
  ...OF_ADVISERS,
  ...OF_DEALER_GROUPS,
] as const satisfies readonly (keyof ContactDetails)[];

/** Returns the contact details that an investor sent, with the adviser's own answers as stored. */
export function restoreAdviserFields(stored: ContactDetails, sent: ContactDetails): ContactDetails {
  const isAdvisers = ([field]: [string, unknown]) => ADVISER_FIELDS.some((own) => own === field);
  const others = Object.entries(sent).filter((entry) => !isAdvisers(entry));
  return Object.fromEntries([...others, ...Object.entries(stored).filter(isAdvisers)]);
}

export interface AdviserKnown {
  contact: ContactDetails;
  application: Application;
  /** The signed-in user. */
  user: User | null;
}

/** True when the address leads to a mailbox of the adviser: entered on this step, the account's, or entered in the applicant profile. */
export function isAdvisersMailbox(address: string, { contact, application, user }: AdviserKnown): boolean {
  const own = [contact.adviser_email, user?.username, application.applicant_profile?.adviser_email];
  return own.some((known) => isSameMailbox(address, known ?? ''));
}

/** True when the number is the adviser's: entered on this step, or the account's. */
export function isAdvisersMobile(number: string, { contact, user }: AdviserKnown): boolean {
  return [contact.adviser_mobile, user?.tel_mobile].some((known) => isSamePhone(number, known ?? ''));
}
