/** Which number a company, trust or partnership is registered under (2-CO-07 to 2-CO-20, 2-TRST-07, 2-PART-14). */
import type { Company } from '../application.ts';

/** A company whatever its role, or the trust or partnership that invests: the same questions about the registration. */
export type OrganisationKind = 'company' | 'trust' | 'partnership';

/** TAX is the tax number of any other country. */
export type BusinessNumberKind = 'ACN' | 'ABN' | 'NZBN' | 'TAX';

/** Two letters (2-CO-06); also what counts while nothing is stored. */
export const DEFAULT_REGISTERED_COUNTRY = 'AU';

/** Why there is no business number, in the order in which they are offered (2-CO-27). */
export const NO_NUMBER_REASONS = ['not_required', 'requested_not_received', 'other'] as const;

type Registered = Pick<Company, 'registered_country'>;

/** A company's number: ACN, for an Australian charity ABN (2-CO-08 to 2-CO-11); elsewhere nothing is a charity (2-CO-12). */
export function companyNumberKind(company: Registered & Pick<Company, 'is_charity'>): BusinessNumberKind {
  const kind = entityNumberKind(company);
  return kind === 'ABN' && !company.is_charity ? 'ACN' : kind;
}

/** The number of a trust or a partnership (2-TRST-07, 2-PART-14). */
export function entityNumberKind({ registered_country: country }: Registered): Exclude<BusinessNumberKind, 'ACN'> {
  if (country === 'NZ') return 'NZBN';
  return !country || country === DEFAULT_REGISTERED_COUNTRY ? 'ABN' : 'TAX';
}

/** The number of an organisation of this kind. */
export function numberKindOf(kind: OrganisationKind, organisation: Company): BusinessNumberKind {
  return kind === 'company' ? companyNumberKind(organisation) : entityNumberKind(organisation);
}

/**
 * True where people are asked whether there is a business number at all, because they may well have none: never of a company that
 * must give its ACN or NZBN (2-CO-17, 2-CO-19, 2-CO-27, 2-PART-07).
 */
export function asksForBusinessNumber(kind: BusinessNumberKind): boolean {
  return kind === 'ABN' || kind === 'TAX';
}

/** An ARSN belongs to a registered scheme alone (2-TRST-11). */
export function asksForArsn({ trustType }: { trustType?: string }): boolean {
  return trustType === 'regulated';
}
