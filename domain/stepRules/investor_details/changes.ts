/**
 * Effects of a changed answer about the owner of the holding: values to set and to clear (2-INV-17, 2-CO-12 to 2-CO-14, 2-TRST-16,
 * 2-BARE-04, 2-BARE-08, 2-ABN-05). Each function takes the values before and returns the values after; `describeRemoval` compares the
 * application before and after and lists the losses. Values hidden by `no` to a number stay in the block until Next settles it (2-ABN-04),
 * so that an applicant who changes the answer back finds them.
 */
import { investingKind } from '../../model/investorTypes.ts';
import type { InvestorDetails, InvestorType, PersonEntry } from '../../model/application.ts';
import { DEFAULT_REGISTERED_COUNTRY } from '../../organisations/businessNumbers.ts';
import { settleInvestorDetails } from './fields.ts';
import { newPerson } from '../../people/personDefaults.ts';
import { newCompany } from '../../organisations/changes.ts';

/** Returns a blank trustee of a bare trust; it replaces the entry if the applicant chooses the other kind (2-BARE-04). */
export function newBareTrustee(trusteeType: 'company' | 'individual'): PersonEntry {
  return trusteeType === 'company' ? newCompany({ trusteeType }) : newPerson({ trusteeType });
}

/**
 * Returns the investor step after a change of type. The HIN stays, and so does the first individual if the new type has one too (2-INV-17);
 * joint individuals get a second block (2-INV-22). Everything else starts anew with the fields of the type (2-INV-11).
 */
export function changeInvestorType(details: InvestorDetails, type: InvestorType): InvestorDetails {
  if (details.investor_type === type) return details;
  const { hin, investors = [] } = details;
  const first = isOfIndividuals(details.investor_type) ? investors.slice(0, 1) : [];
  const own = { investor_type: type, ...(hin !== undefined && { hin }) };
  switch (type) {
    case 'individual':
      return { ...own, investors: first.length > 0 ? first : [newPerson()] };
    case 'joint_individual':
      return { ...own, investors: [first[0] ?? newPerson(), newPerson()] };
    case 'bare_trust':
      return { ...own, investors: [newBareTrustee('individual')], has_holding_company: false };
    default:
      return { ...own, ...newEntity(type) };
  }
}

/**
 * Returns the investor step with at least as many investors as its type has blocks (2-INV-14, 2-INV-16, 2-BARE-05). Blocks that the
 * applicant never touched are not set aside with the others, and come back blank.
 */
export function withLeastInvestors(details: InvestorDetails): InvestorDetails {
  const { investor_type: type, investors = [] } = details;
  const blank = type === undefined ? [] : (changeInvestorType({}, type).investors ?? []);
  return investors.length >= blank.length
    ? details
    : { ...details, investors: [...investors, ...blank.slice(investors.length)] };
}

/** Returns the first values of a company, trust or partnership that invests. */
export function newEntity(type: InvestorType): InvestorDetails {
  return investingKind(type) === 'company' ? newCompany() : { registered_country: DEFAULT_REGISTERED_COUNTRY };
}

/**
 * Returns the investor step after `change`, one or several answers about the parties to it, and clears the values that these answers rule
 * out: an individual trustee clears the custodian (2-TRST-16), `no` clears the party that it asked for. Fields that no longer apply are
 * removed.
 */
export function changeDetails(details: InvestorDetails, change: Partial<InvestorDetails>): InvestorDetails {
  const changed = { ...details, ...change };
  const isTrusteePerson = change.trusteeType === 'individual' && details.trusteeType !== 'individual';
  return settleInvestorDetails(isTrusteePerson ? { ...changed, has_custodian: false } : changed);
}

function isOfIndividuals(type: InvestorType | undefined): boolean {
  return type === 'individual' || type === 'joint_individual';
}
