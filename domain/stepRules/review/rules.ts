import type { ContactDetails, HoldingProfileType, Review } from '../../model/application.ts';
import { isAdviserAtWork } from '../../model/applicantRole.ts';
import { isIssuerActing, type Mode, type User } from '../../model/session.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { pickFields, applyFormats } from '../../rules/fieldFormats.ts';
import { normaliseMessage } from './message.ts';
import { submissionTexts } from '../../texts/submission.ts';
import { linesOf, text, yesNo, type FieldReadings, type Section, type SummaryLine } from '../../rules/description.ts';

/** True when the applicant confirms a holding's details: for TOP_UP and EXISTING (2-REV-03 to 2-REV-05). */
export function asksForConfirmation(holdingProfileType: HoldingProfileType | undefined): boolean {
  return holdingProfileType === 'TOP_UP' || holdingProfileType === 'EXISTING';
}

/** True when the message to the investor applies: an adviser applies, nobody is approving, and issuer staff are not acting (2-REV-08). */
export function asksForMessage(
  contact: Pick<ContactDetails, 'applicant_role'> | undefined,
  user: User | null,
  mode: Mode,
): boolean {
  return isAdviserAtWork(contact, mode) && !isIssuerActing(user);
}

/** Returns the form's first values: no confirmation and no message (2-REV-04, 2-REV-08). */
export function open(saved: Review | undefined): Review {
  return { detailsAreCorrectConfirmation: false, message_to_investor: '', ...saved };
}

/**
 * Returns the values to save: the fields that apply to this holding and this applicant (2-REV-03 to 2-REV-08), with the stored profile
 * type.
 */
export function settle(
  form: Review,
  { application, user, mode }: Pick<SchemaContext, 'application' | 'user' | 'mode'>,
): Review {
  const { contact_details: contact } = application;
  const type = contact?.holdingProfileType;
  const asked = [
    ...(asksForConfirmation(type) ? (['detailsAreCorrectConfirmation'] as const) : []),
    ...(asksForMessage(contact, user, mode) ? (['message_to_investor'] as const) : []),
  ];
  return {
    ...applyFormats(pickFields(form, asked), { message_to_investor: normaliseMessage }),
    ...(type !== undefined && { holdingProfileType: type }),
  };
}

const READINGS: FieldReadings<Review> = {
  holdingProfileType: 'internal',
  detailsAreCorrectConfirmation: yesNo(
    submissionTexts.detailsAreCorrect,
    ({ detailsAreCorrectConfirmation: isConfirmed }) => isConfirmed,
  ),
  message_to_investor: text(submissionTexts.messageToInvestor, (review) => review.message_to_investor),
};

/** Describes the confirmation and the message on review itself, for the record of the submitted application. */
export function describe(values: Review): Section[] {
  return [{ path: '', lines: linesOf({ readings: READINGS, asked: Object.keys(values) }, values, undefined) }];
}

/** Returns nothing: the step has no answers of its own to summarise. */
export function summarise(): SummaryLine[] {
  return [];
}
