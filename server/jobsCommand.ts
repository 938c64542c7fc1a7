/**
 * `npm run jobs -- list`: what is not done, and why; `npm run jobs -- retry <ids | kind | all>`: what failed is tried again at once, and
 * of each id that is not it says why. On the embedded database only while the service is stopped. It looks at the service's database and
 * makes none.
 */
import { ConfigError, readConfig } from './config.ts';
import { openClock } from './database/clock.ts';
import { nameDatabase, openExistingDatabase, type Database } from './database/database.ts';
import { ALL_KINDS } from './jobs/kinds.ts';
import { findJob, listJobs, retryJobs } from './jobs/overview.ts';
import { listLine, notRetried } from './jobs/told.ts';
import { explainStartFailure } from './startFailure.ts';
import { systemClock } from './system.ts';

const USAGE = 'Say what to do: npm run jobs -- list, or npm run jobs -- retry <ids | kind | all>';
const MOST = 200;

/** What is told, and what of it is trouble. */
interface Told {
  text: string;
  trouble: string[];
}

async function list(database: Database, now: Date): Promise<Told> {
  const jobs = await listJobs(database, now, MOST + 1);
  const lines = jobs.slice(0, MOST).map((job) => listLine(job, now));
  if (jobs.length === 0) return { text: 'Nothing waits, and nothing was given up.', trouble: [] };
  return { text: [...lines, ...(jobs.length > MOST ? ['… and more'] : [])].join('\n'), trouble: [] };
}

const isMany = (word: string): boolean => word === 'all' || ALL_KINDS.some((kind) => kind === word);

/** Of a kind, or of all, there may be nothing to try again; whoever names a job is told why it is not. */
async function retry(database: Database, words: string[], now: Date): Promise<Told> {
  const trouble: string[] = [];
  let count = 0;
  for (const word of words) {
    const made = await retryJobs(database, word, now);
    count += made;
    if (made === 0 && !isMany(word)) trouble.push(notRetried(word, await findJob(database, word, now), now));
  }
  return { text: `${count} ${count === 1 ? 'job is' : 'jobs are'} due at once`, trouble };
}

async function main([what, ...words]: string[]): Promise<void> {
  const isKnown = what === 'list' || (what === 'retry' && words.length > 0);
  if (!isKnown) throw new ConfigError(USAGE);
  const config = readConfig(process.env);
  // First of all: whatever follows, a failure too, is about this one.
  process.stdout.write(`Database: ${nameDatabase(config)}\n`);
  const opened = await openExistingDatabase(config);
  const { database } = opened;
  try {
    // Leases are decided by the clock of the database, so it tells as well what is in hand.
    const now = ((await openClock(opened)) ?? systemClock).now();
    const { text, trouble } = await (what === 'retry' ? retry(database, words, now) : list(database, now));
    process.stdout.write(`${text}\n`);
    for (const line of trouble) process.stderr.write(`${line}\n`);
    if (trouble.length > 0) process.exitCode = 1;
  } finally {
    await database.destroy();
  }
}

process.umask(0o077);
main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exitCode = 1;
});
