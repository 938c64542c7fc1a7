/** Answers that were filled in from the investor details and follow them (3-TAX-28 to 3-TAX-30). */
import type { Following } from '../people/prefilledInvestor.ts';
import { taxInvestorNames } from '../people/names.ts';

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
