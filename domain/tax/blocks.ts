/** Blocks of the tax form: added and removed with the parties who declare. */
import type { InvestorDetails, TaxDetails, TaxInvestor, TaxType } from '../model/application.ts';
import { withoutSpaces } from '../formats/format.ts';
import { isValidAbn } from '../formats/identifiers.ts';
import { blankTaxInvestor, changeTaxType } from './resets.ts';
import { isTfnForced } from './sections.ts';
import { declaringParties, MAX_TAX_INVESTORS, taxParties, type TaxParty } from './parties.ts';

/** A block as typed; only the form knows its folded state. */
export interface TaxBlock extends TaxInvestor {
  visible?: boolean;
}

/**
 * Returns the tax form with one block for each party: their own, or a blank one under their name. Blocks about no party of the application
 * follow while there is room.
 */
export function settleTaxBlocks(tax: TaxDetails, details: InvestorDetails | undefined): TaxDetails {
  const parties = declaringParties(details, tax.tax_type);
  if (tax.investors === undefined || parties.length === 0) return tax;
  const ids = taxParties(details, tax.tax_type).map(({ id }) => id);
  const own = tax.investors.filter(({ id }) => !ids.includes(id));
  const theirs = parties.map(
    (party) => tax.investors?.find(({ id }) => id === party.id) ?? newTaxBlock(party, details),
  );
  return { ...tax, investors: [...theirs, ...own].slice(0, MAX_TAX_INVESTORS) };
}

/**
 * Returns the form after a change of tax type (3-TAX-21, 3-TAX-22): either the trustees of a bare trust declare, or the trust does. A party
 * that no longer declares loses its block, numbers included; a party that now declares has its own block, or a blank one.
 */
export function chooseTaxType(tax: TaxDetails, type: TaxType, details: InvestorDetails | undefined): TaxDetails {
  if (tax.investors === undefined) return changeTaxType(tax, type);
  const idsOf = (each: TaxType) => taxParties(details, each).map(({ id }) => id);
  const [present, all] = [idsOf(type), [...idsOf('I'), ...idsOf('T')]];
  const left = tax.investors.filter(({ id }) => present.includes(id) || !all.includes(id));
  const { investors = [] } = settleTaxBlocks({ ...tax, tax_type: type, investors: left }, details);
  return changeTaxType({ ...tax, investors }, type);
}

/** Returns the first blocks of the form, one for each party; a single one without a name while no party is known (3-TAX-31). */
export function firstTaxBlocks(details: InvestorDetails | undefined, taxType?: TaxDetails['tax_type']): TaxInvestor[] {
  const parties = declaringParties(details, taxType);
  return (parties.length > 0 ? parties : [{ id: undefined, name: '' }]).map((party) => newTaxBlock(party, details));
}

/**
 * Returns the block of a party without any declaration yet. An entity's ABN fills the TFN or ABN unless a TFN is forced (3-TAX-27); an ACN
 * would fail the check and is left out.
 */
function newTaxBlock({ id, name }: TaxParty, details: InvestorDetails | undefined): TaxInvestor {
  const number = withoutSpaces(details?.business_number ?? '');
  const tfn = isValidAbn(number) && !isTfnForced(details) ? number : '';
  return { ...(id !== undefined && { id }), ...blankTaxInvestor(name), tfn };
}
