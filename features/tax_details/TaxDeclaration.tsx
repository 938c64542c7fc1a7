import { useMemo } from 'react';
import type { FormContext } from '#domain/stepRules/context.ts';
import { schema } from '#domain/stepRules/tax_details/schema.ts';
import { settle } from '#domain/stepRules/tax_details/settle.ts';
import { type FieldErrors, validateWith } from '#domain/stepRules/validate.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import { Card } from '#features/ui/Card.tsx';
import { DateField } from '#features/ui/fields/DateField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import { errorsOf } from './taxErrors.ts';
import { taxFieldLabel } from '#features/parts/tax/taxFieldLabels.ts';
import { BLOCKS, type Declaration } from './taxForm.ts';

const FIELDS = ['submit_person_name', 'submit_date'] as const satisfies readonly (keyof Declaration)[];
const FREE_TEXT: ReadonlySet<string> = new Set<string>(FIELDS);

interface TaxDeclarationProps {
  declaration: Declaration;
  context: FormContext;
  serverErrors: FieldErrors | undefined;
}

/** Who declares, and when; typing the name is the signature (3-DECL-02 to 3-DECL-05). */
export function TaxDeclaration({ declaration, context, serverErrors }: TaxDeclarationProps) {
  const validate = useMemo(() => {
    const rules = schema(context);
    return (typed: Declaration) => errorsOf(validateWith(rules, settle(typed, context)), FIELDS);
  }, [context]);
  const refusals = useMemo(() => serverErrors && errorsOf(serverErrors, FIELDS), [serverErrors]);
  return (
    <FormBlock
      id={BLOCKS.declaration}
      initialValues={declaration}
      validate={validate}
      serverErrors={refusals}
      labelFor={taxFieldLabel}
      freeText={FREE_TEXT}
    >
      {({ bind }) => (
        <Card title={taxTexts.declarationTitle} intro={taxTexts.declaration}>
          <FieldGrid>
            <TextField {...bind('submit_person_name')} label={taxTexts.submitPersonName} autoComplete="off" width={7} />
            <DateField {...bind('submit_date')} kind="issue" label={taxTexts.submitDate} width={5} />
          </FieldGrid>
        </Card>
      )}
    </FormBlock>
  );
}
