/**
 * Updates of the tax form after changes to the investor details (3-TAX-28 to 3-TAX-30). Imports nothing heavy, because the first step loads
 * it.
 */
import type { DataStepName } from '../model/application.ts';
import type { Prefilled } from '../model/prefilled.ts';
import { prefilledName, taxParties } from './parties.ts';

/**
 * Returns the tax form after a save of the investor details or their sources: parties who no longer declare lose their declaration, and
 * names follow unless the applicant typed over them. A party who declares from now on gets a block when the tax step opens
 * (`settleTaxBlocks`).
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

/** Returns the function that updates later steps when this step is saved; undefined if none follows it. */
export function prefillsOf(name: DataStepName): Prefilled | undefined {
  return name === 'investor_details' ? prefilledFromInvestor : undefined;
}
