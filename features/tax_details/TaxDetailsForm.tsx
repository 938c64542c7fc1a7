import type { TaxDetails } from '#domain/application.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import { undeclaredNames } from '#domain/tax/parties.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import { Card } from '#features/ui/Card.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import type { CountryOption } from '#features/parts/countries/CountryField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { TaxDeclaration } from './TaxDeclaration.tsx';
import { TaxInvestorFields } from './TaxInvestorFields.tsx';
import { TaxTypeField } from './TaxTypeField.tsx';

interface TaxDetailsFormProps {
  block: BlockApi<TaxDetails>;
  context: SchemaContext;
  countries: readonly CountryOption[];
}

/** The tax type, a card for each investor, the declaration: in this order (3-TAX-07, 3-DECL-01). */
export function TaxDetailsForm({ block, context, countries }: TaxDetailsFormProps) {
  const { investors, tax_type: taxType } = block.values;
  const undeclared = undeclaredNames(context.application.investor_details, taxType);
  return (
    <>
      <Card>
        <TaxTypeField block={block} context={context} />
      </Card>
      {(investors ?? []).map(({ id }, index) => (
        <Card key={id ?? index} title={taxTexts.residencyTitle}>
          <TaxInvestorFields block={block} index={index} countries={countries} />
        </Card>
      ))}
      {undeclared.length > 0 && <Notice kind="info">{taxTexts.undeclared(undeclared)}</Notice>}
      <TaxDeclaration block={block} />
    </>
  );
}
