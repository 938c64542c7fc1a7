import type { ApplicantProfile } from '#domain/application.ts';
import { showsAdviserFields, showsDueDiligence } from '#domain/stepRules/applicant_profile/asked.ts';
import { profileTexts } from '#domain/texts/contact.ts';
import { adviserLine } from '#domain/texts/summaries.ts';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';

/** In the progress sidebar: advised, and by whom; or not; and that the questions are answered. */
export function ApplicantProfileSummary({ values }: { values: ApplicantProfile }) {
  const offer = useAppSelector(selectOffer);
  if (!offer) return null;
  const isAdvised = showsAdviserFields(offer, values);
  const advice = isAdvised ? profileTexts.advised : profileTexts.notAdvised;
  const hasQuestions = showsDueDiligence(offer, values) && (offer.due_diligence_questions ?? []).length > 0;
  return (
    <SummaryLines
      lines={[
        offer.has_personal_advice && typeof values.is_personal_advised === 'boolean' && advice,
        isAdvised && adviserLine(values.adviser_name, values.adviser_workplace),
        hasQuestions && profileTexts.answered,
      ]}
    />
  );
}
