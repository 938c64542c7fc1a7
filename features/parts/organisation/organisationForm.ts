import type { InvestorDetails } from '#domain/application.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import { ADDRESS_FREE_TEXT, type AddressForm } from '../address/addressForm.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** A block whose values hold what an organisation is registered under: a company's, or a trust's or partnership's. */
export interface RegistrationForm extends Pick<BlockApi<InvestorDetails>, 'values' | 'bindPath'> {
  update(change: <Values extends InvestorDetails>(values: Values) => Values): void;
}

/** What the form of a company needs from whoever shows it. */
export interface OrganisationFormProps {
  block: RegistrationForm & AddressForm;
  context: SchemaContext;
}

/** Fields of a registration that are only typed into, whatever the organisation. */
export const REGISTRATION_FREE_TEXT = [
  'companyName',
  'trustName',
  'partnershipName',
  'business_number',
  'other_reason',
] as const;

/** Everything in a company's block on which nothing hangs that shows or is offered; see `FormBlockOptions.freeText`. */
export const ORGANISATION_FREE_TEXT: ReadonlySet<string> = new Set<string>([
  ...REGISTRATION_FREE_TEXT,
  ...ADDRESS_FREE_TEXT,
]);
