import { personTexts } from '#domain/texts/person.ts';
import { CardPart } from '#features/ui/Card.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { PhoneField } from '#features/ui/fields/PhoneField.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { useIsApplicantThemself, type PersonPartProps } from './personForm.ts';

/** E-mail address and mobile number (2-INV-42 to 2-INV-44). */
export function ContactPart({ block, place }: PersonPartProps) {
  const own = useIsApplicantThemself(place);
  return (
    <CardPart title={personTexts.contactTitle}>
      <FieldGrid>
        <TextField
          {...block.bind('emailAddress')}
          label={personTexts.email}
          optional
          type="email"
          autoComplete={own ? 'email' : 'off'}
          width={7}
        />
        <PhoneField
          {...block.bind('mobileNumber')}
          warning={personTexts.mobileDoubt}
          label={personTexts.mobile}
          optional
          autoComplete={own ? 'tel' : 'off'}
          width={7}
        />
      </FieldGrid>
    </CardPart>
  );
}
