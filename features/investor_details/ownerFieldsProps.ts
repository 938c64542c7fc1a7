import type { FormContext } from '#domain/stepRules/context.ts';
import type { FieldErrors } from '#domain/stepRules/validate.ts';
import type { CountryOption } from '#features/parts/countries/CountryField.tsx';
import type { OwnerForm } from './ownerForm.ts';
import type { OwnerAnswers } from './useOwnerAnswers.ts';

/** What the fields of every investor type need. */
export interface OwnerFieldsProps {
  form: OwnerForm;
  answers: OwnerAnswers;
  context: FormContext;
  /** What the service refused of this step. */
  serverErrors: FieldErrors | undefined;
  /** ISO YYYY-MM-DD. */
  today: string;
  countries: readonly CountryOption[];
  /** The offer's own (2-ADDR-21). */
  streetTypes: readonly string[];
}
