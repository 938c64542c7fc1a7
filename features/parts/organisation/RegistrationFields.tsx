import { useCallback } from 'react';
import type { Company } from '#domain/application.ts';
import { lookupQuestion, withFoundBusiness, type FoundBusiness } from '#domain/organisations/businessLookup.ts';
import { COUNTRIES, displayCountry, preferredCountries, type Country } from '#domain/addresses/countries.ts';
import type { Offer } from '#domain/offer.ts';
import {
  asksForBusinessNumber,
  DEFAULT_REGISTERED_COUNTRY,
  NO_NUMBER_REASONS,
  numberKindOf,
  type BusinessNumberKind,
  type OrganisationKind,
} from '#domain/organisations/businessNumbers.ts';
import {
  isNumberOptional,
  NAME_FIELDS,
  asksForNumber,
  asksForRegisteredCountry,
} from '#domain/organisations/registration.ts';
import { changeCompany, changeEntity } from '#domain/stepRules/investor_details/changes.ts';
import { noNumberReasonLabels, organisationTexts } from '#domain/texts/organisation.ts';
import { Checkbox } from '#features/ui/fields/Checkbox.tsx';
import { YesNo } from '#features/ui/fields/RadioCards.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { SEPARATOR, type SelectOption } from '#features/ui/fields/selectOptions.ts';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { BusinessNumberField } from './BusinessNumberField.tsx';
import type { RegistrationForm } from './organisationForm.ts';

const REASON_OPTIONS = NO_NUMBER_REASONS.map((reason) => ({ value: reason, label: noNumberReasonLabels[reason] }));

interface RegistrationFieldsProps {
  block: RegistrationForm;
  offer: Offer;
  kind: OrganisationKind;
}

/**
 * Where an organisation is registered, under which number and by which name: fields for a grid (2-CO-02 to 2-CO-20, 2-CO-26 to
 * 2-CO-28, 2-TRST-04 to 2-TRST-07, 2-PART-02 to 2-PART-07). The number stands before the name, which its look-up fills.
 */
export function RegistrationFields({ block, offer, kind }: RegistrationFieldsProps) {
  const { bindPath, update, values } = block;
  const change = useCallback(
    (answer: Partial<Company>) => update((before) => CHANGES[kind](before, answer)),
    [update, kind],
  );
  const handleCountry = useCallback((registered_country: string) => change({ registered_country }), [change]);
  const handleCharity = useCallback((is_charity: boolean) => change({ is_charity }), [change]);
  const country = values.registered_country || DEFAULT_REGISTERED_COUNTRY;
  const numberKind = numberKindOf(kind, values);
  return (
    <>
      {asksForRegisteredCountry(kind, offer) && (
        <SelectField
          {...bindPath<string>('registered_country')}
          onChange={handleCountry}
          label={organisationTexts.registeredCountry}
          optional={kind === 'partnership'}
          options={countryOptions}
          valueLabel={countryName(country)}
          autoComplete="off"
          width={7}
        />
      )}
      {kind === 'company' && country === DEFAULT_REGISTERED_COUNTRY && (
        <Checkbox {...bindPath<boolean>('is_charity')} onChange={handleCharity} label={organisationTexts.isCharity} />
      )}
      <NumberFields block={block} kind={kind} numberKind={numberKind} change={change} />
      <TextField {...bindPath<string>(NAME_FIELDS[kind])} label={organisationTexts.names[kind]} autoComplete="off" />
    </>
  );
}

const CHANGES = { company: changeCompany, trust: changeEntity, partnership: changeEntity } as const;

interface NumberFieldsProps {
  block: RegistrationForm;
  kind: OrganisationKind;
  numberKind: BusinessNumberKind;
  change: (answer: Partial<Company>) => void;
}

/** The number; first whether there is one, where there may be none, and then why (2-ABN-04, 2-CO-27). */
function NumberFields({ block, kind, numberKind, change }: NumberFieldsProps) {
  const { bindPath, values } = block;
  const handleHasNumber = useCallback((has_business_number: boolean) => change({ has_business_number }), [change]);
  const question = numberKind === 'ABN' ? organisationTexts.hasAbn : organisationTexts.hasTaxNumber;
  return (
    <>
      {asksForBusinessNumber(numberKind) && (
        <YesNo {...bindPath<boolean>('has_business_number')} onChange={handleHasNumber} label={question} />
      )}
      {asksForNumber(kind, values) ? (
        <NumberField block={block} kind={kind} numberKind={numberKind} change={change} />
      ) : (
        <ReasonFields block={block} change={change} />
      )}
    </>
  );
}

/** The number and its look-up. What was found goes with the number that it was found by (2-ABN-07). */
function NumberField({ block, kind, numberKind, change }: NumberFieldsProps) {
  const { bindPath, update, values } = block;
  const handleNumber = useCallback(
    (business_number: string) => change({ business_number, abn_lookup_data: null }),
    [change],
  );
  const handleFound = useCallback(
    (found: FoundBusiness) => update((before) => withFoundBusiness(kind, before, found)),
    [update, kind],
  );
  const toQuestion = useCallback((number: string) => lookupQuestion(kind, values, number), [kind, values]);
  return (
    <BusinessNumberField
      key={numberKind}
      {...bindPath<string>('business_number')}
      numberKind={numberKind}
      optional={isNumberOptional(kind, values)}
      onChange={handleNumber}
      toQuestion={toQuestion}
      onFound={handleFound}
    />
  );
}

/** Why there is no number, and the words behind `Other` (2-CO-27, 2-CO-28). */
function ReasonFields({ block, change }: Pick<NumberFieldsProps, 'block' | 'change'>) {
  const handleReason = useCallback(
    (abn_not_available_reason: string) => change({ abn_not_available_reason }),
    [change],
  );
  return (
    <>
      <SelectField
        {...block.bindPath<string>('abn_not_available_reason')}
        onChange={handleReason}
        label={organisationTexts.whyNoNumber}
        optional
        options={REASON_OPTIONS}
        autoComplete="off"
        width={7}
      />
      {block.values.abn_not_available_reason === 'other' && (
        <TextField
          {...block.bindPath<string>('other_reason')}
          label={organisationTexts.otherReason}
          autoComplete="off"
        />
      )}
    </>
  );
}

/** Every country there is, Australia and New Zealand first, by two letters (2-CO-04). */
function countryOptions(): SelectOption[] {
  const { preferred, others } = preferredCountries(COUNTRIES);
  const toOption = ({ iso2, name }: Country) => ({ value: iso2, label: displayCountry(name) });
  return [...preferred.map(toOption), SEPARATOR, ...others.map(toOption)];
}

function countryName(code: string): string {
  return displayCountry(COUNTRIES.find(({ iso2 }) => iso2 === code)?.name ?? code);
}
