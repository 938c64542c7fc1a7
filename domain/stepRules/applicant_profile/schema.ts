import { isAdviserApplying } from '../../people/applicantRole.ts';
import { ValidationError, array, object } from 'yup';
import type { ApplicantProfile, ContactDetails } from '../../application.ts';
import { fullName } from '../../people/names.ts';
import type { DueDiligenceQuestion, Offer } from '../../offer.ts';
import { wholeNameRule } from '../../people/personNames.ts';
import { commonErrors, contactErrors, profileErrors } from '../../texts/errors.ts';
import type { SchemaContext } from '../context.ts';
import { email, fields, flag, required, shownWhile, text } from '../fieldRules.ts';

type AdviceOffer = Pick<Offer, 'has_personal_advice' | 'has_due_diligence' | 'due_diligence_questions'>;

/** The answer that opens a free text (1-PROF-12). */
export const OTHER_ANSWER = 'Other';

/** Adviser fields: the advice question is asked and answered yes (1-PROF-03). */
export function showsAdviserFields(offer: AdviceOffer, values: ApplicantProfile): boolean {
  return Boolean(offer.has_personal_advice) && values.is_personal_advised === true;
}

/** The questions: the offer has them, and either no advice question or the answer no to it (1-PROF-04, 1-PROF-05). */
export function showsDueDiligence(offer: AdviceOffer, values: ApplicantProfile): boolean {
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
export function showsOtherAnswer(question: DueDiligenceQuestion, answer: string | undefined): boolean {
  return question.allow_free_text && answer === OTHER_ANSWER;
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

/** The step without the answers to what is not asked any more (1-PROF-03, 1-PROF-04, 1-PROF-12); run when the step is left. */
export function clearInapplicableProfileFields(offer: AdviceOffer, values: ApplicantProfile): ApplicantProfile {
  const {
    is_personal_advised,
    adviser_name = '',
    adviser_workplace = '',
    adviser_email = '',
    due_diligence_answers = [],
    other_answers = {},
  } = values;
  const questions = offer.due_diligence_questions ?? [];
  const shownTexts = questions.flatMap((question, index): [string, string][] => {
    const key = otherAnswerKey(index);
    return showsOtherAnswer(question, due_diligence_answers[index]) ? [[key, other_answers[key] ?? '']] : [];
  });
  return {
    ...(offer.has_personal_advice && { is_personal_advised }),
    ...(showsAdviserFields(offer, values) && { adviser_name, adviser_workplace, adviser_email }),
    ...(showsDueDiligence(offer, values) && {
      due_diligence_answers: questions.map((_, index) => due_diligence_answers[index] ?? ''),
      other_answers: Object.fromEntries(shownTexts),
    }),
  };
}

/** Personal advice and due diligence (1-PROF-02, 1-PROF-06 to 1-PROF-10). */
export function schema({ offer }: SchemaContext) {
  const isAdvised = (values: ApplicantProfile) => showsAdviserFields(offer, values);
  return fields<ApplicantProfile>({
    is_personal_advised: flag(shownWhile(() => Boolean(offer.has_personal_advice), required())),
    adviser_name: text(shownWhile(isAdvised, required(), wholeNameRule)),
    adviser_workplace: text(shownWhile(isAdvised, required())),
    adviser_email: text(shownWhile(isAdvised, email(contactErrors.validEmail))),
    due_diligence_answers: array(text()).nullable().typeError(commonErrors.invalid),
    other_answers: object().nullable().typeError(commonErrors.invalid),
  }).test('questions', (values: ApplicantProfile, { createError }) => {
    const paths = unansweredPaths(offer, values);
    return (
      paths.length === 0 ||
      new ValidationError(paths.map((path) => createError({ path, message: profileErrors.questions })))
    );
  });
}

function unansweredPaths(offer: AdviceOffer, values: ApplicantProfile): string[] {
  if (!showsDueDiligence(offer, values)) return [];
  return (offer.due_diligence_questions ?? []).flatMap((question, index) => {
    const answer: unknown = values.due_diligence_answers?.[index];
    if (typeof answer !== 'string' || !answerOptions(question).includes(answer))
      return [`due_diligence_answers[${index}]`];
    const key = otherAnswerKey(index);
    const freeText: unknown = values.other_answers?.[key];
    const isTextMissing =
      showsOtherAnswer(question, answer) && (typeof freeText !== 'string' || freeText.trim() === '');
    return isTextMissing ? [`other_answers.${key}`] : [];
  });
}
