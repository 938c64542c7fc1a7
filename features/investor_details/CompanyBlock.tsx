import { useMemo } from 'react';
import type { Company } from '#domain/application.ts';
import { settleOrganisation } from '#domain/organisations/settleOrganisation.ts';
import { companySchema } from '#domain/organisations/companySchema.ts';
import { validateWith } from '#domain/stepRules/validate.ts';
import { Card } from '#features/ui/Card.tsx';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import { OrganisationBlockForm } from '#features/parts/organisation/OrganisationBlockForm.tsx';
import { ORGANISATION_FREE_TEXT } from '#features/parts/organisation/organisationForm.ts';
import { errorsUnder } from './investorErrors.ts';
import { companyStart } from './investorForm.ts';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';

interface CompanyBlockProps extends Omit<InvestorFieldsProps, 'form' | 'answers'> {
  id: string;
  title: string;
  company: Company | null | undefined;
  /** Where it stands within the step's values. */
  field: 'custodian' | 'holding_company';
}

/** A custodian or a holding company: a company by the fields and rules of every company (2-TRST-15, 2-BARE-08). */
export function CompanyBlock({
  id,
  title,
  company,
  field,
  context,
  serverErrors,
  today,
  countries,
  streetTypes,
}: CompanyBlockProps) {
  const start = useMemo(() => companyStart(company), [company]);
  const refusals = useMemo(() => errorsUnder(serverErrors, `${field}.`), [serverErrors, field]);
  const validate = useMemo(() => {
    const rules = companySchema(context);
    return (typed: Company) => validateWith(rules, settleOrganisation(typed, context));
  }, [context]);
  return (
    <FormBlock
      id={id}
      title={title}
      initialValues={start}
      validate={validate}
      serverErrors={refusals}
      freeText={ORGANISATION_FREE_TEXT}
    >
      {(block) => (
        <Card title={title}>
          <OrganisationBlockForm
            block={block}
            offer={context.offer}
            today={today}
            countries={countries}
            streetTypes={streetTypes}
          />
        </Card>
      )}
    </FormBlock>
  );
}
