import type { TypedOrganisation } from '#domain/organisations/businessLookup.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import { ADDRESS_FREE_TEXT, type AddressForm } from '../address/addressForm.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** Block with the registration of a company, trust or partnership in its values. */
export interface RegistrationForm extends Pick<BlockApi<TypedOrganisation>, 'values' | 'bindPath'> {
  update(change: <Values extends TypedOrganisation>(values: Values) => Values): void;
}

/** Props of the form of a company. */
export interface OrganisationFormProps {
  block: RegistrationForm & AddressForm;
  context: SchemaContext;
}

/** Fields of a registration that are only typed into, for any organisation. */
export const REGISTRATION_FREE_TEXT = [
  'companyName',
  'trustName',
  'partnershipName',
  'business_number',
  'other_reason',
] as const;

/** Fields of a company's block that nothing shown or offered depends on; see `FormBlockOptions.freeText`. */
export const ORGANISATION_FREE_TEXT: ReadonlySet<string> = new Set<string>([
  ...REGISTRATION_FREE_TEXT,
  ...ADDRESS_FREE_TEXT,
]);
