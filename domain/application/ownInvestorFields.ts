/** The investor step's own fields; every other field of the step belongs to the organisation that invests. */
import type { InvestorDetails } from '../model/application.ts';

export const OWN_INVESTOR_FIELDS = [
  'investor_type',
  'hin',
  'has_holding_company',
  'has_custodian',
] as const satisfies readonly (keyof InvestorDetails)[];
