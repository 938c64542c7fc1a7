import { investorTypeLabels } from '#domain/texts/person.ts';
import { Card } from '#features/ui/Card.tsx';
import { OrganisationBlockForm } from '#features/parts/organisation/OrganisationBlockForm.tsx';
import { EntityBlock } from './EntityBlock.tsx';
import { EntityDeclaration } from './EntityDeclaration.tsx';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';

/** A company that invests (2-CO-01). */
export function CompanyFields({ form, answers, context, serverErrors }: InvestorFieldsProps) {
  return (
    <EntityBlock type="company" form={form} context={context} serverErrors={serverErrors}>
      {(block) => (
        <Card title={investorTypeLabels.company}>
          <OrganisationBlockForm block={block} context={context} />
          <EntityDeclaration type="company" {...{ block, answers, context }} />
        </Card>
      )}
    </EntityBlock>
  );
}
