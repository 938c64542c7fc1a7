import { prefilledAdviser } from '#domain/stepRules/applicant_profile/rules.ts';
import { profileTexts } from '#domain/texts/profile.ts';
import { Card } from '#features/ui/Card.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { ProfileFormProps } from './profileForm.ts';

/**
 * Card for the adviser who advised the investor. Details that an applying adviser gave earlier cannot be changed here (1-PROF-17,
 * 1-PROF-18).
 */
export function AdviserCard({ block, contact }: Pick<ProfileFormProps, 'block' | 'contact'>) {
  const known = prefilledAdviser(contact);
  const isAnyKnown = Object.values(known).some(Boolean);
  return (
    <Card title={profileTexts.adviserTitle} intro={isAnyKnown ? profileTexts.adviserKnown : undefined}>
      <FieldGrid>
        <TextField
          {...block.bind('adviser_name')}
          label={profileTexts.adviserName}
          disabled={Boolean(known.adviser_name)}
          autoComplete="off"
          width={7}
        />
        <TextField
          {...block.bind('adviser_workplace')}
          label={profileTexts.adviserWorkplace}
          disabled={Boolean(known.adviser_workplace)}
          autoComplete="off"
          width={7}
        />
        <TextField
          {...block.bind('adviser_email')}
          label={profileTexts.adviserEmail}
          optional={!known.adviser_email}
          disabled={Boolean(known.adviser_email)}
          type="email"
          autoComplete="off"
          width={7}
        />
      </FieldGrid>
    </Card>
  );
}
