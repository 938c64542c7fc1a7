/** Kind of investor under each type, defined once: steps, taxes, documents and names depend on it, not on the type. */
import type { InvestorType } from './fields.ts';

/** Types under which an organisation invests; people invest under the others, in a bare trust as its trustees. */
const INVESTING = {
  company: 'company',
  trust_superfund: 'trust',
  partnership: 'partnership',
} as const satisfies Partial<Record<InvestorType, OrganisationKind>>;

/** Type under which an organisation invests. */
export type EntityType = keyof typeof INVESTING;

/** Returns the kind of organisation that invests under this type; undefined if people invest. Accepts any text as type. */
export function investingKind(type: string | null | undefined): OrganisationKind | undefined {
  // Not by `ownEntry`: every page loads this module, and `ownEntry` is in the code of the steps.
  return Object.entries(INVESTING).find(([known]) => known === type)?.[1];
}

/** True if the investor has an id of its own: an organisation, and a bare trust, which owns through its trustees. */
export function hasOrganisationId(type: string | null | undefined): boolean {
  return investingKind(type) !== undefined || type === 'bare_trust';
}

/** A company in any role, or the trust or partnership that invests: the same questions about the registration. */
export type OrganisationKind = 'company' | 'trust' | 'partnership';
