/** The server's settings, read from the environment once, at start. docs/operating.md describes them. */
import path from 'node:path';

export interface Config {
  port: number;
  host: string;
  isProduction: boolean;
  databaseUrl: string | null;
  dataDirectory: string;
  publicDirectory: string;
  offersDirectory: string;
  /** Whether a proxy in front may be believed about the caller's address and scheme. */
  trustProxy: boolean;
  /** Null: e-mails stay in the development outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** `host:port` of clamd; null: uploads are not scanned. */
  clamdAddress: string | null;
  /** Bytes. */
  maxUploadSize: number;
  /** Calls a minute, for one session; an address may make ten times as many. */
  uploadsPerMinute: number;
  submissionsPerMinute: number;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

/**
 * @param environment e.g. `process.env`; blank values count as not set
 * @throws ConfigError naming every setting that is wrong
 */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
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

  const config: Config = {
    port: number('PORT', 4000, [0, 65535]),
    host: text('HOST', '127.0.0.1'),
    isProduction: environment['NODE_ENV'] === 'production',
    databaseUrl: address('DATABASE_URL', /^postgres(ql)?:\/\//, 'postgres://user:password@host:5432/name'),
    dataDirectory: path.resolve(text('DATA_DIR', '.data')),
    publicDirectory: path.resolve(text('PUBLIC_DIR', 'dist')),
    offersDirectory: path.resolve(text('OFFERS_DIR', 'offers')),
    trustProxy: text('TRUST_PROXY', 'false') === 'true',
    smtpUrl: address('SMTP_URL', /^smtps?:\/\//, 'smtps://user:password@host:465'),
    mailFrom: text('MAIL_FROM', 'Allot <no-reply@localhost>'),
    clamdAddress: address('CLAMD_ADDRESS', /^[^:\s]+:\d+$/, 'host:3310'),
    maxUploadSize: number('MAX_UPLOAD_MB', 20, [1, 1000]) * 1_000_000,
    uploadsPerMinute: number('UPLOADS_PER_MINUTE', 120, [1, 1_000_000]),
    submissionsPerMinute: number('SUBMISSIONS_PER_MINUTE', 60, [1, 1_000_000]),
  };
  if (problems.length > 0) throw new ConfigError(`These settings are wrong:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  return config;
}
