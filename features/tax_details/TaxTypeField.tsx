import { useCallback, useMemo } from 'react';
import type { TaxDetails } from '#domain/application.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import { TAX_TYPES, taxTypesFor } from '#domain/tax.ts';
import { chooseTaxType } from '#domain/tax/blocks.ts';
import { taxTexts, taxTypeLabels } from '#domain/texts/tax.ts';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** What kind of taxpayer invests; which kinds there are follows from the investor details (3-TAX-15 to 3-TAX-22). */
export function TaxTypeField({ block, context }: { block: BlockApi<TaxDetails>; context: SchemaContext }) {
  const { bind, update, values } = block;
  const { application, user } = context;
  const options = useMemo(
    () => taxTypesFor(application.investor_details, user).map((type) => ({ value: type, label: taxTypeLabels[type] })),
    [application.investor_details, user],
  );
  const handleType = useCallback(
    (chosen: string) => {
      const taxType = TAX_TYPES.find((type) => type === chosen);
      update((details) =>
        taxType ? chooseTaxType(details, taxType, application.investor_details) : { ...details, tax_type: '' },
      );
    },
    [update, application.investor_details],
  );
  return (
    <FieldGrid>
      <SelectField
        {...bind('tax_type')}
        onChange={handleType}
        label={taxTexts.taxType}
        placeholder={taxTexts.selectTaxType}
        options={options}
        valueLabel={values.tax_type ? taxTypeLabels[values.tax_type] : undefined}
        autoComplete="off"
        width={6}
      />
    </FieldGrid>
  );
}
