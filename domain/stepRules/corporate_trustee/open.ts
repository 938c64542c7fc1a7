import type { Company } from '../../application.ts';
import { newCompany } from '../investor_details/changes.ts';
import type { FormContext } from '../context.ts';

/** The form's first values: what was saved or typed, over the defaults of a new company, which has its id from the start. */
export function open(saved: Company | undefined, { newId }: Pick<FormContext, 'newId'>): Company {
  return { ...newCompany({ id: saved?.id ?? newId() }), ...saved };
}
