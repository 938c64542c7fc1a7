import type { ContactDetails } from '../application.ts';
import { profileTexts } from '../texts/contact.ts';
import { isAdviserApplying } from './applicantRole.ts';

/** The question about advice, in the words for whoever applies: the investor, or an adviser for them. */
export function adviceQuestion(contact: ContactDetails = {}): string {
  return isAdviserApplying(contact) ? profileTexts.isInvestorAdvised : profileTexts.isPersonalAdvised;
}
