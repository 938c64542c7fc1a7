import { excessMessage } from '../../rules/excess.ts';
import { LONGEST } from '../../model/limits.ts';
import { isRecord } from '../../formats/isRecord.ts';
import { APPLICANT_PROFILE } from '../../model/fields.ts';
import { ValidationError, array, object } from 'yup';
import type { ApplicantProfile } from '../../model/application.ts';
import { wholeNameRule } from '../../people/personNames.ts';
import { commonErrors, contactErrors, profileErrors } from '../../texts/errors.ts';
import type { SchemaContext } from '../../rules/context.ts';
import {
  answerOptions,
  otherAnswerKey,
  asksForAdviser,
  asksForDueDiligence,
  takesOtherAnswer,
  type AdviceOffer,
} from './rules.ts';
import { email, fields, flag, required, shownWhile, text } from '../../rules/fieldRules.ts';

/** Returns the rules of personal advice and due diligence (1-PROF-02, 1-PROF-06 to 1-PROF-10). */
export function schema({ offer }: SchemaContext) {
  const isAdvised = (values: ApplicantProfile) => asksForAdviser(offer, values);
  return fields(APPLICANT_PROFILE, {
    is_personal_advised: flag(shownWhile(() => Boolean(offer.has_personal_advice), required())),
    adviser_name: text(shownWhile(isAdvised, required(), wholeNameRule)),
    adviser_workplace: text(shownWhile(isAdvised, required())),
    adviser_email: text(shownWhile(isAdvised, email(contactErrors.validEmail))),
    due_diligence_answers: array(text()).nullable().typeError(commonErrors.invalid),
    other_answers: object().nullable().typeError(commonErrors.invalid),
  }).test('questions', (values: ApplicantProfile, { createError }) => {
    const errors = [
      ...unansweredPaths(offer, values).map((path) => ({ path, message: profileErrors.questions })),
      ...longAnswers(values),
    ];
    return errors.length === 0 || new ValidationError(errors.map((error) => createError(error)));
  });
}

/** Returns the errors of free texts that are too long. */
function longAnswers({ other_answers: written }: ApplicantProfile): { path: string; message: string }[] {
  if (!isRecord(written)) return [];
  return Object.entries(written).flatMap(([key, answer]: [string, unknown]) => {
    const message = excessMessage(answer, WORDS, {});
    return message === null ? [] : [{ path: `other_answers.${key}`, message }];
  });
}

const WORDS = { longest: LONGEST.words };

function unansweredPaths(offer: AdviceOffer, values: ApplicantProfile): string[] {
  if (!asksForDueDiligence(offer, values)) return [];
  return (offer.due_diligence_questions ?? []).flatMap((question, index) => {
    const answer: unknown = values.due_diligence_answers?.[index];
    if (typeof answer !== 'string' || !answerOptions(question).includes(answer))
      return [`due_diligence_answers[${index}]`];
    const key = otherAnswerKey(index);
    const freeText: unknown = values.other_answers?.[key];
    const isTextMissing =
      takesOtherAnswer(question, answer) && (typeof freeText !== 'string' || freeText.trim() === '');
    return isTextMissing ? [`other_answers.${key}`] : [];
  });
}
