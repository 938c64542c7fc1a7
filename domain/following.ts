/**
 * Answers that were filled in from another step and follow it when it changes, as long as nobody typed over them (2-INV-15, 3-TAX-30).
 * Each function takes the application before and after that step was saved and gives the steps that follow, changed.
 */
import type { Application, ContactDetails, Person } from './application.ts';
import { taxInvestorNames } from './tax.ts';

export type Following = (before: Application, after: Application) => Partial<Application>;

/** The fields that the first investor takes from the contact details (2-INV-15). */
const PREFILLED = [
  ['legalFirstName', 'first_name'],
  ['legalLastName', 'last_name'],
  ['emailAddress', 'email_address'],
  ['mobileNumber', 'tel_mobile'],
] as const satisfies readonly (readonly [keyof Person, keyof ContactDetails])[];

/**
 * The first investor with name, e-mail and mobile from the contact details (2-INV-15). A field follows while it is empty or still
 * says what an earlier version of the contact details had put there; what was typed over it stays.
 */
export function prefillPrimaryInvestor(contact: ContactDetails, person: Person, earlierContact: ContactDetails = {}): Person {
  const filled = { ...person };
  for (const [field, source] of PREFILLED) {
    const typed = person[field] ?? '';
    const known = contact[source] ?? '';
    if (known !== '' && (typed.trim() === '' || typed === earlierContact[source])) filled[field] = known;
  }
  return filled;
}

/** After the contact details were saved: the first investor. */
export const followContact: Following = (before, after) => {
  const { contact_details: contact, investor_details: details } = after;
  const [first, ...others] = details?.investors ?? [];
  if (!contact || !first) return {};
  return { investor_details: { ...details, investors: [prefillPrimaryInvestor(contact, first, before.contact_details), ...others] } };
};

/** After the investor details were saved: the names in the tax form (3-TAX-28 to 3-TAX-30). */
export const followInvestor: Following = (before, after) => {
  const { tax_details: tax } = after;
  const [former, present] = [taxInvestorNames(before.investor_details), taxInvestorNames(after.investor_details)];
  if (!tax?.investors) return {};
  const investors = tax.investors.map((block, index) => {
    const name = present[index];
    const isUntouched = !block.investor_name?.trim() || block.investor_name === former[index];
    return name !== undefined && isUntouched ? { ...block, investor_name: name } : block;
  });
  return { tax_details: { ...tax, investors } };
};
