import type { Company } from '../../application.ts';
import { settleOrganisation } from '../../organisations/settleOrganisation.ts';
import type { SchemaContext } from '../context.ts';

/** What is kept: a company that is a trustee (2-CTR-03, 2-CTR-04), without what is not asked. */
export function settle(form: Company, context: SchemaContext): Company {
  return { ...settleOrganisation(form, { declares: false }, context), trusteeType: 'company' };
}
