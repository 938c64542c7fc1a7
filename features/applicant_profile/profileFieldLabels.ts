import { otherAnswerKey } from '#domain/stepRules/applicant_profile/rules.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import { adviceQuestion } from '#domain/people/adviceQuestion.ts';
import { profileTexts } from '#domain/texts/profile.ts';

/** Names the fields of the step in the error summary; a question and its free text take the question's own text. */
export function profileFieldLabels({
  offer,
  application,
}: Pick<SchemaContext, 'offer' | 'application'>): (path: string) => string | undefined {
  const labels: Record<string, string> = {
    is_personal_advised: adviceQuestion(application.contact_details),
    adviser_name: profileTexts.adviserName,
    adviser_workplace: profileTexts.adviserWorkplace,
  };
  for (const [index, { question_text }] of (offer.due_diligence_questions ?? []).entries()) {
    labels[`due_diligence_answers[${index}]`] = question_text;
    labels[`other_answers.${otherAnswerKey(index)}`] = question_text;
  }
  return (path) => labels[path];
}
