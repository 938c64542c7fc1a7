/** What the investor step says itself, beside the organisation that invests: whatever is not named here is that organisation's. */
import type { InvestorDetails } from '../application.ts';

export const OWN_INVESTOR_FIELDS = [
  'investor_type',
  'hin',
  'has_holding_company',
  'has_custodian',
] as const satisfies readonly (keyof InvestorDetails)[];
