/** Kind of number under which a company, trust or partnership is registered (2-CO-07 to 2-CO-20, 2-TRST-07, 2-PART-14). */
import type { Company } from '../model/application.ts';
import type { OrganisationKind } from '../model/investorTypes.ts';
import type { BusinessNumberKind } from '../data/choices.ts';

/** Two letters (2-CO-06); also the value while nothing is stored. */
export const DEFAULT_REGISTERED_COUNTRY = 'AU';

type Registered = Pick<Company, 'registered_country'>;

/**
 * Returns the kind of a company's number: ACN, for an Australian charity ABN (2-CO-08 to 2-CO-11); there are no charities elsewhere
 * (2-CO-12).
 */
export function companyNumberKind(company: Registered & Pick<Company, 'is_charity'>): BusinessNumberKind {
  const kind = entityNumberKind(company);
  return kind === 'ABN' && !company.is_charity ? 'ACN' : kind;
}

/** Returns the kind of number of a trust or a partnership (2-TRST-07, 2-PART-14). */
export function entityNumberKind({ registered_country: country }: Registered): Exclude<BusinessNumberKind, 'ACN'> {
  if (country === 'NZ') return 'NZBN';
  return !country || country === DEFAULT_REGISTERED_COUNTRY ? 'ABN' : 'TAX';
}

/** Returns the kind of number of an organisation. */
export function numberKindOf(kind: OrganisationKind, organisation: Company): BusinessNumberKind {
  return kind === 'company' ? companyNumberKind(organisation) : entityNumberKind(organisation);
}

/**
 * True if the applicant is asked about having a business number at all, because there may well be none. A company that must give its ACN or
 * NZBN is never asked (2-CO-17, 2-CO-19, 2-CO-27, 2-PART-07).
 */
export function asksForBusinessNumber(kind: BusinessNumberKind): boolean {
  return kind === 'ABN' || kind === 'TAX';
}

/** True if an ARSN is asked for: it belongs to a registered scheme alone (2-TRST-11). */
export function asksForArsn({ trustType }: { trustType?: string }): boolean {
  return trustType === 'regulated';
}
