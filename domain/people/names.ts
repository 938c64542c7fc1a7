/** The names that an application is registered and taxed under; apart, so that the first step need not load the rules around them. */
import type { Company, InvestorDetails, Person } from '../application.ts';

/** At most so many investor blocks (3-TAX-32). */
export const MAX_TAX_INVESTORS = 3;

/** @example fullName(' Ann', 'Lee ') === 'Ann Lee'; '' while both are missing. */
export function fullName(first: string | undefined, last: string | undefined): string {
  return [first, last]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

/** First and last legal name, with a blank between; '' while both are missing. */
export function personName(person: Pick<Person, 'legalFirstName' | 'legalLastName'>): string {
  return fullName(person.legalFirstName, person.legalLastName);
}

/** True for a bare trust's trustee that is a company. */
export function isCompanyTrustee(trustee: Pick<Company, 'trusteeType'>): boolean {
  return trustee.trusteeType === 'company';
}

/** Who owns the holding, by name: the persons and companies of the list, or the entity that invests. */
export function ownerNames(details: InvestorDetails): string[] {
  const entity = entityName(details);
  const owners = (details.investors ?? []).map((owner) =>
    isCompanyTrustee(owner) ? (owner.companyName?.trim() ?? '') : personName(owner),
  );
  return details.investors === undefined && entity ? [entity] : owners;
}

/** The registered name of a company, partnership or trust; '' while it is missing. */
export function entityName(entity: Pick<InvestorDetails, 'companyName' | 'partnershipName' | 'trustName'>): string {
  return [entity.companyName, entity.partnershipName, entity.trustName].map((name) => name?.trim()).find(Boolean) ?? '';
}

/**
 * The names with which the investor blocks start (3-TAX-28 to 3-TAX-30): persons with title, first and last name, the first three
 * of them; otherwise the name of the entity.
 * @example taxInvestorNames({ investor_type: 'individual', investors: [{ title: 'Ms', legalFirstName: 'Jane', legalLastName: 'Citizen' }] }) // ['Ms Jane Citizen']
 */
export function taxInvestorNames(details: InvestorDetails | undefined): string[] {
  const names = (details?.investors ?? []).map((person) =>
    person.companyName?.trim()
      ? person.companyName.trim()
      : [person.title, person.legalFirstName, person.legalLastName]
          .map((part) => part?.trim())
          .filter(Boolean)
          .join(' '),
  );
  const type = details?.investor_type;
  if (type === 'individual') return names.slice(0, 1);
  if (type === 'joint_individual' || type === 'bare_trust') return names.slice(0, MAX_TAX_INVESTORS);
  return details ? [entityName(details)] : [];
}
