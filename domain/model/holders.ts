/** Holders of a register, as an applicant chooses one (1-HOLD-01, 1-HOLD-02). */

/** `full`: may apply on the holdings; `read`, or any other value: may see them. */
export type UserAccess = 'full' | 'read';

/** True if this access lets an account apply on a holder's holdings; null: it has none. */
export function allowsApplying(access: UserAccess | null): boolean {
  return access === 'full';
}

export interface Subregister {
  id: number;
  name_and_designation: string;
  /** End of the HIN or SRN: `******678`. */
  external_ref: string;
  issuer_name: string;
  security_name: string;
  /** Code of the security in capitals; offers name it in `security.security_code`. */
  security_code: string;
  /** Decimal string: units at the day of `as_at`. */
  units: string;
  /** ISO. */
  as_at: string;
}

export interface Holder {
  id: number;
  account_name: string;
  /** End of the HIN or SRN. */
  account_id: string;
  user_access: UserAccess;
  /** Open sub-registers; a holder has at least one. */
  holdings: Subregister[];
}
