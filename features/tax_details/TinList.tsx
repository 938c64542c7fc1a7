import { useEffect, useRef } from 'react';
import type { TaxDetails, Tin } from '#domain/application.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import { Button } from '#features/ui/Button.tsx';
import type { CountryOption } from '#features/parts/countries/CountryField.tsx';
import { FieldMessage } from '#features/ui/fields/Field.tsx';
import { fieldId, focusField } from '#features/ui/form/focusField.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { addTin, removeTin } from './taxAnswers.ts';
import { TinFields } from './TinFields.tsx';

interface TinListProps {
  block: BlockApi<TaxDetails>;
  /** Which investor's. */
  investor: number;
  countries: readonly CountryOption[];
}

/** The other countries of tax residence, each with its tax number or the reason why there is none (3-TIN). */
export function TinList({ block, investor, countries }: TinListProps) {
  const path = `investors[${investor}].tins`;
  const tins = block.values.investors?.[investor]?.tins ?? [];
  const takenBesides = (own: Tin) =>
    tins.flatMap((tin) => (tin === own || tin.tax_country == null ? [] : [tin.tax_country]));
  const moveFocus = useFocusAfterChange(tins.length);

  const handleAdd = () => {
    moveFocus(fieldId('tax', `${path}[${tins.length}].tax_country`));
    block.update((details) => addTin(details, investor));
  };
  const handleRemove = (index: number) => {
    moveFocus(fieldId('tax', `${path}[${Math.max(0, index - 1)}].tax_country`));
    block.update((details) => removeTin(details, { investor, tin: index }));
  };
  return (
    <div id={fieldId('tax', path)}>
      {tins.map((tin, index) => (
        <TinFields
          key={index}
          block={block}
          place={{ investor, tin: index }}
          countries={countries}
          takenCountries={takenBesides(tin)}
          onRemove={tins.length > 1 ? () => handleRemove(index) : undefined}
        />
      ))}
      <Button kind="link" icon="plus" onClick={handleAdd}>
        {taxTexts.addCountry}
      </Button>
      <FieldMessage id={fieldId('tax', path)} error={block.errorAt(path)} />
    </div>
  );
}

/** Takes focus to a field once the number of rows has changed. */
function useFocusAfterChange(count: number): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current !== null) focusField(wanted.current);
    wanted.current = null;
  }, [count]);
  return (id) => {
    wanted.current = id;
  };
}
