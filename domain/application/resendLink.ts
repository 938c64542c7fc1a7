import { personal } from '../model/fieldKinds.ts';
import { LONGEST } from '../model/limits.ts';
import { email, fields, required, text } from '../rules/fieldRules.ts';
import { validateWith } from '../rules/validate.ts';
import { contactErrors } from '../texts/errors.ts';

const SCHEMA = fields(
  { email_address: personal.text(LONGEST.email) },
  { email_address: text(required(), email(contactErrors.validEmail)) },
);

/** Returns the error of the e-mail address for a new link, before the service is asked; undefined if it has none. */
export function resendAddressError(email_address: string): string | undefined {
  return validateWith(SCHEMA, { email_address })['email_address'];
}
