/** The investor step without what its own answers take away: what the form does at once, whatever the offer asks. */
import type { InvestorDetails, InvestorType } from '../../application.ts';
import { settleCompany, settleEntity } from '../../organisations/answeredAway.ts';
import { asksForArsn } from '../../organisations/businessNumbers.ts';
import { keepOnly } from '../keep.ts';
import { fieldsOfType } from './asked.ts';

/**
 * The investor step's values without anything that the investor type and the answers take away: fields of another type, a custodian or
 * holding company answered away (2-TRST-15, 2-BARE-08), and so on. Nobody is left out in silence.
 */
export function settleInvestorDetails(details: InvestorDetails): InvestorDetails {
  const type = details.investor_type;
  const fields = fieldsOfType(details);
  return type === undefined || fields === null ? details : SETTLE[type](keepOnly(details, fields));
}

const SETTLE: Record<InvestorType, (details: InvestorDetails) => InvestorDetails> = {
  individual: (details) => details,
  joint_individual: (details) => details,
  company: (details) => settleCompany(details),
  bare_trust: ({ investors, holding_company: holding, ...details }) => ({
    ...details,
    ...(investors && {
      investors: investors.map((trustee) => (trustee.trusteeType === 'company' ? settleCompany(trustee) : trustee)),
    }),
    ...(details.has_holding_company && holding !== undefined && { holding_company: holding && settleCompany(holding) }),
  }),
  partnership: ({ regulation_association: association, membership_number: number, ...details }) => ({
    ...settleEntity(details),
    ...(details.regulated_partnership && association !== undefined && { regulation_association: association }),
    ...(details.regulated_partnership && number !== undefined && { membership_number: number }),
  }),
  trust_superfund: ({ custodian, arsn, ...details }) => ({
    ...settleEntity(details),
    ...(asksForArsn(details) && arsn !== undefined && { arsn }),
    ...(details.has_custodian && custodian !== undefined && { custodian: custodian && settleCompany(custodian) }),
  }),
};
