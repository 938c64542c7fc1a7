import type { Company } from '../../application.ts';
import { describeCompany } from '../../organisations/describeOrganisation.ts';
import type { ReadingContext, Section } from '../description.ts';

/** The corporate trustee, and which of its documents are there. */
export function describe(values: Company, context: ReadingContext): Section[] {
  const lines = describeCompany(values, { step: 'corporate_trustee', path: '' }, context);
  return [{ ...(values.id !== undefined && { id: values.id }), path: '', lines }];
}
