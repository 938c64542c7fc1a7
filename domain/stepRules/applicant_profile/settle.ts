import type { ApplicantProfile } from '../../application.ts';
import type { SchemaContext } from '../context.ts';
import { keepOnly, trimmed, withFormats } from '../keep.ts';
import { asked, otherAnswerKey, asksForDueDiligence, takesOtherAnswer } from './asked.ts';

/** What is kept: the answers to what is asked, and nothing else (1-PROF-14 to 1-PROF-16). */
export function settle(form: ApplicantProfile, { offer }: Pick<SchemaContext, 'offer'>): ApplicantProfile {
  const kept = withFormats(keepOnly(form, asked(form, { offer })), { adviser_name: trimmed });
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
