import type { ApplicantProfile } from '../../application.ts';
import { profileTexts } from '../../texts/contact.ts';
import { adviserLine } from '../../texts/summaries.ts';
import type { SummaryContext, SummaryLine } from '../description.ts';
import { asksForAdviser, asksForDueDiligence } from './asked.ts';

/** Advised, and by whom; or not; and that the questions are answered. */
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
