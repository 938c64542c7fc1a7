import type { RowLimit } from './fieldKinds.ts';
import { MOST } from './limits.ts';

/** Limits the trustees of a bare trust, else the people who hold jointly (2-INV-23, 2-BARE-06). */
export function investorLimit({ investor_type: type }: { readonly investor_type?: unknown }): RowLimit {
  return type === 'bare_trust' || type === 't'
    ? { most: MOST.bareTrustees, of: 'trustee' }
    : { most: MOST.investors, of: 'investor' };
}
