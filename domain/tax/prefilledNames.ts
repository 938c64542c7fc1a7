/** The tax form follows the investor details (3-TAX-28 to 3-TAX-30). On the first step's path: nothing heavy. */
import type { Prefilled } from '../application/prefilled.ts';
import { prefilledName, taxParties } from './parties.ts';

/**
 * After the investor details or what they follow were saved: the declaration of who does not declare any more goes, and names follow while
 * nobody typed over them. Who declares from now on has a block once the tax step opens (`settleTaxBlocks`).
 */
export const prefilledFromInvestor: Prefilled = (before, after) => {
  const { tax_details: tax, investor_details: present } = after;
  const { investor_details: former } = before;
  if (!tax?.investors) return {};
  const parties = taxParties(present, tax.tax_type);
  const investors = tax.investors.flatMap((block) => {
    const party = parties.find(({ id }) => id === block.id);
    if (party) return [prefilledName(block, { former, party })];
    return taxParties(former, tax.tax_type).some(({ id }) => id === block.id) ? [] : [block];
  });
  return { tax_details: { ...tax, investors } };
};
