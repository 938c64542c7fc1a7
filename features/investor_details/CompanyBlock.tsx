import { useMemo, type ReactNode } from 'react';
import type { Company } from '#domain/application.ts';
import { Card } from '#features/ui/Card.tsx';
import { CompanyForm } from './CompanyForm.tsx';
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
export function CompanyBlock({ id, title, company, field, context, serverErrors }: CompanyBlockProps) {
  const start = useMemo(() => companyStart(company), [company]);
  const refusals = useMemo(() => errorsUnder(serverErrors, `${field}.`), [serverErrors, field]);
  const frame = (_block: unknown, fields: ReactNode) => <Card title={title}>{fields}</Card>;
  return <CompanyForm {...{ id, title, start, refusals, context, frame }} />;
}
