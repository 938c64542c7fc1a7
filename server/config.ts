/** The server's settings, read from the environment once, at start. docs/operating.md describes them. */
import path from 'node:path';
import { DEFAULT_MAX_UPLOAD_MB, MEGABYTE } from '#domain/documents/uploadSize.ts';
import {
  BUDGET_NAMES,
  BUDGETS,
  type BudgetLimits,
  type BudgetName,
  type BudgetSettings,
} from './budgets/definitions.ts';
import { DEFAULT_POOL_SIZE } from './database/postgres.ts';
import { readCallingCodes, readSmsSettings, type SmsLimits, type SmsSettings } from './sms/settings.ts';
import { lineProblems, LOOPBACK, readTrustedPlain, type LineSettings } from './lines.ts';
import { readS3Settings, type S3Settings } from './storage/s3Settings.ts';
import { KEYS_EXAMPLE, parseKeyRing, type KeyRing } from './numbers/keyRing.ts';

export interface Config extends LineSettings {
  port: number;
  host: string;
  isProduction: boolean;
  /** Public address of the service, without a slash at its end: links in messages begin with it. */
  publicUrl: string;
  /** The most connections of this process to PostgreSQL. */
  databasePoolSize: number;
  dataDirectory: string;
  publicDirectory: string;
  offersDirectory: string;
  /** False in production where no folder of offers is set: nobody may apply there for an offer of the demo. */
  importsOffers: boolean;
  /** The bucket in which files are stored by their hash; null: they are in the data folder. */
  s3: S3Settings | null;
  /** True when the database accepts a store it does not know as its own: its files were lost, or were moved without their mark. */
  adoptsFiles: boolean;
  /** Number of proxies in front: that many of the last entries of their headers are trusted for the caller's address and scheme. */
  trustedProxies: number;
  mailFrom: string;
  /** Null: text messages stay in the development outbox. */
  sms: SmsSettings | null;
  smsLimits: SmsLimits;
  /** Limits of each caller within 24 hours. */
  budgets: BudgetSettings;
  /** Bytes of all files together; null: four fifths of the disk, or no limit for a bucket. */
  maxStored: number | null;
  /** Bytes. */
  maxUploadSize: number;
  /** Files, and their total bytes, that one session may store before they belong to a submitted application. */
  uploadQuotaFiles: number;
  uploadQuotaSize: number;
  /** Years for which an application that reached the issuer is retained after its last move. */
  retentionYears: number;
  /** Requests a minute, for one session; an address may make ten times as many. */
  uploadsPerMinute: number;
  submissionsPerMinute: number;
  /** Sheets of applications, accepted or not; each may make as much work as many submissions. */
  sheetsPerMinute: number;
  lookupsPerMinute: number;
  /** The key of Loqate Address Capture; null: addresses are looked up in the bundled sample. */
  loqateKey: string | null;
  loqateUrl: string;
  /** Registration with the ABN Lookup web services; null: businesses are looked up in the bundled sample. */
  abrGuid: string | null;
  abrUrl: string;
  /** Registration with Super Fund Lookup; null: super funds are looked up in the bundled sample. */
  superFundGuid: string | null;
  superFundUrl: string;
  loginsPerMinute: number;
  /** True when the demo people are created in a database without accounts. */
  seedsDemoPeople: boolean;
  /** The keys of numbers at rest; null: those of the file `keys` in the data folder, which is created if missing. */
  fieldKeys: KeyRing | null;
  /** Milliseconds that requests under way may take to finish once the service accepts no new ones. */
  stopGraceMs: number;
  /** Milliseconds in which new requests are still accepted after the order to stop, while `/api/ready/` says that no more are wanted. */
  stopDelayMs: number;
}

/** Keys travel in the addresses of these services, so the line must be encrypted; another port of this machine needs none. */
const OUTSIDE_URL = /^(https:\/\/|http:\/\/127\.0\.0\.1[:/])/;

/** A scheme, a name and perhaps a port. */
const PUBLIC_URL = /^https?:\/\/[a-z0-9.-]+(:\d+)?\/?$/;

/** Sixteen times this limit, for an IPv6 /48, still fits a count. */
const LARGEST_BUDGET = 100_000_000;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

