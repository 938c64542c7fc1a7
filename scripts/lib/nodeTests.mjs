/** The runners of what runs under node:test: the service, and its faults, on each database. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { countTap } from './counts.mjs';
import { tapFailures } from './failures.mjs';
import { root } from './setup.mjs';

export const ONE_FAILURE = { passed: 0, failed: 1, skipped: 0 };

/** Returns the test files of a folder of test/, in order. */
function listTests(folder) {
  const place = path.join(root, 'test', folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => path.join('test', folder, name));
}

/** Reads a report once its runner has ended; `otherwise` stands for one that is missing or cut off. */
export function fromReport(file, read, otherwise) {
  return () => {
    try {
      return read(readFileSync(file, 'utf8'));
    } catch {
      return otherwise();
    }
  };
}

/** The counts of a report; a missing one means that its runner broke down. */
export const countFrom = (file, read) => fromReport(file, read, () => ({ ...ONE_FAILURE }));

/** The failed tests of a report, as far as it tells them. */
export const failuresFrom = (file, read) => fromReport(file, read, () => []);

/** A file of `npm test`; the others join in with `npm run test:full`. */
const isSmall = (name) => !name.includes('.full.test.');

/** Some files are about one database alone, and say so in their names: `draftKills.postgres.full.test.ts`. */
const isFor = (database, name) => name.includes(`.${database}.`);
const isForAny = (name) => !isFor('postgres', name) && !isFor('pooler', name);

/** A suite for node:test, three processes at a time, one for each file: a third of the time each waits, for its database or a clock. */
function nodeTests({ label, folder, scratch, env, node = process.execPath, atOnce = 3, isOurs = isSmall }) {
  const files = listTests(folder).filter(isOurs);
  return nodeRunner({
    label,
    node,
    atOnce,
    files,
    env,
    tap: path.join(scratch, `${label.replaceAll(/\W+/g, '-')}.tap`),
  });
}

function nodeRunner({ label, node, atOnce, files, env, tap }) {
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${tap}`,
  ];
  return {
    name: label,
    command: [node, '--import', 'tsx', '--test', `--test-concurrency=${atOnce}`, ...reporters, ...files],
    env,
    refusal: files.length === 0 ? 'No tests found.' : undefined,
    count: countFrom(tap, countTap),
    failures: failuresFrom(tap, (report) => tapFailures(report, root)),
    alone: (file) =>
      nodeRunner({ label: file, node, atOnce: 1, files: [file], env, tap: `${tap}-${file.replaceAll('/', '-')}` }),
  };
}

/**
 * The service's tests: those of `npm test` on PostgreSQL; with `fullSize` all of them, on the embedded database as well, and those of
 * `npm test` once more through a pooler, over a bucket, and on other versions of Node, which `nodes` gives by path.
 */
export function listServerRunners({ scratch, postgresUrl, poolerUrl, nodes, fullSize }) {
  const postgres = { TEST_DATABASE: 'postgres', DATABASE_URL: postgresUrl };
  const embedded = { TEST_DATABASE: 'embedded' };
  const runner = (name, env, more = {}) =>
    nodeTests({ label: `server (${name})`, folder: 'server', scratch, env, ...more });
  if (!fullSize) return [runner('PostgreSQL', postgres)];
  return [
    runner('embedded', embedded, { isOurs: isForAny }),
    runner('PostgreSQL', postgres, { isOurs: (name) => isForAny(name) || isFor('postgres', name) }),
    runner(
      'PgBouncer',
      { ...postgres, POOLER_URL: poolerUrl },
      { isOurs: (name) => isSmall(name) || isFor('pooler', name) },
    ),
    runner('S3', { ...postgres, TEST_STORAGE: 's3' }),
    ...Object.entries(nodes).flatMap(([version, node]) => [
      runner(`embedded, Node ${version}`, embedded, { node }),
      runner(`PostgreSQL, Node ${version}`, postgres, { node }),
    ]),
  ];
}

/** Faults: with `fullSize` alone. */
export function listFaultRunners({ scratch, postgresUrl, fullSize }) {
  if (!fullSize) return [];
  const postgres = { TEST_DATABASE: 'postgres', DATABASE_URL: postgresUrl };
  const runner = (label, env, isOurs) => nodeTests({ label, folder: 'faults', scratch, env, isOurs, atOnce: 2 });
  return [
    runner('faults', { TEST_DATABASE: 'embedded' }, isForAny),
    runner('faults (PostgreSQL)', postgres, (name) => isFor('postgres', name)),
  ];
}
