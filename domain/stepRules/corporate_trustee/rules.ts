import type { Company } from '../../model/application.ts';
import { newCompany } from '../../organisations/changes.ts';
import type { FormContext, SchemaContext } from '../../rules/context.ts';
import { settleOrganisation } from '../../organisations/settleOrganisation.ts';
import { describeCompany } from '../../organisations/describeOrganisation.ts';
import type { ReadingContext, Section, SummaryLine } from '../../rules/description.ts';
import { formatAbnOrAcn } from '../../formats/format.ts';
import { companyNumberKind } from '../../organisations/businessNumbers.ts';
import { businessNumberLabels } from '../../texts/organisation.ts';

/** Returns the form's first values: saved or typed ones over the defaults of a new company. The company has its id from the start. */
export function open(saved: Company | undefined, { newId }: Pick<FormContext, 'newId'>): Company {
  return { ...newCompany({ id: saved?.id ?? newId() }), ...saved };
}

/** Returns the values to save: a company that is a trustee (2-CTR-03, 2-CTR-04), with applicable fields only. */
export function settle(form: Company, context: SchemaContext): Company {
  return { ...settleOrganisation(form, { declares: false }, context), trusteeType: 'company' };
}

/** Describes the corporate trustee, and says which of its documents are present. */
export function describe(values: Company, context: ReadingContext): Section[] {
  const lines = describeCompany(values, { step: 'corporate_trustee', path: '' }, context);
  return [{ ...(values.id !== undefined && { id: values.id }), path: '', lines }];
}

/** Summarises the company by name and number. */
export function summarise(values: Company): SummaryLine[] {
  const { companyName, business_number: number } = values;
  return [companyName, number && `${businessNumberLabels[companyNumberKind(values)]} ${formatAbnOrAcn(number)}`];
}
