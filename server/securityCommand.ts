/**
 * `npm run security`: the security events of the last seven days, the newest last, one a line: time, kind, account, network, application.
 * `npm run security -- --days 30 --kind wrong_code` for other days, or one kind. Use it on the embedded database only while the service is
 * stopped.
 */
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config.ts';
import { openClock } from './database/clock.ts';
import { nameDatabase, openExistingDatabase, type Database } from './database/database.ts';
import { isSecurityEventKind, listSecurityEvents, SECURITY_EVENT_KINDS, securityLine } from './security/listing.ts';
import { explainStartFailure } from './startFailure.ts';
import { systemClock } from './system.ts';

const USAGE = `Say what to list: npm run security -- [--days 1 to 400] [--kind ${SECURITY_EVENT_KINDS.join(' | ')}]`;

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { days: { type: 'string', default: '7' }, kind: { type: 'string' } },
  });
  const days = Number(values.days);
  const { kind = null } = values;
  const isKnown = Number.isInteger(days) && days >= 1 && days <= 400 && (kind === null || isSecurityEventKind(kind));
  if (!isKnown) throw new ConfigError(USAGE);
  return { days, kind };
}

async function list(database: Database, now: Date, options: ReturnType<typeof readOptions>): Promise<string> {
  const { events, hasMore } = await listSecurityEvents(database, now, options);
  if (events.length === 0) return 'Nothing was noted.';
  return [...(hasMore ? ['… and more before'] : []), ...events.map(securityLine)].join('\n');
}

async function main(args: string[]): Promise<void> {
  const options = readOptions(args);
  const config = readConfig(process.env);
  process.stdout.write(`Database: ${nameDatabase(config)}\n`);
  const opened = await openExistingDatabase(config);
  try {
    const now = ((await openClock(opened)) ?? systemClock).now();
    process.stdout.write(`${await list(opened.database, now, options)}\n`);
  } finally {
    await opened.database.destroy();
  }
}

process.umask(0o077);
main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof TypeError ? USAGE : explainStartFailure(error)}\n`);
  process.exitCode = 1;
});