/** Readers of settings; each adds its problem to `problems`. */
function readersOf(environment: Environment, problems: string[]) {
  const text = (name: string, fallback: string): string => environment[name]?.trim() || fallback;
  const optional = (name: string): string | null => environment[name]?.trim() || null;
  const number = (name: string, fallback: number, [from, to]: [number, number]): number => {
    const value = Number(text(name, String(fallback)));
    if (Number.isInteger(value) && value >= from && value <= to) return value;
    problems.push(`${name} must be a whole number from ${from} to ${to}`);
    return fallback;
  };
  const address = (name: string, pattern: RegExp, example: string): string | null => {
    const value = optional(name);
    if (value !== null && !pattern.test(value)) problems.push(`${name} must look like ${example}`);
    return value;
  };
  return { text, optional, number, address };
}

type Readers = ReturnType<typeof readersOf>;

interface Reading {
  isProduction: boolean;
  problems: string[];
}

function readFieldKeys(optional: Readers['optional'], { isProduction, problems }: Reading): KeyRing | null {
  const value = optional('FIELD_KEYS');
  const ring = value === null ? null : parseKeyRing(value);
  if (value !== null && ring === null) problems.push(`FIELD_KEYS must be numbered keys: ${KEYS_EXAMPLE}`);
  if (value === null && isProduction)
    problems.push(
      `FIELD_KEYS must be set in production: the keys under which numbers of people are stored, ${KEYS_EXAMPLE}. Keep a copy apart from the database's back-ups`,
    );
  return ring;
}

/** Reads a budget's limits, such as `5/600/5000`; the last number is absent where another setting has it. */
function readBudget(text: Readers['text'], name: BudgetName, { all, problems }: BudgetReading): BudgetLimits {
  const { setting, limits } = BUDGETS[name];
  const fallback = [limits.session, limits.network, ...(limits.all === null ? [] : [limits.all])];
  const sent = text(setting, fallback.join('/'));
  const numbers = sent.split('/').map(Number);
  const isRight = numbers.length === fallback.length && numbers.every((each) => Number.isInteger(each) && each >= 1);
  if (!isRight || /[^\d/]/.test(sent) || numbers.some((each) => each > LARGEST_BUDGET))
    problems.push(`${setting} must be whole numbers from 1 divided by strokes, such as ${fallback.join('/')}`);
  const [session = limits.session, network = limits.network, last] = isRight ? numbers : fallback;
  return { session, network, all: last ?? all };
}

interface BudgetReading {
  /** The limit for all callers together, where another setting has it. */
  all: number | null;
  problems: string[];
}

function readBudgets(
  { text, number }: Pick<Readers, 'text' | 'number'>,
  { smsPerDay, problems }: { smsPerDay: number; problems: string[] },
): BudgetSettings {
  const others: Partial<Record<BudgetName, number>> = {
    // The other half is for verified numbers, followed links and approvals.
    texts: Math.floor(smsPerDay / 2),
    charged_lookups: number('LOOKUPS_PER_DAY', 20_000, [1, LARGEST_BUDGET]),
  };
  const read = (name: BudgetName): [BudgetName, BudgetLimits] => [
    name,
    readBudget(text, name, { all: others[name] ?? null, problems }),
  ];
  return Object.fromEntries(BUDGET_NAMES.map(read)) as Record<BudgetName, BudgetLimits>;
}

function readPublicUrl(
  address: Readers['address'],
  { port, isProduction, problems }: Reading & { port: number },
): string {
  const value = address('PUBLIC_URL', PUBLIC_URL, 'https://apply.example.com');
  if (value === null && isProduction)
    problems.push(
      'PUBLIC_URL must be set in production: the address under which people reach the service, such as https://apply.example.com. Links in e-mails begin with it',
    );
  if (value?.startsWith('http://') && isProduction)
    problems.push(
      'PUBLIC_URL must begin with https:// in production: cookies and links in e-mails would travel where anybody can read them',
    );
  return (value ?? `http://localhost:${port}`).replace(/\/$/, '');
}

