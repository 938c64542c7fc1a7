import { useCallback, useMemo } from 'react';
import type { TaxDetails, Tin } from '#domain/application.ts';
import { foreignTaxCountries } from '#domain/addresses/countries.ts';
import { TIN_REASONS } from '#domain/stepRules/tax_details/schema.ts';
import { tinSections } from '#domain/tax.ts';
import { taxTexts, tinReasonLabels } from '#domain/texts/tax.ts';
import { Button } from '#features/ui/Button.tsx';
import { CardPart } from '#features/ui/Card.tsx';
import { CountryField, type CountryOption } from '#features/parts/countries/CountryField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { YesNo } from '#features/ui/fields/RadioCards.tsx';
import { RadioGroup } from '#features/ui/fields/RadioGroup.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { changeTin, type TinPlace } from './taxAnswers.ts';

const REASON_OPTIONS = TIN_REASONS.map((reason) => ({ value: reason, label: tinReasonLabels[reason] }));

interface TinFieldsProps {
  block: BlockApi<TaxDetails>;
  place: TinPlace;
  countries: readonly CountryOption[];
  /** Chosen in the other rows. */
  takenCountries: readonly number[];
  /** Undefined while it is the only row. */
  onRemove: (() => void) | undefined;
}

/** One country of tax residence (3-TIN-01 to 3-TIN-13). */
export function TinFields({ block, place, countries, takenCountries, onRemove }: TinFieldsProps) {
  const { bindPath, values } = block;
  const path = `investors[${place.investor}].tins[${place.tin}]`;
  const shown = tinSections(values.investors?.[place.investor]?.tins?.[place.tin] ?? {});
  const offered = useOfferedCountries(countries, takenCountries);
  const { handleHasTin, handleReason } = useTinHandlers(block, place);
  const title = taxTexts.country(place.tin + 1);
  return (
    <CardPart title={title}>
      <FieldGrid>
        <CountryField
          {...bindPath<number | null>(`${path}.tax_country`)}
          label={taxTexts.taxCountry}
          countries={offered}
          autoComplete="off"
          width={8}
        />
        <YesNo {...bindPath<boolean>(`${path}.has_tin`)} onChange={handleHasTin} label={taxTexts.hasTin} />
        {shown.includes('tin') && (
          <TextField {...bindPath<string>(`${path}.tin`)} label={taxTexts.tin} isCode width={8} />
        )}
        {shown.includes('reason_type') && (
          <RadioGroup
            {...bindPath<string>(`${path}.reason_type`)}
            onChange={handleReason}
            label={taxTexts.tinReason}
            options={REASON_OPTIONS}
          />
        )}
        {shown.includes('reason_text') && (
          <TextField {...bindPath<string>(`${path}.reason_text`)} label={taxTexts.tinReasonText} autoComplete="off" />
        )}
      </FieldGrid>
      {onRemove && (
        <Button kind="link" icon="bin" onClick={onRemove}>
          {taxTexts.removeCountry}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      )}
    </CardPart>
  );
}

function useTinHandlers({ update }: BlockApi<TaxDetails>, { investor, tin }: TinPlace) {
  const change = useCallback(
    (answer: Partial<Tin>) => update((details) => changeTin(details, { investor, tin }, answer)),
    [update, investor, tin],
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

/** Neither Australia nor a country that another row of the list has (3-TIN-07); the same list while the others' stay the same. */
function useOfferedCountries(countries: readonly CountryOption[], taken: readonly number[]): CountryOption[] {
  const key = taken.join();
  return useMemo(() => {
    const allowed = new Set(foreignTaxCountries(key.split(',').map(Number)).map(({ id }) => id));
    return countries.filter(({ id }) => allowed.has(id));
  }, [countries, key]);
}
