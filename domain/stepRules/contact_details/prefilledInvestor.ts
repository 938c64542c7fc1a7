/**
 * Answers filled in from the contact details that follow their changes until the applicant types over them (2-INV-15). Answers that follow
 * the investor in turn are in prefilledFromInvestor.ts.
 */
import type { ContactDetails, Person } from '../../model/application.ts';
import type { Prefilled } from '../../model/prefilled.ts';
import { prefilledFromInvestor } from '../../tax/prefilledNames.ts';

/** Fields that the first investor takes from the contact details (2-INV-15). */
const PREFILLED = [
  ['legalFirstName', 'first_name'],
  ['legalLastName', 'last_name'],
  ['emailAddress', 'email_address'],
  ['mobileNumber', 'tel_mobile'],
] as const satisfies readonly (readonly [keyof Person, keyof ContactDetails])[];
/** Prefilled fields that an investor may leave empty. */
const OPTIONAL = ['emailAddress', 'mobileNumber'] as const satisfies readonly (keyof Person)[];

/**
 * Returns the first investor with name, e-mail and mobile from the contact details (2-INV-15). A field follows a change of the contact
 * details while it is empty or still has their earlier value. Text typed over it stays, and an emptied field stays empty until the contact
 * details change.
 */
export function prefillPrimaryInvestor(
  contact: ContactDetails,
  person: Person,
  earlierContact: ContactDetails = {},
): Person {
  const filled = { ...person };
  for (const [field, source] of PREFILLED) {
    const typed = person[field] ?? '';
    const known = contact[source] ?? '';
    const earlier = earlierContact[source] ?? '';
    if (known !== '' && known !== earlier && (typed.trim() === '' || typed === earlier)) filled[field] = known;
  }
  return filled;
}

/**
 * Returns the first investor as the block opens (2-INV-15): `person` with the contact details where `saved` is empty. E-mail and mobile may
 * be left out, so a field that was emptied beside the others stays empty.
 */
export function prefillOpenedInvestor(contact: ContactDetails, person: Person, saved: Person): Person {
  const isBlank = PREFILLED.every(([field]) => (saved[field] ?? '').trim() === '');
  const emptied = isBlank ? [] : OPTIONAL.filter((field) => saved[field] === '');
  return { ...prefillPrimaryInvestor(contact, person), ...Object.fromEntries(emptied.map((field) => [field, ''])) };
}

/** Updates later answers after the contact details were saved: the first investor, and the answers that follow it (3-TAX-30). */
export const prefilledFromContact: Prefilled = (before, after) => {
  const { contact_details: contact, investor_details: details } = after;
  const [first, ...others] = details?.investors ?? [];
  // The trustees of a bare trust are not the applicant's own details.
  if (!contact || !first || details?.investor_type === 'bare_trust') return {};
  const investor_details = {
    ...details,
    investors: [prefillPrimaryInvestor(contact, first, before.contact_details), ...others],
  };
  return { investor_details, ...prefilledFromInvestor(before, { ...after, investor_details }) };
};
