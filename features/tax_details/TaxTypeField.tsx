import { useMemo, useState } from 'react';
import type { TaxDetails, TaxType } from '#domain/application.ts';
import type { FormContext } from '#domain/rules/context.ts';
import { schema } from '#domain/stepRules/tax_details/schema.ts';
import { type FieldErrors, validateWith } from '#domain/rules/validate.ts';
import { TAX_TYPES, taxTypesFor } from '#domain/tax.ts';
import { taxTexts, taxTypeLabels } from '#domain/texts/tax.ts';
import { Card } from '#features/ui/Card.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import { errorsOf } from './taxErrors.ts';
import { taxFieldLabel } from '#features/parts/tax/taxFieldLabels.ts';
import { BLOCKS } from './taxForm.ts';

interface TaxTypeFieldProps {
  taxType: TaxType | '';
  context: FormContext;
  serverErrors: FieldErrors | undefined;
  onChoose: (type: TaxType | '', show: () => void) => void;
}

type Values = Required<Pick<TaxDetails, 'tax_type'>>;

/** Field for the kind of taxpayer; the investor details decide its options (3-TAX-15 to 3-TAX-22). */
export function TaxTypeField({ taxType, context, serverErrors, onChoose }: TaxTypeFieldProps) {
  const { application, user } = context;
  const options = useMemo(
    () => taxTypesFor(application.investor_details, user).map((type) => ({ value: type, label: taxTypeLabels[type] })),
    [application.investor_details, user],
  );
  const [start] = useState<Values>({ tax_type: taxType });
  const validate = useMemo(() => {
    const rules = schema(context);
    return (typed: Values) => errorsOf(validateWith(rules, typed), ['tax_type']);
  }, [context]);
  const refusals = useMemo(() => serverErrors && errorsOf(serverErrors, ['tax_type']), [serverErrors]);
  return (
    <FormBlock
      id={BLOCKS.type}
      initialValues={start}
      validate={validate}
      serverErrors={refusals}
      labelFor={taxFieldLabel}
    >
      {({ bind, values, update }) => (
        <Card>
          <FieldGrid>
            <SelectField
              {...bind('tax_type')}
              onChange={(chosen) => {
                const type = TAX_TYPES.find((each) => each === chosen) ?? '';
                onChoose(type, () => update(() => ({ tax_type: type })));
              }}
              label={taxTexts.taxType}
              placeholder={taxTexts.selectTaxType}
              options={options}
              valueLabel={values.tax_type ? taxTypeLabels[values.tax_type] : undefined}
              autoComplete="off"
              width={6}
            />
          </FieldGrid>
        </Card>
      )}
    </FormBlock>
  );
}
