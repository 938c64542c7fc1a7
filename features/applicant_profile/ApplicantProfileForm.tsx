import type { ContactDetails } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { showsAdviserFields, showsDueDiligence } from '#domain/stepRules/applicant_profile/asked.ts';
import { profileTexts } from '#domain/texts/contact.ts';
import { Card } from '#features/ui/Card.tsx';
import { YesNo } from '#features/ui/fields/RadioCards.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { AdviserCard } from './AdviserCard.tsx';
import type { ProfileForm } from '#domain/stepRules/applicant_profile/open.ts';
import { DueDiligenceCards } from './DueDiligenceCards.tsx';
import { adviceQuestion } from '#domain/people/adviceQuestion.ts';

export interface ProfileFormProps {
  block: BlockApi<ProfileForm>;
  offer: Offer;
  contact: ContactDetails | undefined;
}

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
