/**
 * `npm run jobs -- list` prints the jobs that are not done, with the reason. `npm run jobs -- retry <ids | kind | all>` makes failed jobs
 * due at once, and gives the reason for each id that it did not retry. Use it on the embedded database only while the service is stopped.
 * It reads the service's database and creates none.
 */
import { ConfigError, readConfig } from './config.ts';
import { openClock } from './database/clock.ts';
import { nameDatabase, openExistingDatabase, type Database } from './database/database.ts';
import { ALL_KINDS } from './jobs/kinds.ts';
import { findJob, listJobs, retryJobs } from './jobs/overview.ts';
import { jobLine, notRetriedMessage } from './jobs/jobMessages.ts';
import { explainStartFailure } from './startFailure.ts';
import { systemClock } from './system.ts';

const USAGE = 'Say what to do: npm run jobs -- list, or npm run jobs -- retry <ids | kind | all>';
const MOST = 200;

/** Output of a command; `trouble` goes to standard error. */
interface Told {
  text: string;
  trouble: string[];
}

async function list(database: Database, now: Date): Promise<Told> {
  const jobs = await listJobs(database, now, MOST + 1);
  const lines = jobs.slice(0, MOST).map((job) => jobLine(job, now));
  if (jobs.length === 0) return { text: 'Nothing waits, and nothing was given up.', trouble: [] };
  return { text: [...lines, ...(jobs.length > MOST ? ['… and more'] : [])].join('\n'), trouble: [] };
}

const isMany = (word: string): boolean => word === 'all' || ALL_KINDS.some((kind) => kind === word);

/** Retries jobs. A kind or `all` may match no failed job; an id that is not retried is reported with the reason. */
async function retry(database: Database, words: string[], now: Date): Promise<Told> {
  const trouble: string[] = [];
  let count = 0;
  for (const word of words) {
    const made = await retryJobs(database, word, now);
    count += made;
    if (made === 0 && !isMany(word)) trouble.push(notRetriedMessage(word, await findJob(database, word, now), now));
  }
  return { text: `${count} ${count === 1 ? 'job is' : 'jobs are'} due at once`, trouble };
}

async function main([what, ...words]: string[]): Promise<void> {
  const isKnown = what === 'list' || (what === 'retry' && words.length > 0);
  if (!isKnown) throw new ConfigError(USAGE);
  const config = readConfig(process.env);
  // Printed first: everything after it, also a failure, is about this database.
  process.stdout.write(`Database: ${nameDatabase(config)}\n`);
  const opened = await openExistingDatabase(config);
  const { database } = opened;
  try {
    // The database's clock decides leases, so it also decides which jobs are in hand.
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
