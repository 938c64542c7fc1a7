/** Date under a tax declaration that the form entered: it follows the calendar until the applicant types another (3-DECL-04). */
import type { Application, TaxDetails } from '../model/application.ts';
import { fromIsoDate } from '../formats/dates.ts';

type SigningDate = Pick<TaxDetails, 'submit_date' | 'submit_date_prefilled'>;

/** Sets the date to today if the form entered it and the applicant has not typed another one since. */
export function followToday<Values extends SigningDate>(values: Values, today: string): Values {
  const { submit_date: date, submit_date_prefilled: prefilled } = values;
  if (!date || date !== prefilled) return values;
  return { ...values, ...prefilledDate(today) };
}

/** Returns today as the date that the form enters. */
export function prefilledDate(today: string): Required<SigningDate> {
  const day = fromIsoDate(today);
  return { submit_date: day, submit_date_prefilled: day };
}

/** Returns the application as submitted: a later reading or approval does not change its date. */
export function withFixedDate(application: Application): Application {
  if (!application.tax_details) return application;
  const { submit_date_prefilled: _prefilled, ...tax_details } = application.tax_details;
  return { ...application, tax_details };
}
