/** What the applicant profile asks, without the rules of its answers. */
import type { ApplicantProfile } from '../../application.ts';
import type { DueDiligenceQuestion, Offer } from '../../offer.ts';

export type AdviceOffer = Pick<Offer, 'has_personal_advice' | 'has_due_diligence' | 'due_diligence_questions'>;

/** The answer that opens a free text (1-PROF-12). */
export const OTHER_ANSWER = 'Other';

/** Adviser fields: the advice question is asked and answered yes (1-PROF-03). */
export function asksForAdviser(offer: AdviceOffer, values: ApplicantProfile): boolean {
  return Boolean(offer.has_personal_advice) && values.is_personal_advised === true;
}

/** The questions: the offer has them, and either no advice question or the answer no to it (1-PROF-04, 1-PROF-05). */
export function asksForDueDiligence(offer: AdviceOffer, values: ApplicantProfile): boolean {
  return Boolean(offer.has_due_diligence) && (!offer.has_personal_advice || values.is_personal_advised === false);
}

/** The answers to choose from, with `Other` added where free text is allowed and it is not among them (1-PROF-12). */
export function answerOptions(question: DueDiligenceQuestion): string[] {
  const lacksOther = question.allow_free_text && !question.answers.includes(OTHER_ANSWER);
  return lacksOther ? [...question.answers, OTHER_ANSWER] : question.answers;
}

/** The key of a question's free text in `other_answers` (1-PROF-15); the index counts from 0. */
export function otherAnswerKey(index: number): string {
  return `other_${index}`;
}

/** The free text of a question shows once `Other` is chosen and the question allows it (1-PROF-12). */
export function takesOtherAnswer(question: DueDiligenceQuestion, answer: string | undefined): boolean {
  return question.allow_free_text && answer === OTHER_ANSWER;
}

/** Every field that is asked (1-PROF-02 to 1-PROF-05). */
export function asked(
  values: ApplicantProfile,
  { offer }: { offer: AdviceOffer },
): readonly (keyof ApplicantProfile)[] {
  return [
    ...(offer.has_personal_advice ? (['is_personal_advised'] as const) : []),
    ...(asksForAdviser(offer, values) ? (['adviser_name', 'adviser_workplace', 'adviser_email'] as const) : []),
    ...(asksForDueDiligence(offer, values) ? (['due_diligence_answers', 'other_answers'] as const) : []),
  ];
}
