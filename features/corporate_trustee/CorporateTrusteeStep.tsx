import type { Company } from '#domain/application.ts';
import { open, settle } from '#domain/stepRules/corporate_trustee/rules.ts';
import { schema } from '#domain/stepRules/corporate_trustee/schema.ts';
import { readinessTexts } from '#domain/texts/readiness.ts';
import { Card } from '#features/ui/Card.tsx';
import { OrganisationBlockForm } from '#features/parts/organisation/OrganisationBlockForm.tsx';
import { ORGANISATION_FREE_TEXT } from '#features/parts/organisation/organisationForm.ts';
import { createStep, type StepFormProps } from '#features/parts/step/createStep.tsx';

/** Step for the company that is a trust's trustee, with the fields of every company (2-CTR-01, 2-CTR-02). */
export const CorporateTrusteeStep = createStep({
  id: 'corporate-trustee',
  name: 'corporate_trustee',
  rules: { open, settle, schema },
  Form,
  freeText: ORGANISATION_FREE_TEXT,
});

function Form({ block, context }: StepFormProps<Company>) {
  return (
    <Card title={readinessTexts.subjects.corporateTrustee}>
      <OrganisationBlockForm block={block} context={context} />
    </Card>
  );
}
