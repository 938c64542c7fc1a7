import type { ApplicantProfile } from '../../application.ts';
import { adviceQuestion } from '../../people/adviceQuestion.ts';
import { answerTexts } from '../../texts/answers.ts';
import { profileTexts } from '../../texts/contact.ts';
import {
  inYesOrNo,
  linesOf,
  text,
  type FieldReadings,
  type Line,
  type Section,
  type SummaryContext,
} from '../description.ts';
import { asked, otherAnswerKey, takesOtherAnswer } from './asked.ts';

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

/** Every answer of the step, in the words of its question (1-PROF-01). */
export function describe(values: ApplicantProfile, context: SummaryContext): Section[] {
  return [{ path: '', lines: linesOf({ readings: READINGS, asked: asked(values, context) }, values, context) }];
}

/** Each question with the chosen answer; `Other` with what was said about it. */
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
