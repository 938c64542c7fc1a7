import { useCallback } from 'react';
import type { Company } from '#domain/application.ts';
import {
  formerName,
  lookupQuestion,
  withFormerName,
  withFoundBusiness,
  withoutFilledName,
  type FormerName,
  type FoundBusiness,
} from '#domain/organisations/businessLookup.ts';
import { COUNTRIES, displayCountry, preferredCountries, type Country } from '#domain/addresses/countries.ts';
import type { Offer } from '#domain/offer.ts';
import {
  asksForBusinessNumber,
  DEFAULT_REGISTERED_COUNTRY,
  numberKindOf,
} from '#domain/organisations/businessNumbers.ts';
import { NO_NUMBER_REASONS, type BusinessNumberKind } from '#domain/data/choices.ts';
import { type OrganisationKind } from '#domain/model/investorTypes.ts';
import {
  isNumberOptional,
  NAME_FIELDS,
  asksForNumber,
  asksForRegisteredCountry,
} from '#domain/organisations/registration.ts';
import { changeCompany, changeEntity } from '#domain/organisations/changes.ts';
import { lookupTexts, noNumberReasonLabels, organisationTexts } from '#domain/texts/organisation.ts';
import { Button } from '#features/ui/Button.tsx';
import { Checkbox } from '#features/ui/fields/Checkbox.tsx';
import { YesNo } from '#features/ui/fields/RadioCards.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { SEPARATOR, type SelectOption } from '#features/ui/fields/selectOptions.ts';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { focusField } from '#features/ui/form/focusField.ts';
import { BusinessNumberField } from './BusinessNumberField.tsx';
import type { RegistrationForm } from './organisationForm.ts';

const REASON_OPTIONS = NO_NUMBER_REASONS.map((reason) => ({ value: reason, label: noNumberReasonLabels[reason] }));

interface RegistrationFieldsProps {
  block: RegistrationForm;
  offer: Offer;
  kind: OrganisationKind;
}

/**
 * Country, number and name of an organisation's registration: fields for a grid (2-CO-02 to 2-CO-20, 2-CO-26 to 2-CO-28, 2-TRST-04 to
 * 2-TRST-07, 2-PART-02 to 2-PART-07). The number comes before the name, because its look-up fills the name.
 */
export function RegistrationFields({ block, offer, kind }: RegistrationFieldsProps) {
  const { bindPath, update, values } = block;
  const change = useCallback(
    (answer: Partial<Company>) => update((before) => withoutFilledName(kind, before, CHANGES[kind](before, answer))),
    [update, kind],
  );
  const handleCountry = useCallback((registered_country: string) => change({ registered_country }), [change]);
  const handleCharity = useCallback((is_charity: boolean) => change({ is_charity }), [change]);
  const country = values.registered_country || DEFAULT_REGISTERED_COUNTRY;
  const numberKind = numberKindOf(kind, values);
  const former = formerName(kind, values);
  const name = bindPath<string>(NAME_FIELDS[kind]);
  const handleFormer = useCallback(() => {
    update((before) => withFormerName(kind, before));
    focusField(name.id);
  }, [update, kind, name.id]);
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
      <TextField
        {...name}
        label={organisationTexts.names[kind]}
        note={former !== null && <FormerNameNote former={former} onUse={handleFormer} />}
        keepsNote
        autoComplete="off"
      />
    </>
  );
}

interface FormerNameNoteProps {
  former: FormerName;
  onUse: () => void;
}

/** Name that a look-up replaced or that went with its number, and the link back to it (2-ABN-02). */
function FormerNameNote({ former: { name, isTyped }, onUse }: FormerNameNoteProps) {
  return (
    <>
      <span>{`${isTyped ? lookupTexts.entered(name) : lookupTexts.given(name)} `}</span>
      <Button kind="link" onClick={onUse}>
        {isTyped ? lookupTexts.useEntered : lookupTexts.useGiven}
      </Button>
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

/** Asks first if there is a number, if there may be none; then the number, or why there is none (2-ABN-04, 2-CO-27). */
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
        <NumberField block={block} kind={kind} numberKind={numberKind} />
      ) : (
        <ReasonFields block={block} change={change} />
      )}
    </>
  );
}

/** Number and its look-up. Changing the number drops what the look-up found by it (2-ABN-07). */
function NumberField({ block, kind, numberKind }: Omit<NumberFieldsProps, 'change'>) {
  const { bindPath, update, values } = block;
  const handleNumber = useCallback(
    (business_number: string) =>
      update((before) =>
        // Blanks within a number do not change it.
        before.business_number === business_number
          ? before
          : withoutFilledName(kind, before, CHANGES[kind](before, { business_number, abn_lookup_data: null })),
      ),
    [update, kind],
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

/** Reason for having no number, and the text for `Other` (2-CO-27, 2-CO-28). */
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

/** Returns every country by two-letter code, Australia and New Zealand first (2-CO-04). */
function countryOptions(): SelectOption[] {
  const { preferred, others } = preferredCountries(COUNTRIES);
  const toOption = ({ iso2, name }: Country) => ({ value: iso2, label: displayCountry(name) });
  return [...preferred.map(toOption), SEPARATOR, ...others.map(toOption)];
}

function countryName(code: string): string {
  return displayCountry(COUNTRIES.find(({ iso2 }) => iso2 === code)?.name ?? code);
}
