import type { InvestorDetails, Person } from '#domain/application.ts';
import { prefillPrimaryInvestor } from '#domain/followContact.ts';
import { newPerson, openAddresses, withAddressesInStep } from '#domain/personDefaults.ts';
import type { SchemaContext } from '#domain/schemas/context.ts';
import type { FieldErrors } from '#domain/schemas/validate.ts';
import type { personTitles } from '#domain/texts/person.ts';

/** The step's own block, where the offer is listed. */
export interface HinFormValues {
  hin: string;
}

/** Chosen by who wants no title; saved as no value (2-INV-31). */
const NO_TITLE: (typeof personTitles)[number] = 'None';

/**
 * The investor's block when the step opens: what was saved or typed, over the defaults of a person, name and contact from the
 * contact details (2-INV-15), the address in the fields of the wizard variant (3-ADDR-04).
 */
export function toPersonValues(details: InvestorDetails | undefined, { offer, application: { contact_details: contact } }: Pick<SchemaContext, 'offer' | 'application'>): Person {
  const person = openAddresses({ ...newPerson(), ...details?.investors?.[0] }, offer);
  return prefillPrimaryInvestor(contact ?? {}, person);
}

/** The HIN as it is typed. */
export function toHinValues(details: InvestorDetails | undefined): HinFormValues {
  return { hin: details?.hin ?? '' };
}

/** The step's values: one individual (2-INV-10, 2-INV-14) with both models of the address in step (2-ADDR-35), and the HIN where it was asked. */
export function fromFormValues(person: Person, hin: HinFormValues | undefined, saved: InvestorDetails | undefined): InvestorDetails {
  const investor = withAddressesInStep(person.title === NO_TITLE ? { ...person, title: '' } : person);
  return { ...saved, ...hin, investor_type: 'individual', investors: [investor] };
}

/** The refusals of one investor, by the paths of that investor's own block. */
export function investorErrors(errors: FieldErrors | undefined, index: number): FieldErrors | undefined {
  const prefix = `investors[${index}].`;
  return errors && Object.fromEntries(Object.entries(errors).flatMap(([path, message]) => (path.startsWith(prefix) ? [[path.slice(prefix.length), message]] : [])));
}
