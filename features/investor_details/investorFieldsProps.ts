import type { FormContext } from '#domain/stepRules/context.ts';
import type { FieldErrors } from '#domain/stepRules/validate.ts';
import type { InvestorForm } from './investorForm.ts';
import type { InvestorAnswers } from './useInvestorAnswers.ts';

/** What the fields of every investor type need. */
export interface InvestorFieldsProps {
  form: InvestorForm;
  answers: InvestorAnswers;
  context: FormContext;
  /** What the service refused of this step. */
  serverErrors: FieldErrors | undefined;
}
