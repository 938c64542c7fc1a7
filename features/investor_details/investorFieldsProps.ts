import type { FormContext } from '#domain/rules/context.ts';
import type { FieldErrors } from '#domain/rules/validate.ts';
import type { InvestorForm } from './investorForm.ts';
import type { InvestorAnswers } from './useInvestorAnswers.ts';

/** Props of the fields of every investor type. */
export interface InvestorFieldsProps {
  form: InvestorForm;
  answers: InvestorAnswers;
  context: FormContext;
  /** Field errors of this step that the service sent. */
  serverErrors: FieldErrors | undefined;
}
