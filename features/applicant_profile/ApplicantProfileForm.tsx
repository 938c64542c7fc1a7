import { applicableFields } from '#domain/stepRules/applicant_profile/rules.ts';
import { profileTexts } from '#domain/texts/profile.ts';
import { Card } from '#features/ui/Card.tsx';
import { YesNo } from '#features/ui/fields/RadioCards.tsx';
import { AdviserCard } from './AdviserCard.tsx';
import { DueDiligenceCards } from './DueDiligenceCards.tsx';
import { adviceQuestion } from '#domain/people/adviceQuestion.ts';
import type { ProfileFormProps } from './profileForm.ts';

/** Shows the advice question, then the adviser or the questions, depending on its answer (1-PROF-02 to 1-PROF-05). */
export function ApplicantProfileForm({ block, offer, contact }: ProfileFormProps) {
  const fields = applicableFields(block.values, { offer });
  return (
    <>
      {fields.includes('is_personal_advised') && (
        <Card title={profileTexts.adviceTitle}>
          <YesNo {...block.bindPath<boolean>('is_personal_advised')} label={adviceQuestion(contact)} />
        </Card>
      )}
      {fields.includes('adviser_name') && <AdviserCard block={block} contact={contact} />}
      {fields.includes('due_diligence_answers') && <DueDiligenceCards block={block} offer={offer} />}
    </>
  );
}
