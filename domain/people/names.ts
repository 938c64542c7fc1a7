/** Names under which an application is registered; a module of its own, so that the first step does not load the rules around them. */
import type { Company, InvestorDetails, Person } from '../model/application.ts';

/** @example fullName(' Ann', 'Lee ') === 'Ann Lee'; '' while both are missing. */
export function fullName(first: string | undefined, last: string | undefined): string {
  return [first, last]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

/** Returns first and last legal name, with a blank between; '' while both are missing. */
export function personName(person: Pick<Person, 'legalFirstName' | 'legalLastName'>): string {
  return fullName(person.legalFirstName, person.legalLastName);
}

/** True for a bare trust's trustee that is a company. */
export function isCompanyTrustee(trustee: Pick<Company, 'trusteeType'>): boolean {
  return trustee.trusteeType === 'company';
}

/** Returns the registered name of a company, partnership or trust; '' while it is missing. */
export function entityName(entity: Pick<InvestorDetails, 'companyName' | 'partnershipName' | 'trustName'>): string {
  return [entity.companyName, entity.partnershipName, entity.trustName].map((name) => name?.trim()).find(Boolean) ?? '';
}
