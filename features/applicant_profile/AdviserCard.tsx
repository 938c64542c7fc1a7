import { prefilledAdviser } from '#domain/stepRules/applicant_profile/open.ts';
import { profileTexts } from '#domain/texts/contact.ts';
import { Card } from '#features/ui/Card.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { ProfileFormProps } from './profileForm.ts';

/** Who advised the investor. What an adviser who applies has told already cannot be changed here (1-PROF-17, 1-PROF-18). */
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
