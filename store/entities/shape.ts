import type { InvestorDetails } from '#domain/application.ts';
import { PEOPLE, type PersonListName } from '#domain/application/peoplePlaces.ts';

/** What the investor step says beside the owning entity. */
export const OWN_INVESTOR_FIELDS = [
  'investor_type',
  'hin',
  'has_holding_company',
  'has_custodian',
] as const satisfies readonly (keyof InvestorDetails)[];

/** Reads a prefill path such as `directors.directors.0` (2-TRU-10); null when it names no list of persons. */
export function parsePrefill(path: string): { list: PersonListName; index: number } | null {
  const cut = path.lastIndexOf('.');
  const list = PEOPLE.find(({ name }) => name === path.slice(0, cut))?.name;
  const index = path.slice(cut + 1);
  return list !== undefined && /^\d{1,3}$/.test(index) ? { list, index: Number(index) } : null;
}

/** What a form may hold for a moment and no state ever keeps. */
const CREDENTIALS: ReadonlySet<string> = new Set(['password', 'otp_token', 'verification_code', 'code', 'token']);

/** A step's values without passwords and one-time codes. */
export function withoutCredentials<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !CREDENTIALS.has(field))) as T;
}
