/** Settings of text messages: the gateway, and the limits on messages. */
import { phoneCountries } from '#domain/formats/phones.ts';
import type { ReadSetting } from '../storage/s3Settings.ts';

/** An account with ClickSend. */
export interface SmsSettings {
  /** e.g. `https://rest.clicksend.com/v3`; http on this machine alone. */
  url: string;
  user: string;
  /** The API key. */
  token: string;
  /** Sender of a message: a number, or a name of up to eleven letters and digits; null: the account's own. */
  from: string | null;
}

export interface SmsLimits {
  /** Messages go to numbers of these calling codes alone, such as `61`. */
  callingCodes: ReadonlySet<string>;
  /** Most messages within any 24 hours, for the whole installation. */
  perDay: number;
  /** The same limit for one calling code. */
  perDayAndCode: number;
}

const NEEDED = ['SMS_USER', 'SMS_TOKEN'] as const;

/**
 * @param address pattern of the gateway's address
 * @returns null if text messages stay in the development outbox
 */
export function readSmsSettings(read: ReadSetting, address: RegExp, problems: string[]): SmsSettings | null {
  const missing = NEEDED.filter((name) => read(name, /./, '') === null);
  const url = read('SMS_URL', address, 'https://host/path') ?? 'https://rest.clicksend.com/v3';
  const from = read('SMS_FROM', /^(\+[1-9]\d{6,14}|[A-Za-z0-9]{3,11})$/, '+61412345678 or Allot');
  if (missing.length === NEEDED.length) return null;
  if (missing.length > 0) problems.push(`${missing.join(', ')} must be set, too, to send text messages`);
  // A colon ends the name where both stand in one header.
  const user = read('SMS_USER', /^[^\s:]+$/, 'a name without blanks or colons') ?? '';
  return { url, user, token: read('SMS_TOKEN', /^\S+$/, 'a key without blanks') ?? '', from };
}

/** The calling codes of countries by their ISO codes, such as `AU,NZ`. */
export function readCallingCodes(countries: string, problems: string[]): ReadonlySet<string> {
  const known = new Map(phoneCountries().map(({ iso, callingCode }) => [iso, callingCode]));
  const codes = countries.split(',').map((iso) => known.get(iso.trim().toUpperCase()));
  if (codes.includes(undefined)) problems.push('SMS_COUNTRIES must be codes of countries, such as AU,NZ');
  return new Set(codes.filter((code) => code !== undefined));
}
