/**
 * Lines to other machines, which carry people's details and passwords. Each line is encrypted, stays on this machine, or is vouched for by
 * the operator (`TRUSTED_PLAIN`).
 */

const LINES = ['clamd', 'database', 'mail'] as const;
export type Line = (typeof LINES)[number];

export interface LineSettings {
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** Null: e-mails stay in the development outbox. */
  smtpUrl: string | null;
  /** `unix:/path` or `host:port` of clamd; null: uploads are not scanned. */
  clamdAddress: string | null;
  /** Lines that run through a network of the operator's own. */
  trustedPlain: ReadonlySet<Line>;
}

/** Addresses that only this machine reaches. */
export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** Reads `TRUSTED_PLAIN`, names with commas between them; an unknown name adds to `problems`. */
export function readTrustedPlain(text: string, problems: string[]): ReadonlySet<Line> {
  const names = text.split(',').flatMap((name) => name.trim() || []);
  const unknown = names.filter((name) => !LINES.some((line) => line === name));
  if (unknown.length > 0) problems.push(`TRUSTED_PLAIN may name ${LINES.join(', ')}, with commas between them`);
  return new Set(LINES.filter((line) => names.includes(line)));
}

/** Host of an address; the driver reads the `host` parameter before the address's own. Null for a socket of this machine. */
function hostOf(address: string): string | null {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') || hostname;
  return host === '' || decodeURIComponent(host).startsWith('/') ? null : host;
}

function isHere(host: string | null): boolean {
  return host === null || LOOPBACK.test(host);
}

const MODES = ['verify-full', 'require'];

function isClamdElsewhere({ clamdAddress }: LineSettings): boolean {
  return clamdAddress !== null && !clamdAddress.startsWith('unix:') && !isHere(clamdAddress.split(':')[0] ?? '');
}

/** `sslmode` of a database on another machine; null for one on this machine. */
function modeElsewhere({ databaseUrl }: LineSettings): string | null {
  if (databaseUrl === null || isHere(hostOf(databaseUrl))) return null;
  return new URL(databaseUrl).searchParams.get('sslmode') ?? '';
}

function isDatabasePlain(settings: LineSettings): boolean {
  const mode = modeElsewhere(settings);
  return mode !== null && !MODES.includes(mode);
}

/** True if the driver would use another value of a parameter than the one checked here. */
function hasDoubledParameter({ databaseUrl }: LineSettings): boolean {
  const names = databaseUrl === null ? [] : [...new URL(databaseUrl).searchParams.keys()];
  return new Set(names).size < names.length;
}

/** True if the mail server must offer STARTTLS before anything is sent to it. */
export function needsStartTls(smtpUrl: string, isTrusted: boolean): boolean {
  return smtpUrl.startsWith('smtp://') && !isTrusted && !isHere(hostOf(smtpUrl));
}

/** Lines that no setting of their own protects; the mailer protects mail (`needsStartTls`). */
const PLAIN: readonly { line: Line; isPlain: (settings: LineSettings) => boolean; advice: string }[] = [
  {
    line: 'clamd',
    isPlain: isClamdElsewhere,
    advice:
      'CLAMD_ADDRESS names another machine, to which files would go as they are: use unix:/path or a loopback address',
  },
  {
    line: 'database',
    isPlain: isDatabasePlain,
    advice:
      'DATABASE_URL names another machine, to which everything would go as it is: add ?sslmode=verify-full (or require, which checks no certificate)',
  },
];

/** Messages for the operator about settings that leave a line unencrypted. */
export function lineProblems(settings: LineSettings): string[] {
  if (hasDoubledParameter(settings)) return ['DATABASE_URL names a parameter twice'];
  return PLAIN.filter(({ line, isPlain }) => isPlain(settings) && !settings.trustedPlain.has(line)).map(
    ({ line, advice }) => `${advice}; or set TRUSTED_PLAIN=${line} where you vouch for the network between them`,
  );
}

/** A warning for each line that is vouched for, and for a database whose certificate is not checked. */
export function lineWarnings(settings: LineSettings): string[] {
  return [
    ...[...settings.trustedPlain].map(
      (line) => `Warning: the line to ${line} is not protected by the service (TRUSTED_PLAIN)`,
    ),
    ...(modeElsewhere(settings) === 'require'
      ? ["Warning: the certificate of the database's server is not checked (sslmode=require; verify-full checks it)"]
      : []),
  ];
}
