import { personTexts, personTitles } from '#domain/texts/person.ts';
import { CardPart } from '#features/ui/Card.tsx';
import { CountryField } from '../countries/CountryField.tsx';
import { DateField } from '#features/ui/masks/DateField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { useIsApplicantThemself, type PersonPartProps } from './personForm.ts';

const TITLE_OPTIONS = personTitles.map((title) => ({ value: title, label: title }));

/** Legal names, date of birth, citizenship (2-INV-30 to 2-INV-41). */
export function PersonalPart({ block, place, countries }: PersonPartProps) {
  const own = useIsApplicantThemself(place);
  return (
    <CardPart title={personTexts.personalTitle}>
      <FieldGrid>
        <SelectField
          {...block.bind('title')}
          label={personTexts.title}
          optional
          options={TITLE_OPTIONS}
          autoComplete={own ? 'honorific-prefix' : 'off'}
          width={4}
        />
        <TextField
          {...block.bind('legalFirstName')}
          label={personTexts.legalFirstName}
          autoComplete={own ? 'given-name' : 'off'}
          width={8}
        />
        <TextField
          {...block.bind('middleNames')}
          label={personTexts.middleNames}
          optional
          autoComplete={own ? 'additional-name' : 'off'}
          width={6}
        />
        <TextField
          {...block.bind('legalLastName')}
          label={personTexts.legalLastName}
          autoComplete={own ? 'family-name' : 'off'}
          width={6}
        />
        <DateField
          {...block.bind('dateOfBirth')}
          kind="birth"
          label={personTexts.dateOfBirth}
          autoComplete={own ? 'bday' : 'off'}
          width={6}
        />
        <CountryField
          {...block.bind('countryOfCitizenship')}
          label={personTexts.countryOfCitizenship}
          countries={countries}
          autoComplete="off"
          width={6}
        />
      </FieldGrid>
    </CardPart>
  );
}
