import type { InvestorDetails } from '#domain/application.ts';

/** What the investor step says beside the owning entity. */
export const OWN_INVESTOR_FIELDS = [
  'investor_type',
  'hin',
  'has_holding_company',
  'has_custodian',
] as const satisfies readonly (keyof InvestorDetails)[];

/** What a form may hold for a moment and no state ever keeps. */
const CREDENTIALS: ReadonlySet<string> = new Set(['password', 'otp_token', 'verification_code', 'code', 'token']);

/** A step's values without passwords and one-time codes. */
export function withoutCredentials<T extends object>(values: T): T {
  const kept = { ...values };
  for (const field of CREDENTIALS) Reflect.deleteProperty(kept, field);
  return kept;
}
