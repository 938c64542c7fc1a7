import { useEffect, useRef } from 'react';
import type { Tin } from '#domain/application.ts';
import { limitOfList } from '#domain/rules/excess.ts';
import { TAX_INVESTOR } from '#domain/model/taxFields.ts';
import type { TaxBlock } from '#domain/tax/blocks.ts';
import type { KnownController } from '#domain/tax/controllingPersons.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import type { CountryOption } from '#features/parts/countries/CountryField.tsx';
import { AddRow } from '../people/AddRow.tsx';
import { FieldMessage } from '#features/ui/fields/Field.tsx';
import { focusField } from '#features/ui/form/focusField.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import type { GiveTaxAnswer } from './taxPartProps.ts';
import { TinFields } from './TinFields.tsx';
import { addTin, removeTin, type TinListName } from './tinAnswers.ts';

interface TinListProps {
  list: TinListName;
  block: BlockApi<TaxBlock>;
  countries: readonly CountryOption[];
  give: GiveTaxAnswer;
  /** Places in other steps, by row id. */
  known?: ReadonlyMap<string, KnownController>;
}

const WORDS = {
  tins: { title: taxTexts.country, add: taxTexts.addCountry, remove: taxTexts.removeCountry, first: 'tax_country' },
  cpTinDetails: {
    title: taxTexts.controllingPerson,
    add: taxTexts.addControllingPerson,
    remove: taxTexts.deleteControllingPerson,
    first: 'cp_name',
  },
} as const;

/**
 * List of the other countries of tax residence, or of the controlling persons, each with a tax number or a reason for having none (3-TIN,
 * 3-CP-07).
 */
export function TinList({ list, block, countries, give, known }: TinListProps) {
  const tins = block.values[list] ?? [];
  const words = WORDS[list];
  const { id: listId } = block.bindPath(list);
  const firstField = (index: number) => block.bindPath(`${list}[${index}].${words.first}`).id;
  const takenBesides = (own: Tin) =>
    list === 'tins' ? tins.flatMap((tin) => (tin === own || tin.tax_country == null ? [] : [tin.tax_country])) : [];
  const moveFocus = useFocusAfterChange(tins.length);

  const handleAdd = () => {
    give(
      (typed) => addTin(typed, list),
      () => moveFocus(firstField(tins.length)),
    );
  };
  const handleRemove = (index: number) => {
    give(
      (typed) => removeTin(typed, { list, index }),
      () => moveFocus(firstField(Math.max(0, index - 1))),
    );
  };
  return (
    <div id={listId}>
      {tins.map((tin, index) => (
        <TinFields
          key={index}
          block={block}
          place={{ list, index }}
          title={words.title(index + 1)}
          removeLabel={words.remove}
          countries={countries}
          takenCountries={takenBesides(tin)}
          give={give}
          elsewhere={known?.get(tin.id ?? '')}
          onRemove={tins.length > 1 || known?.has(tin.id ?? '') ? () => handleRemove(index) : undefined}
        />
      ))}
      <AddRow label={words.add} count={tins.length} limit={limitOfList(TAX_INVESTOR, list)} onAdd={handleAdd} />
      <FieldMessage id={listId} error={block.errorAt(list)} />
    </div>
  );
}

/** Returns a function that focuses a field once the number of rows has changed. */
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
