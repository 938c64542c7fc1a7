/**
 * `npm run jobs -- list`: what is not done, and why; `npm run jobs -- retry <id | kind | all>`: what failed is tried again at once. On the
 * embedded database only while the service is stopped. It looks at the service's database and makes none.
 */
import { ConfigError, readConfig } from './config.ts';
import { openClock } from './database/clock.ts';
import { nameDatabase, openExistingDatabase, type Database } from './database/database.ts';
import { listJobs, retryJobs, type SeenJob } from './jobs/overview.ts';
import { explainStartFailure } from './startFailure.ts';
import { systemClock } from './system.ts';

const USAGE = 'Say what to do: npm run jobs -- list, or npm run jobs -- retry <id | kind | all>';
const MOST = 200;

function line(job: SeenJob): string {
  const { id, kind, key, status, attempts, last_failure, due_at, ended_at, is_in_hand } = job;
  const state = status === 'given_up' ? `given up ${ended_at?.toISOString() ?? ''}` : `due ${due_at.toISOString()}`;
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
  return [id, kind, key, is_in_hand ? 'in hand' : state, tries, last_failure ?? 'no failure'].join('  ');
}

async function list(database: Database, now: Date): Promise<string> {
  const jobs = await listJobs(database, now, MOST + 1);
  const lines = jobs.slice(0, MOST).map(line);
  if (jobs.length === 0) return 'Nothing waits, and nothing was given up.';
  return [...lines, ...(jobs.length > MOST ? ['… and more'] : [])].join('\n');
}

async function retry(database: Database, which: string, now: Date): Promise<string> {
  const count = await retryJobs(database, which, now);
  return `${count} ${count === 1 ? 'job is' : 'jobs are'} due at once`;
}

async function main([what, which]: string[]): Promise<void> {
  const isKnown = what === 'list' || (what === 'retry' && which !== undefined);
  if (!isKnown) throw new ConfigError(USAGE);
  const config = readConfig(process.env);
  // First of all: whatever follows, a failure too, is about this one.
  process.stdout.write(`Database: ${nameDatabase(config)}\n`);
  const opened = await openExistingDatabase(config);
  const { database } = opened;
  try {
    // Leases are decided by the clock of the database, so it tells as well what is in hand.
    const now = ((await openClock(opened)) ?? systemClock).now();
    const told =
      what === 'retry' && which !== undefined ? await retry(database, which, now) : await list(database, now);
    process.stdout.write(`${told}\n`);
  } finally {
    await database.destroy();
  }
}

process.umask(0o077);
main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exitCode = 1;
});
