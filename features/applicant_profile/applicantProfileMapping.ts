import type { ApplicantProfile } from '#domain/application.ts';
import {
  clearInapplicableProfileFields,
  otherAnswerKey,
  prefilledAdviser,
} from '#domain/stepRules/applicant_profile/schema.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';

/** Every answer of the step, asked or not: each field there, as typed; one answer and one free text per question. */
export interface ProfileFormValues {
  is_personal_advised: boolean | null;
  adviser_name: string;
  adviser_workplace: string;
  adviser_email: string;
  due_diligence_answers: string[];
  other_answers: Record<string, string>;
}

/** The form's first values: what was typed or saved; an adviser's own details always as the contact step has them (1-PROF-17). */
export function toFormValues(
  profile: ApplicantProfile | undefined,
  { offer, application }: Pick<SchemaContext, 'offer' | 'application'>,
): ProfileFormValues {
  const known = prefilledAdviser(application.contact_details);
  const questions = offer.due_diligence_questions ?? [];
  return {
    is_personal_advised: profile?.is_personal_advised ?? null,
    adviser_name: known.adviser_name || (profile?.adviser_name ?? ''),
    adviser_workplace: known.adviser_workplace || (profile?.adviser_workplace ?? ''),
    adviser_email: known.adviser_email || (profile?.adviser_email ?? ''),
    due_diligence_answers: questions.map((_, index) => profile?.due_diligence_answers?.[index] ?? ''),
    other_answers: Object.fromEntries(
      questions.map((_, index) => [otherAnswerKey(index), profile?.other_answers?.[otherAnswerKey(index)] ?? '']),
    ),
  };
}

/** What is saved: the answers to what is asked, and nothing else (1-PROF-14 to 1-PROF-16). */
export function fromFormValues(form: ProfileFormValues, { offer }: Pick<SchemaContext, 'offer'>): ApplicantProfile {
  return clearInapplicableProfileFields(offer, form);
}
