/** Whose tax declarations an application holds: each belongs to a person or an organisation by their id. On the first step's path: nothing heavy. */
import type { InvestorDetails, PersonEntry, TaxDetails, TaxInvestor } from '../application.ts';
import { entityName, isCompanyTrustee, personName } from '../people/names.ts';
import { taxInvestorKind } from './taxKind.ts';

/** At most so many investor blocks (3-TAX-32). */
export const MAX_TAX_INVESTORS = 3;

/** Somebody who declares: the name with which their block starts (3-TAX-28 to 3-TAX-30). */
export interface TaxParty {
  /** Undefined in data that nobody has been identified in yet. */
  id: string | undefined;
  name: string;
}

/**
 * Everybody who declares, in the order of their blocks: the individual, the joint investors, the trustees of a bare trust that is taxed
 * as its trustees are; otherwise the entity that invests. Only the first three of them have a block (3-TAX-32).
 */
export function taxParties(details: InvestorDetails | undefined, taxType?: TaxDetails['tax_type']): TaxParty[] {
  // What the wire brings may be null, whatever its type says.
  if (!details) return [];
  const { investor_type: type, investors = [] } = details;
  const people = investors.map((entry) => ({ id: entry.id, name: titledName(entry) }));
  if (type === 'individual') return people.slice(0, 1);
  if (type === 'joint_individual' || (type === 'bare_trust' && taxInvestorKind(taxType) !== 'ENTITY')) return people;
  return [{ id: details.organisation_id, name: entityName(details) }];
}

/** The names of those for whom the form has no block left (3-TAX-32). */
export function undeclaredNames(details: InvestorDetails | undefined, taxType?: TaxDetails['tax_type']): string[] {
  return taxParties(details, taxType)
    .slice(MAX_TAX_INVESTORS)
    .map(({ name }) => name);
}

/** The parties who have a block (3-TAX-32). */
export function declaring(details: InvestorDetails | undefined, taxType: TaxDetails['tax_type']): TaxParty[] {
  return taxParties(details, taxType).slice(0, MAX_TAX_INVESTORS);
}

/** The name follows the investor details while nobody typed over it. */
export function prefilledName(
  block: TaxInvestor,
  { former, party }: { former: InvestorDetails | undefined; party: TaxParty },
): TaxInvestor {
  const before = taxParties(former).find(({ id }) => id === party.id)?.name;
  const isUntouched = !block.investor_name?.trim() || block.investor_name === before;
  return isUntouched && block.investor_name !== party.name ? { ...block, investor_name: party.name } : block;
}

function titledName(entry: PersonEntry): string {
  if (isCompanyTrustee(entry) || entry.companyName?.trim()) return entry.companyName?.trim() ?? '';
  return [entry.title?.trim(), personName(entry)].filter(Boolean).join(' ');
}