/**
 * @param environment e.g. `process.env`; blank values count as not set
 * @throws ConfigError naming every setting that is wrong
 */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const { text, optional, number, address } = readersOf(environment, problems);
  const port = number('PORT', 4000, [0, 65535]);
  const isProduction = environment['NODE_ENV'] === 'production';
  const smsPerDay = number('SMS_PER_DAY', 2000, [1, 1_000_000]);
  const config: Config = {
    port,
    publicUrl: readPublicUrl(address, { port, isProduction, problems }),
    host: text('HOST', '127.0.0.1'),
    isProduction,
    databaseUrl: address('DATABASE_URL', /^postgres(ql)?:\/\//, 'postgres://user:password@host:5432/name'),
    databasePoolSize: number('DATABASE_POOL_SIZE', DEFAULT_POOL_SIZE, [2, 1000]),
    dataDirectory: path.resolve(text('DATA_DIR', '.data')),
    publicDirectory: path.resolve(text('PUBLIC_DIR', 'dist')),
    offersDirectory: path.resolve(text('OFFERS_DIR', 'offers')),
    importsOffers: !isProduction || optional('OFFERS_DIR') !== null,
    s3: readS3Settings(address, OUTSIDE_URL, problems),
    adoptsFiles: text('ADOPT_FILES', 'false') === 'true',
    trustedProxies: number('TRUSTED_PROXIES', 0, [0, 10]),
    // Parameters would overrule the encryption that the mailer demands.
    smtpUrl: address('SMTP_URL', /^smtps?:\/\/[^?#]+$/, 'smtps://user:password@host:465'),
    mailFrom: text('MAIL_FROM', 'Allot <no-reply@localhost>'),
    sms: readSmsSettings(address, OUTSIDE_URL, problems),
    smsLimits: {
      callingCodes: readCallingCodes(text('SMS_COUNTRIES', 'AU,NZ'), problems),
      perDay: smsPerDay,
      perDayAndCode: number('SMS_PER_DAY_PER_COUNTRY', 1600, [1, 1_000_000]),
    },
    budgets: readBudgets({ text, number }, { smsPerDay, problems }),
    maxStored: optional('MAX_STORED_MB') === null ? null : number('MAX_STORED_MB', 1, [1, LARGEST_BUDGET]) * MEGABYTE,
    clamdAddress: address('CLAMD_ADDRESS', /^([^:\s]+:\d+|unix:\/\S+)$/, 'unix:/path or 127.0.0.1:3310'),
    trustedPlain: readTrustedPlain(text('TRUSTED_PLAIN', ''), problems),
    maxUploadSize: number('MAX_UPLOAD_MB', DEFAULT_MAX_UPLOAD_MB, [1, 1000]) * MEGABYTE,
    uploadQuotaFiles: number('UPLOAD_QUOTA_FILES', 200, [1, 1_000_000]),
    uploadQuotaSize: number('UPLOAD_QUOTA_MB', 1000, [1, 1_000_000]) * MEGABYTE,
    retentionYears: number('RETENTION_YEARS', 7, [7, 100]),
    uploadsPerMinute: number('UPLOADS_PER_MINUTE', 120, [1, 1_000_000]),
    submissionsPerMinute: number('SUBMISSIONS_PER_MINUTE', 60, [1, 1_000_000]),
    sheetsPerMinute: number('SHEETS_PER_MINUTE', 20, [1, 1_000_000]),
    lookupsPerMinute: number('LOOKUPS_PER_MINUTE', 60, [1, 1_000_000]),
    loqateKey: optional('LOQATE_KEY'),
    loqateUrl: address('LOQATE_URL', OUTSIDE_URL, 'https://host') ?? 'https://api.addressy.com',
    abrGuid: optional('ABR_GUID'),
    abrUrl:
      address('ABR_URL', OUTSIDE_URL, 'https://host/path') ??
      'https://abr.business.gov.au/abrxmlsearch/AbrXmlSearch.asmx',
    superFundGuid: optional('SUPER_FUND_GUID'),
    superFundUrl:
      address('SUPER_FUND_URL', OUTSIDE_URL, 'https://host/path') ??
      'https://superfundlookup.gov.au/xmlsearch/SflXmlSearch.asmx',
    loginsPerMinute: number('LOGINS_PER_MINUTE', 20, [1, 1_000_000]),
    seedsDemoPeople: text('SEED_DEMO_PEOPLE', String(!isProduction)) === 'true',
    fieldKeys: readFieldKeys(optional, { isProduction, problems }),
    stopGraceMs: number('STOP_GRACE_SECONDS', 10, [0, 600]) * 1000,
    stopDelayMs: number('STOP_DELAY_SECONDS', 0, [0, 600]) * 1000,
  };
  if (problems.length === 0) problems.push(...lineProblems(config));
  if (isProduction && environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
    problems.push('NODE_TLS_REJECT_UNAUTHORIZED is 0, with which no certificate is checked on any line');
  if (!config.isProduction && !LOOPBACK.test(config.host)) {
    problems.push(
      `HOST is ${config.host}: outside production the service listens on 127.0.0.1, ::1 or localhost only, since /dev/outbox/ and the demo accounts are open to everybody who reaches it. Set NODE_ENV=production, or put a proxy in front`,
    );
  }
  if (problems.length > 0)
    throw new ConfigError(`These settings are wrong:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  return config;
}
