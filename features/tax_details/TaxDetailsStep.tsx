import type { TaxDetails } from '#domain/application.ts';
import { open } from '#domain/stepRules/tax_details/open.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import { schema } from '#domain/stepRules/tax_details/schema.ts';
import { settle } from '#domain/stepRules/tax_details/settle.ts';
import { taxResidencySections } from '#domain/tax.ts';
import { createStep, type StepFormProps } from '#features/parts/step/createStep.tsx';
import { useCountryOptions } from '#store/lookups/useCountryOptions.ts';
import { TaxDetailsForm } from './TaxDetailsForm.tsx';
import { askedErrors, taxFieldLabel } from './taxFieldLabels.ts';

/** The rules of the questions that are asked: of an entity those about residence and numbers. */
const askedSchema = (context: SchemaContext) => schema(context, taxResidencySections);

/** Tax residency, tax numbers and the declaration (3-TAX-01, 3-TAX-06). */
export const TaxDetailsStep = createStep({
  id: 'tax',
  name: 'tax_details',
  rules: { open, settle, schema: askedSchema },
  Form,
  labelFor: () => taxFieldLabel,
  atShownFields: askedErrors,
});

function Form({ block, context }: StepFormProps<TaxDetails>) {
  const countries = useCountryOptions();
  return <TaxDetailsForm block={block} context={context} countries={countries} />;
}
