/**
 * Parties whose tax declarations an application holds: each declaration belongs to a person or an organisation by id. Imports nothing
 * heavy, because the first step loads it.
 */
import type { InvestorDetails, PersonEntry, TaxDetails, TaxInvestor } from '../model/application.ts';
import { entityName, isCompanyTrustee, personName } from '../people/names.ts';
import { birthdayOfInvestor, withBirthday } from '../people/distinctNames.ts';
import { isSameName } from '../formats/sameName.ts';
import { taxInvestorKind } from './taxKind.ts';

/** Maximum number of investor blocks (3-TAX-32). */
export const MAX_TAX_INVESTORS = 3;

/** A party who declares, with the first name of its block (3-TAX-28 to 3-TAX-30). */
export interface TaxParty {
  /** Id of the party; undefined in data before `identify` has given ids. */
  id: string | undefined;
  name: string;
}

/**
 * Returns all parties who declare, in the order of their blocks: the individual, the joint investors, or the trustees of a bare trust that
 * is taxed like its trustees; otherwise the investing entity. Only the first three have a block (3-TAX-32).
 */
export function taxParties(details: InvestorDetails | undefined, taxType?: TaxDetails['tax_type']): TaxParty[] {
  // Wire data may be null here, whatever its type says.
  if (!details) return [];
  const { investor_type: type, investors = [] } = details;
  const people = investors.map((entry) => ({ id: entry.id, name: titledName(entry) }));
  if (type === 'individual') return people.slice(0, 1);
  if (type === 'joint_individual' || (type === 'bare_trust' && taxInvestorKind(taxType) !== 'ENTITY')) return people;
  return [{ id: details.organisation_id, name: entityName(details) }];
}

/** Returns the names of the parties for whom the form has no block left (3-TAX-32), with birthdays to tell them apart. */
export function undeclaredNames(details: InvestorDetails | undefined, taxType?: TaxDetails['tax_type']): string[] {
  return taxParties(details, taxType)
    .slice(MAX_TAX_INVESTORS)
    .map(({ id, name }) => withBirthday(name, birthdayOfInvestor(id, details)));
}

/** Returns the parties who have a block (3-TAX-32). */
export function declaringParties(details: InvestorDetails | undefined, taxType: TaxDetails['tax_type']): TaxParty[] {
  return taxParties(details, taxType).slice(0, MAX_TAX_INVESTORS);
}

/** Returns the block with the party's name from the investor details, unless the applicant typed another name. */
export function prefilledName(
  block: TaxInvestor,
  { former, party }: { former: InvestorDetails | undefined; party: TaxParty },
): TaxInvestor {
  const before = taxParties(former).find(({ id }) => id === party.id)?.name;
  const isUntouched = !block.investor_name?.trim() || (before !== undefined && isSameName(block.investor_name, before));
  return isUntouched && block.investor_name !== party.name ? { ...block, investor_name: party.name } : block;
}

function titledName(entry: PersonEntry): string {
  if (isCompanyTrustee(entry) || entry.companyName?.trim()) return entry.companyName?.trim() ?? '';
  return [entry.title?.trim(), personName(entry)].filter(Boolean).join(' ');
}
