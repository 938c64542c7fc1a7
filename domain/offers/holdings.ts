/** Securities of holdings: which holding of a holder an offer is about. */
import type { Security } from '../model/offer.ts';

/** Returns the code of a security as it is stored and compared: capitals and blanks around it do not count. */
export function normaliseSecurityCode(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ').toUpperCase();
}

/** True if the holding is one of this security; false for a security without a code. */
function isOfSecurity({ security_code: code }: { security_code: string }, security: Pick<Security, 'security_code'>) {
  return code === normaliseSecurityCode(security.security_code ?? '');
}

/**
 * Returns the holding whose details an application takes over (2-CALL-16): the only one, or of several the one of the offer's security.
 * Undefined for several of which none is.
 */
export function holdingToCopy<Holding extends { security_code: string }>(
  holdings: readonly Holding[],
  security: Pick<Security, 'security_code'> | null,
): Holding | undefined {
  if (holdings.length === 1) return holdings[0];
  return security === null ? undefined : holdings.find((holding) => isOfSecurity(holding, security));
}
