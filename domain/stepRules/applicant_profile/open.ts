import type { ApplicantProfile, ContactDetails } from '../../application.ts';
import { isAdviserApplying } from '../../people/applicantRole.ts';
import { fullName } from '../../people/names.ts';
import type { SchemaContext } from '../context.ts';
import { otherAnswerKey } from './asked.ts';

/** Every answer of the step, asked or not: each field there, as typed; one answer and one free text per question. */
export type ProfileForm = Required<ApplicantProfile>;

/** The form's first values: what was typed or saved; an adviser's own details always as the contact step has them (1-PROF-17). */
export function open(
  saved: ApplicantProfile | undefined,
  { offer, application }: Pick<SchemaContext, 'offer' | 'application'>,
): ProfileForm {
  const known = prefilledAdviser(application.contact_details);
  const questions = offer.due_diligence_questions ?? [];
  return {
    is_personal_advised: saved?.is_personal_advised ?? null,
    adviser_name: known.adviser_name || (saved?.adviser_name ?? ''),
    adviser_workplace: known.adviser_workplace || (saved?.adviser_workplace ?? ''),
    adviser_email: known.adviser_email || (saved?.adviser_email ?? ''),
    due_diligence_answers: questions.map((_, index) => saved?.due_diligence_answers?.[index] ?? ''),
    other_answers: Object.fromEntries(
      questions.map((_, index) => [otherAnswerKey(index), saved?.other_answers?.[otherAnswerKey(index)] ?? '']),
    ),
  };
}

/** What an adviser's contact step already tells (1-PROF-17); a field that comes out empty stays open to typing (1-PROF-18). */
export function prefilledAdviser(
  contact: ContactDetails | undefined,
): Pick<ApplicantProfile, 'adviser_name' | 'adviser_workplace' | 'adviser_email'> {
  if (contact === undefined || !isAdviserApplying(contact)) return {};
  return {
    adviser_name: fullName(contact.adviser_first_name, contact.adviser_last_name),
    adviser_workplace: contact.dealer_group_name ?? '',
    adviser_email: contact.adviser_email ?? '',
  };
}
