import { useMemo } from 'react';
import type { Company } from '#domain/application.ts';
import { Card } from '#features/ui/Card.tsx';
import type { Elements } from '#features/ui/elements.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { errorsUnder } from './investorErrors.ts';
import { initialCompanyValues } from './investorForm.ts';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';

interface CompanyBlockProps extends Omit<InvestorFieldsProps, 'form' | 'answers'> {
  id: string;
  title: string;
  company: Company | null | undefined;
  /** Field of the company within the step's values. */
  field: 'custodian' | 'holding_company';
}

/** A custodian or a holding company, with the fields and rules of every company (2-TRST-15, 2-BARE-08). */
export function CompanyBlock({ id, title, company, field, context, serverErrors }: CompanyBlockProps) {
  const start = useMemo(() => initialCompanyValues(company), [company]);
  const refusals = useMemo(() => errorsUnder(serverErrors, `${field}.`), [serverErrors, field]);
  const frame = (_block: unknown, fields: Elements) => <Card title={title}>{fields}</Card>;
  return <CompanyForm {...{ id, title, start, refusals, context, frame }} />;
}
