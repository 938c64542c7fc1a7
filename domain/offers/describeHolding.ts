/** A holding in words, where an applicant chooses one. */
import { fromIsoDate } from '../formats/dates.ts';
import type { ContactDetails } from '../model/application.ts';
import type { Subregister } from '../model/holders.ts';
import { groupInThrees } from '../texts/groupInThrees.ts';
import { holdingTexts } from '../texts/holdings.ts';
import { chosenHolding } from './chosenHolding.ts';

/**
 * Returns number, security and units of a holding.
 * @example 'HIN or SRN ending 390. Emberfield Copper ordinary share: 4,000 on 30/09/2026'
 */
export function describeHolding({ external_ref, security_name, units, as_at }: Subregister): string {
  const [whole = '', ...decimals] = units.split('.');
  const grouped = [groupInThrees(whole).join(','), ...decimals].join('.');
  const facts = [numberEnding(external_ref), holdingTexts.units(security_name, grouped, fromIsoDate(as_at))];
  return facts.filter(Boolean).join('. ');
}

/**
 * Returns what an application does with the holding that it is for; '' for one that makes a new holding.
 * @example 'Added to an existing holding. HIN or SRN ending 390'
 */
export function describeUse(contact: ContactDetails): string {
  const { holdingProfileType: profile } = contact;
  if (profile !== 'TOP_UP' && profile !== 'EXISTING') return '';
  const { account_id: number } = chosenHolding(contact) ?? {};
  const ending = typeof number === 'string' ? numberEnding(number) : '';
  return [holdingTexts.applied[profile], ending].filter(Boolean).join('. ');
}

/** Returns a masked HIN or SRN (`******390`) in words; '' for one that is too short to show its end. */
export function numberEnding(masked: string): string {
  const end = masked.replace(/^\*+/, '');
  return end === '' ? '' : holdingTexts.numberEnding(end);
}
