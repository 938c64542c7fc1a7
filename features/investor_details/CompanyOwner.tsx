import { investorTypeLabels } from '#domain/texts/person.ts';
import { Card } from '#features/ui/Card.tsx';
import { OrganisationBlockForm } from '#features/parts/organisation/OrganisationBlockForm.tsx';
import { EntityBlock } from './EntityBlock.tsx';
import type { OwnerFieldsProps } from './ownerFieldsProps.ts';

/** A company that invests (2-CO-01). */
export function CompanyOwner({ form, context, serverErrors, today, countries, streetTypes }: OwnerFieldsProps) {
  return (
    <EntityBlock type="company" form={form} context={context} serverErrors={serverErrors}>
      {(block) => (
        <Card title={investorTypeLabels.company}>
          <OrganisationBlockForm
            block={block}
            offer={context.offer}
            today={today}
            countries={countries}
            streetTypes={streetTypes}
          />
        </Card>
      )}
    </EntityBlock>
  );
}
