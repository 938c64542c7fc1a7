/** The blocks of the tax form: they come and go with those who declare. */
import type { InvestorDetails, TaxDetails, TaxInvestor, TaxType } from '../application.ts';
import { withoutSpaces } from '../formats/format.ts';
import { isValidAbn } from '../identifiers.ts';
import { blankTaxInvestor, changeTaxType, isTfnForced } from '../tax.ts';
import { declaring, MAX_TAX_INVESTORS, taxParties, type TaxParty } from './parties.ts';

/** A block as it is typed: that it is folded is of the form alone. */
export interface TaxBlock extends TaxInvestor {
  visible?: boolean;
}

/**
 * The tax form with one block for each party: theirs, or a blank one under their name. Blocks that are about nobody else in the application
 * stay behind the others while there is room.
 */
export function settleTaxBlocks(tax: TaxDetails, details: InvestorDetails | undefined): TaxDetails {
  const parties = declaring(details, tax.tax_type);
  if (tax.investors === undefined || parties.length === 0) return tax;
  const ids = taxParties(details, tax.tax_type).map(({ id }) => id);
  const own = tax.investors.filter(({ id }) => !ids.includes(id));
  const theirs = parties.map(
    (party) => tax.investors?.find(({ id }) => id === party.id) ?? newTaxBlock(party, details),
  );
  return { ...tax, investors: [...theirs, ...own].slice(0, MAX_TAX_INVESTORS) };
}

/**
 * The form after another tax type was chosen (3-TAX-21, 3-TAX-22): the trustees of a bare trust declare for themselves or the trust does.
 * Who does not declare any more takes their block along, numbers and all; who declares now has their own, or a blank one.
 */
export function chooseTaxType(tax: TaxDetails, type: TaxType, details: InvestorDetails | undefined): TaxDetails {
  if (tax.investors === undefined) return changeTaxType(tax, type);
  const idsOf = (each: TaxType) => taxParties(details, each).map(({ id }) => id);
  const [present, all] = [idsOf(type), [...idsOf('I'), ...idsOf('T')]];
  const left = tax.investors.filter(({ id }) => present.includes(id) || !all.includes(id));
  const { investors = [] } = settleTaxBlocks({ ...tax, tax_type: type, investors: left }, details);
  return changeTaxType({ ...tax, investors }, type);
}

/** The first blocks of the form, one for each party; one without a name where nobody is known yet (3-TAX-31). */
export function firstTaxBlocks(details: InvestorDetails | undefined, taxType?: TaxDetails['tax_type']): TaxInvestor[] {
  const parties = declaring(details, taxType);
  return (parties.length > 0 ? parties : [{ id: undefined, name: '' }]).map((party) => newTaxBlock(party, details));
}

/**
 * The block of somebody about whom nothing is declared yet. An entity's ABN fills the TFN or ABN unless a TFN is forced (3-TAX-27); an
 * ACN would fail the check and is left out.
 */
function newTaxBlock({ id, name }: TaxParty, details: InvestorDetails | undefined): TaxInvestor {
  const number = withoutSpaces(details?.business_number ?? '');
  const tfn = isValidAbn(number) && !isTfnForced(details) ? number : '';
  return { ...(id !== undefined && { id }), ...blankTaxInvestor(name), tfn };
}
