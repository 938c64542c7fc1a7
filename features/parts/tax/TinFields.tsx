import { useCallback, useMemo } from 'react';
import type { Tin } from '#domain/application.ts';
import { foreignTaxCountries } from '#domain/addresses/countries.ts';
import { TIN_REASONS } from '#domain/stepRules/tax_details/schema.ts';
import { tinSections } from '#domain/tax.ts';
import type { TaxBlock } from '#domain/tax/blocks.ts';
import type { KnownController } from '#domain/tax/controllingPersons.ts';
import { taxTexts, tinReasonLabels } from '#domain/texts/tax.ts';
import { taxHelp } from '#domain/texts/taxHelp.ts';
import { Button } from '#features/ui/Button.tsx';
import { CardPart } from '#features/ui/Card.tsx';
import { CountryField, type CountryOption } from '#features/parts/countries/CountryField.tsx';
import { DateField } from '#features/ui/masks/DateField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { YesNo } from '#features/ui/fields/RadioCards.tsx';
import { RadioGroup } from '#features/ui/fields/RadioGroup.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { changeTin, type TinPlace } from './tinAnswers.ts';
import type { GiveTaxAnswer } from './taxPartProps.ts';
import { TinField } from './TinField.tsx';

const REASON_OPTIONS = TIN_REASONS.map((reason) => ({ value: reason, label: tinReasonLabels[reason] }));

interface TinFieldsProps {
  block: BlockApi<TaxBlock>;
  place: TinPlace;
  /** @example 'Country 1' */
  title: string;
  removeLabel: string;
  countries: readonly CountryOption[];
  /** Countries of the other rows. */
  takenCountries: readonly number[];
  give: GiveTaxAnswer;
  /** Places in other steps of a controlling person entered before. */
  elsewhere?: KnownController | undefined;
  /** Absent for the only row. */
  onRemove: (() => void) | undefined;
}

/** Fields for one country of tax residence, or one controlling person with theirs (3-TIN-01 to 3-TIN-13, 3-CP-08 to 3-CP-12). */
export function TinFields(props: TinFieldsProps) {
  const { block, place, title, removeLabel, countries, takenCountries, give, elsewhere, onRemove } = props;
  const path = `${place.list}[${place.index}]`;
  const row = block.values[place.list]?.[place.index] ?? {};
  const shown = tinSections(row);
  const bind = <T,>(field: keyof Tin) => block.bindPath<T>(`${path}.${field}`);
  const isKnown = (field: keyof Tin) => elsewhere?.known.includes(field) ?? false;
  const offered = useOfferedCountries(countries, takenCountries);
  const { handleHasTin, handleReason } = useTinHandlers(place, give);
  return (
    <CardPart title={title} help={elsewhere && taxTexts.enteredAs(elsewhere.places)}>
      <FieldGrid>
        {shown.includes('cp_name') && (
          <>
            <TextField
              {...bind<string>('cp_name')}
              label={taxTexts.controllingPersonName}
              readOnly={isKnown('cp_name')}
              autoComplete="off"
              width={7}
            />
            {isKnown('cp_dob') ? (
              <TextField
                {...bind<string>('cp_dob')}
                label={taxTexts.controllingPersonBirth}
                readOnly
                autoComplete="off"
                width={5}
              />
            ) : (
              <DateField
                {...bind<string>('cp_dob')}
                kind="birth"
                label={taxTexts.controllingPersonBirth}
                autoComplete="off"
                width={5}
              />
            )}
            <TextField
              {...bind<string>('cp_address')}
              label={taxTexts.controllingPersonAddress}
              readOnly={isKnown('cp_address')}
              autoComplete="off"
            />
          </>
        )}
        <CountryField
          {...bind<number | null>('tax_country')}
          label={taxTexts.taxCountry}
          countries={offered}
          autoComplete="off"
          width={8}
        />
        <YesNo {...bind<boolean>('has_tin')} onChange={handleHasTin} label={taxTexts.hasTin} help={taxHelp.hasTin} />
        {shown.includes('tin') && <TinField {...bind<string>('tin')} country={row.tax_country} />}
        {shown.includes('reason_type') && (
          <RadioGroup
            {...bind<string>('reason_type')}
            onChange={handleReason}
            label={taxTexts.tinReason}
            options={REASON_OPTIONS}
          />
        )}
        {shown.includes('reason_text') && (
          <TextField {...bind<string>('reason_text')} label={taxTexts.tinReasonText} autoComplete="off" />
        )}
      </FieldGrid>
      {onRemove && (
        <Button kind="link" icon="bin" onClick={onRemove}>
          <span>{removeLabel}</span>
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Button>
      )}
    </CardPart>
  );
}

/** Returns handlers that stay the same while the row keeps its place. */
function useTinHandlers({ list, index }: TinPlace, give: GiveTaxAnswer) {
  const change = useCallback(
    (answer: Partial<Tin>) => give((typed) => changeTin(typed, { list, index }, answer)),
    [give, list, index],
  );
  const handleHasTin = useCallback((answer: boolean) => change({ has_tin: answer }), [change]);
  const handleReason = useCallback(
    (chosen: string) => {
      const reason = TIN_REASONS.find((each) => each === chosen);
      if (reason) change({ reason_type: reason });
    },
    [change],
  );
  return { handleHasTin, handleReason };
}

/**
 * Returns the countries except Australia and those of other rows (3-TIN-07); the same list while the other rows' countries stay the same.
 */
function useOfferedCountries(countries: readonly CountryOption[], taken: readonly number[]): CountryOption[] {
  const key = taken.join();
  return useMemo(() => {
    const allowed = new Set(foreignTaxCountries(key.split(',').map(Number)).map(({ id }) => id));
    return countries.filter(({ id }) => allowed.has(id));
  }, [countries, key]);
}
