/** Kind of an offer's securities, as shown in the list of offers. */
import type { Security } from '../model/offer.ts';

export const SECURITY_KINDS = ['shares', 'units', 'notes'] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];

/** Categories of debt: bought by value like units (1-AMT-27), but neither units nor shares. */
const DEBT_CATEGORIES: readonly string[] = ['D', 'F', 'L'];

/**
 * Returns the kind of a security.
 * @example securityKind({ category: 'U' }) === 'units'
 */
export function securityKind({ category }: Pick<Security, 'category'>): SecurityKind {
  if (category === 'U') return 'units';
  return DEBT_CATEGORIES.includes(category) ? 'notes' : 'shares';
}
