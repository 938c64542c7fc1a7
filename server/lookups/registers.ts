/** Interface of the registers of businesses and of super funds, real or sample. */
import type { OutsideLimits } from './outside.ts';

/** An entity, or the register's own text on why there is none to show (2-ABN-03). */
export type RegisterEntry =
  | { kind: 'entity'; abn: string; acn: string; status: string; organisationName: string }
  | { kind: 'exception'; description: string };

/** Access to a register of the Australian Business Register's services. */
export interface RegisterAccess {
  /** Our registration with the service. */
  guid: string;
  /** @example 'https://abr.business.gov.au/abrxmlsearch/AbrXmlSearch.asmx' */
  url: string;
  limits?: OutsideLimits;
}

export interface BusinessRegister {
  /** Finds an entity by ABN or by ACN, digits only. @throws OutsideFailure when the register cannot be asked */
  find(number: string, kind: 'abn' | 'acn'): Promise<RegisterEntry>;
}

export interface SuperFundRegister {
  /** Finds a fund by ABN, digits only. @throws OutsideFailure when the register cannot be asked */
  find(abn: string): Promise<RegisterEntry>;
}

/** Most characters of a register's text, which reaches the applicant unchanged. */
export const LONGEST_DESCRIPTION = 300;

/**
 * True when an exception concerns our own registration with the service rather than the number. The applicant could not act on it, so it
 * counts as a failure of the service.
 */
export function isAccessProblem(description: string): boolean {
  return /\bGUID\b/i.test(description);
}
