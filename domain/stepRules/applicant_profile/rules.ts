import type { ApplicantProfile, ContactDetails } from '../../model/application.ts';
import type { DueDiligenceQuestion, Offer } from '../../model/offer.ts';
import { isAdviserApplying } from '../../model/applicantRole.ts';
import { fullName } from '../../people/names.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { pickFields, trimText, applyFormats } from '../../rules/fieldFormats.ts';
import { adviceQuestion } from '../../people/adviceQuestion.ts';
import { answerTexts } from '../../texts/answers.ts';
import { profileTexts } from '../../texts/profile.ts';
import {
  inYesOrNo,
  linesOf,
  text,
  type FieldReadings,
  type Line,
  type Section,
  type SummaryContext,
  type SummaryLine,
} from '../../rules/description.ts';
import { adviserLine } from '../../texts/summaries.ts';

export type AdviceOffer = Pick<Offer, 'has_personal_advice' | 'has_due_diligence' | 'due_diligence_questions'>;

/** Answer that opens a free text field (1-PROF-12). */
export const OTHER_ANSWER = 'Other';

/** True when the adviser fields apply: the advice question is part of the form and answered yes (1-PROF-03). */
export function asksForAdviser(offer: AdviceOffer, values: ApplicantProfile): boolean {
  return Boolean(offer.has_personal_advice) && values.is_personal_advised === true;
}

/**
 * True when the due diligence questions apply: the offer has them, and has no advice question or the answer to it is no (1-PROF-04,
 * 1-PROF-05).
 */
export function asksForDueDiligence(offer: AdviceOffer, values: ApplicantProfile): boolean {
  return Boolean(offer.has_due_diligence) && (!offer.has_personal_advice || values.is_personal_advised === false);
}

/** Returns the answers to choose from, with `Other` added if the question allows free text and does not list it (1-PROF-12). */
export function answerOptions(question: DueDiligenceQuestion): string[] {
  const lacksOther = question.allow_free_text && !question.answers.includes(OTHER_ANSWER);
  return lacksOther ? [...question.answers, OTHER_ANSWER] : question.answers;
}

/** Returns the key of a question's free text in `other_answers` (1-PROF-15); the index counts from 0. */
export function otherAnswerKey(index: number): string {
  return `other_${index}`;
}

/** True when a question shows its free text field: `Other` is chosen and the question allows it (1-PROF-12). */
export function takesOtherAnswer(question: DueDiligenceQuestion, answer: string | undefined): boolean {
  return question.allow_free_text && answer === OTHER_ANSWER;
}

/** Returns the names of the applicable fields (1-PROF-02 to 1-PROF-05). */
export function applicableFields(
  values: ApplicantProfile,
  { offer }: { offer: AdviceOffer },
): readonly (keyof ApplicantProfile)[] {
  return [
    ...(offer.has_personal_advice ? (['is_personal_advised'] as const) : []),
    ...(asksForAdviser(offer, values) ? (['adviser_name', 'adviser_workplace', 'adviser_email'] as const) : []),
    ...(asksForDueDiligence(offer, values) ? (['due_diligence_answers', 'other_answers'] as const) : []),
  ];
}

/** Form values of the step: every field is present, applicable or not, as typed, with one answer and one free text per question. */
export type ProfileForm = Required<ApplicantProfile>;

/** Returns the form's first values: typed or saved ones. An adviser's own details always come from the contact step (1-PROF-17). */
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

/**
 * Returns the adviser's details that the contact step already holds (1-PROF-17); a field that comes out empty stays editable (1-PROF-18).
 */
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

/** Returns the values to save: the answers to applicable questions and nothing else (1-PROF-14 to 1-PROF-16). */
export function settle(form: ApplicantProfile, { offer }: Pick<SchemaContext, 'offer'>): ApplicantProfile {
  const kept = applyFormats(pickFields(form, applicableFields(form, { offer })), { adviser_name: trimText });
  if (!asksForDueDiligence(offer, form)) return kept;
  const { due_diligence_answers: answers = [], other_answers: texts = {} } = form;
  const questions = offer.due_diligence_questions ?? [];
  const shown = questions.flatMap((question, index): [string, string][] => {
    const key = otherAnswerKey(index);
    return takesOtherAnswer(question, answers[index]) ? [[key, texts[key] ?? '']] : [];
  });
  return {
    ...kept,
    due_diligence_answers: questions.map((_, index) => answers[index] ?? ''),
    other_answers: Object.fromEntries(shown),
  };
}

const READINGS: FieldReadings<ApplicantProfile, SummaryContext> = {
  is_personal_advised: {
    label: (_values, { application }) => adviceQuestion(application.contact_details),
    read: ({ is_personal_advised: isAdvised }) =>
      typeof isAdvised === 'boolean'
        ? { kind: 'text', value: inYesOrNo(isAdvised) }
        : { kind: 'status', value: answerTexts.notSupplied, isDone: false },
  },
  adviser_name: text(profileTexts.adviserName, (profile) => profile.adviser_name),
  adviser_workplace: text(profileTexts.adviserWorkplace, (profile) => profile.adviser_workplace),
  adviser_email: text(profileTexts.adviserEmail, (profile) => profile.adviser_email),
  due_diligence_answers: { lines: questionLines },
  other_answers: { in: 'due_diligence_answers' },
};

/** Describes every answer of the step under the text of its question (1-PROF-01). */
export function describe(values: ApplicantProfile, context: SummaryContext): Section[] {
  return [
    { path: '', lines: linesOf({ readings: READINGS, asked: applicableFields(values, context) }, values, context) },
  ];
}

/** Returns a line for each question with the chosen answer; `Other` comes with the applicant's free text. */
function questionLines(
  { due_diligence_answers: answers = [], other_answers: others = {} }: ApplicantProfile,
  { offer }: SummaryContext,
): Line[] {
  return (offer.due_diligence_questions ?? []).map((question, index) => {
    const answer = answers[index];
    const line = { path: `due_diligence_answers.${index}`, label: question.question_text };
    if (!answer) return { ...line, kind: 'status', value: answerTexts.notSupplied, isDone: false };
    const said = takesOtherAnswer(question, answer) ? `${answer}: ${others[otherAnswerKey(index)] ?? ''}` : answer;
    return { ...line, kind: 'text', value: said };
  });
}

/** Summarises the advice (given, and by which adviser, or not) and says that the questions are answered. */
export function summarise(values: ApplicantProfile, { offer }: SummaryContext): SummaryLine[] {
  const isAdvised = asksForAdviser(offer, values);
  const isAnswered = offer.has_personal_advice && typeof values.is_personal_advised === 'boolean';
  const hasQuestions = asksForDueDiligence(offer, values) && (offer.due_diligence_questions ?? []).length > 0;
  return [
    isAnswered ? (isAdvised ? profileTexts.advised : profileTexts.notAdvised) : null,
    isAdvised ? adviserLine(values.adviser_name, values.adviser_workplace) : null,
    hasQuestions ? profileTexts.answered : null,
  ];
}
