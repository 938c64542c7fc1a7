import type { Company } from '#domain/application.ts';
import { settleCompany } from '#domain/stepRules/investor_details/settle.ts';
import { newCompany } from '#domain/stepRules/investor_details/changes.ts';

/** The company as its block holds it: what was saved or typed, over the defaults of a new one. */
export function toFormValues(company: Company | undefined): Company {
  return { ...newCompany(), ...company };
}

/** The step's values: a company that is a trustee (2-CTR-03, 2-CTR-04), without what its answers do not ask for. */
export function fromFormValues(form: Company): Company {
  return { ...settleCompany(form), trusteeType: 'company' };
}
