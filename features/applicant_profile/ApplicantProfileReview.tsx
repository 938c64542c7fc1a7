import type { ApplicantProfile, ContactDetails } from '#domain/application.ts';
import type { DueDiligenceQuestion, Offer } from '#domain/offer.ts';
import {
  otherAnswerKey,
  showsAdviserFields,
  showsDueDiligence,
  showsOtherAnswer,
} from '#domain/stepRules/applicant_profile/asked.ts';
import { profileTexts } from '#domain/texts/contact.ts';
import { fieldTexts } from '#domain/texts/ui.ts';
import { Answers, Missing, type Answer } from '#features/ui/Answers.tsx';
import { adviceQuestion } from './profileFieldLabels.ts';

interface ApplicantProfileReviewProps {
  values: ApplicantProfile;
  offer: Offer;
  contact: ContactDetails | undefined;
}

/** Every answer of the step, in the words of its question (1-PROF-01). */
export function ApplicantProfileReview({ values, offer, contact }: ApplicantProfileReviewProps) {
  const questions = showsDueDiligence(offer, values) ? (offer.due_diligence_questions ?? []) : [];
  const advice: Answer[] = offer.has_personal_advice
    ? [{ label: adviceQuestion(contact), value: adviceAnswer(values) }]
    : [];
  return (
    <Answers
      answers={[
        ...advice,
        ...(showsAdviserFields(offer, values) ? adviserAnswers(values) : []),
        ...questions.map((question, index) => ({
          label: question.question_text,
          value: answerTo(question, index, values),
        })),
      ]}
    />
  );
}

function adviceAnswer({ is_personal_advised: isAdvised }: ApplicantProfile) {
  if (typeof isAdvised !== 'boolean') return <Missing />;
  return isAdvised ? fieldTexts.yes : fieldTexts.no;
}

function adviserAnswers(values: ApplicantProfile): Answer[] {
  return [
    { label: profileTexts.adviserName, value: values.adviser_name },
    { label: profileTexts.adviserWorkplace, value: values.adviser_workplace },
    ...(values.adviser_email ? [{ label: profileTexts.adviserEmail, value: values.adviser_email }] : []),
  ];
}

/** The chosen answer; `Other` with what was said about it. */
function answerTo(
  question: DueDiligenceQuestion,
  index: number,
  { due_diligence_answers: answers = [], other_answers: texts = {} }: ApplicantProfile,
) {
  const answer = answers[index];
  if (!answer) return <Missing />;
  return showsOtherAnswer(question, answer) ? `${answer}: ${texts[otherAnswerKey(index)] ?? ''}` : answer;
}
