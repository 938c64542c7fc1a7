import { showsAdviserFields, showsDueDiligence } from '#domain/stepRules/applicant_profile/asked.ts';
import { profileTexts } from '#domain/texts/contact.ts';
import { Card } from '#features/ui/Card.tsx';
import { YesNo } from '#features/ui/fields/RadioCards.tsx';
import { AdviserCard } from './AdviserCard.tsx';
import { DueDiligenceCards } from './DueDiligenceCards.tsx';
import { adviceQuestion } from '#domain/people/adviceQuestion.ts';
import type { ProfileFormProps } from './profileForm.ts';

/** The advice question, then the adviser or the questions, by its answer (1-PROF-02 to 1-PROF-05). */
export function ApplicantProfileForm({ block, offer, contact }: ProfileFormProps) {
  return (
    <>
      {offer.has_personal_advice && (
        <Card title={profileTexts.adviceTitle}>
          <YesNo {...block.bindPath<boolean>('is_personal_advised')} label={adviceQuestion(contact)} />
        </Card>
      )}
      {showsAdviserFields(offer, block.values) && <AdviserCard block={block} contact={contact} />}
      {showsDueDiligence(offer, block.values) && <DueDiligenceCards block={block} offer={offer} />}
    </>
  );
}
