import { useCallback } from 'react';
import type { TaxDetails } from '#domain/application.ts';
import { taxResidencySections } from '#domain/tax.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import type { CountryOption } from '#features/parts/countries/CountryField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { YesNo } from '#features/ui/fields/RadioCards.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { changeInvestor } from './taxAnswers.ts';
import { TfnPart } from './TfnPart.tsx';
import { TinList } from './TinList.tsx';

interface TaxInvestorFieldsProps {
  block: BlockApi<TaxDetails>;
  index: number;
  countries: readonly CountryOption[];
}

/** One investor's tax residency and numbers: the questions that the answers so far call for (3-TAX-08). */
export function TaxInvestorFields({ block, index, countries }: TaxInvestorFieldsProps) {
  const { bindPath, update, values } = block;
  const path = `investors[${index}]`;
  const sections = taxResidencySections(values.tax_type || 'I', values.investors?.[index] ?? {});
  const handleResident = useCallback(
    (answer: boolean) => update((details) => changeInvestor(details, index, { tax_country_is_australia: answer })),
    [update, index],
  );
  const handleOthers = useCallback(
    (answer: boolean) => update((details) => changeInvestor(details, index, { has_other_tax_countries: answer })),
    [update, index],
  );
  return (
    <>
      <FieldGrid>
        <TextField
          {...bindPath<string>(`${path}.investor_name`)}
          label={taxTexts.investorName}
          autoComplete="off"
          width={8}
        />
        <YesNo
          {...bindPath<boolean>(`${path}.tax_country_is_australia`)}
          onChange={handleResident}
          label={taxTexts.isAustralianResident}
        />
      </FieldGrid>
      {sections.includes('tfn') && <TfnPart field={bindPath<string>(`${path}.tfn`)} taxType={values.tax_type || 'I'} />}
      {sections.includes('other_countries') && (
        <FieldGrid>
          <YesNo
            {...bindPath<boolean>(`${path}.has_other_tax_countries`)}
            onChange={handleOthers}
            label={taxTexts.hasOtherCountries}
          />
        </FieldGrid>
      )}
      {sections.includes('tins') && <TinList block={block} investor={index} countries={countries} />}
    </>
  );
}
