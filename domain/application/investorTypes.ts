/** What invests under each type, once: steps, taxes, documents and names hang on that, not on the type. */
import type { OrganisationKind } from '../organisations/businessNumbers.ts';
import type { InvestorType } from './fields.ts';

/** Types under which an organisation invests; people do under the others, in a bare trust as its trustees. */
const INVESTING = {
  company: 'company',
  trust_superfund: 'trust',
  partnership: 'partnership',
} as const satisfies Partial<Record<InvestorType, OrganisationKind>>;

/** A type under which an organisation invests. */
export type EntityType = keyof typeof INVESTING;

/** What the organisation is that invests under this type; undefined where people do. For whatever word the type may be. */
export function investingKind(type: string | null | undefined): OrganisationKind | undefined {
  // Not by `lookUp`: every page reads this, and that is code of the steps.
  return Object.entries(INVESTING).find(([known]) => known === type)?.[1];
}

/** Whether the investor has an id of its own: an organisation, and a bare trust, which owns through its trustees. */
export function hasOrganisationId(type: string | null | undefined): boolean {
  return investingKind(type) !== undefined || type === 'bare_trust';
}
