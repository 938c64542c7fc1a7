/** What a register of businesses or of super funds can do, whoever keeps it. */
import type { OutsideLimits } from './outside.ts';

/** An entity, or the register's own words on why there is none to show (2-ABN-03). */
export type RegisterEntry =
  | { kind: 'entity'; abn: string; acn: string; status: string; organisationName: string }
  | { kind: 'exception'; description: string };

/** How a register of the Australian Business Register's services is reached. */
export interface RegisterAccess {
  /** Our registration with the service. */
  guid: string;
  /** @example 'https://abr.business.gov.au/abrxmlsearch/AbrXmlSearch.asmx' */
  url: string;
  limits?: OutsideLimits;
}

export interface BusinessRegister {
  /** By ABN or by ACN, digits only. @throws OutsideFailure when the register cannot be asked */
  find(number: string, kind: 'abn' | 'acn'): Promise<RegisterEntry>;
}

export interface SuperFundRegister {
  /** By ABN, digits only. @throws OutsideFailure when the register cannot be asked */
  find(abn: string): Promise<RegisterEntry>;
}

/** A register's words reach the applicant as they are, but never without end. */
export const LONGEST_DESCRIPTION = 300;

/**
 * True when an exception speaks of our own registration with the service rather than of the number: that is nothing the applicant
 * could act on, and counts as a failure of the service.
 */
export function isAboutOurAccess(description: string): boolean {
  return /\bGUID\b/i.test(description);
}
