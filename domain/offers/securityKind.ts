/** What an offer's securities are, as the list of offers tells them apart. */
import type { Security } from '../offer.ts';

export const SECURITY_KINDS = ['shares', 'units', 'notes'] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];

/** Debt is bought by value like units (1-AMT-27), and is neither these nor shares. */
const DEBT_CATEGORIES: readonly string[] = ['D', 'F', 'L'];

/** @example securityKind({ category: 'U' }) === 'units' */
export function securityKind({ category }: Pick<Security, 'category'>): SecurityKind {
  if (category === 'U') return 'units';
  return DEBT_CATEGORIES.includes(category) ? 'notes' : 'shares';
}
