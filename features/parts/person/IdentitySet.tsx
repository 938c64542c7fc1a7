import { useCallback, useMemo } from 'react';
import { AUSTRALIAN_STATES } from '#domain/addresses/addressFields.ts';
import { type IdSet } from '#domain/people/identityDocuments.ts';
import { applicablePersonFields } from '#domain/people/personFields.ts';
import { clearForIdType, withOfferedIdTypes } from '#domain/people/personDefaults.ts';
import { idFieldNames, identityFields } from '#domain/people/identityAsked.ts';
import { identityTexts } from '#domain/texts/identityTexts.ts';
import { CountryField } from '../countries/CountryField.tsx';
import { DateField } from '#features/ui/masks/DateField.tsx';
import { DocumentField } from '../documents/DocumentField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { helpLink } from '#features/ui/helpLink.ts';
import { HelpLink } from '#features/ui/HelpLink.tsx';
import type { PersonPartProps } from './personForm.ts';

const STATE_OPTIONS = AUSTRALIAN_STATES.map((state) => ({ value: state, label: state }));
const CARD_NUMBER_HELP = <HelpLink article="card-number">{identityTexts.cardNumberLink}</HelpLink>;

interface IdentitySetProps extends PersonPartProps {
  set: IdSet;
  /** Present only if there are two sets. */
  title: string | undefined;
}

/** Identity document: its type, and the fields of that type (2-ID-01 to 2-ID-09). */
export function IdentitySet({ block, offer, place, set, title, countries }: IdentitySetProps) {
  const { bind, update, values } = block;
  const names = idFieldNames(set);
  const fields = applicablePersonFields(values, place, offer);
  const typeOptions = useOptions(identityFields(offer, values, set).types);
  const handleType = useCallback(
    (type: string) =>
      update((person) => {
        const chosen = { ...person, [idFieldNames(set).type]: type };
        return withOfferedIdTypes(clearForIdType(chosen, set), offer);
      }),
    [update, set, offer],
  );
  return (
    <>
      {title !== undefined && <h4>{title}</h4>}
      <FieldGrid>
        <SelectField
          {...bind(names.type)}
          onChange={handleType}
          label={identityTexts.type}
          options={typeOptions}
          autoComplete="off"
          width={5}
        />
        <TextField {...bind(names.number)} label={identityTexts.number} isCode width={7} />
        {fields.includes(names.state) && (
          <SelectField
            {...bind(names.state)}
            label={identityTexts.state}
            options={STATE_OPTIONS}
            autoComplete="off"
            width={5}
          />
        )}
        {fields.includes(names.cardNumber) && (
          <TextField
            {...bind(names.cardNumber)}
            label={identityTexts.cardNumber}
            help={helpLink('card-number') && CARD_NUMBER_HELP}
            isCode
            width={7}
          />
        )}
        {fields.includes(names.country) && (
          <CountryField
            {...bind(names.country)}
            label={identityTexts.country}
            countries={countries}
            autoComplete="off"
            width={7}
          />
        )}
        <DateField {...bind(names.expiry)} kind="expiry" label={identityTexts.expiry} optional width={5} />
        {fields.includes(names.document) && <DocumentField {...bind(names.document)} label={identityTexts.document} />}
      </FieldGrid>
    </>
  );
}

/** Returns options that stay the same object while the types are the same. */
function useOptions(types: readonly string[]) {
  const key = types.join('\n');
  return useMemo(() => key.split('\n').map((type) => ({ value: type, label: type })), [key]);
}
