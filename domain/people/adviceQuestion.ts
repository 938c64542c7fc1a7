import type { ContactDetails } from '../model/application.ts';
import { profileTexts } from '../texts/profile.ts';
import { isAdviserApplying } from '../model/applicantRole.ts';

/** Returns the question about advice, worded for the applicant: the investor, or an adviser for the investor. */
export function adviceQuestion(contact: ContactDetails = {}): string {
  return isAdviserApplying(contact) ? profileTexts.isInvestorAdvised : profileTexts.isPersonalAdvised;
}
