import { personal } from './fieldKinds.ts';
import { LONGEST } from './limits.ts';
import { email, fields, required, text } from '../stepRules/fieldRules.ts';
import { validateWith } from '../stepRules/validate.ts';
import { contactErrors } from '../texts/errors.ts';

const SCHEMA = fields(
  { email_address: personal.text(LONGEST.email) },
  { email_address: text(required(), email(contactErrors.validEmail)) },
);

/** What is wrong with the address that a link is asked for at, before anybody is asked; undefined when nothing is. */
export function linkAddressError(email_address: string): string | undefined {
  return validateWith(SCHEMA, { email_address })['email_address'];
}
