/** The runners of what runs under node:test: the service, and its faults, on each database. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { countTap } from './counts.mjs';
import { tapFailures } from './failures.mjs';
import { dealForNode } from './hands.mjs';
import { root } from './setup.mjs';

export const ONE_FAILURE = { passed: 0, failed: 1, skipped: 0 };

/** The test files of a folder of test/, in order. */
export function listTests(folder) {
  const place = path.join(root, 'test', folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true })
    .map(String)
    .filter((name) => /\.test\.tsx?$/.test(name))
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

/** Faults that only PostgreSQL can have, or that differ there, say so in their name. */
const isForPostgres = (name) => name.endsWith('.postgres.test.ts');

/** What no database changes needs no second run on the other one. */
const touchesDatabase = (name) =>
  /support\/test(Server|Database)\.ts'|DATABASE/.test(readFileSync(path.join(root, name), 'utf8'));

/**
 * What the two databases could do differently: locks, keys, folders, starting and stopping. The rest is asked of the faster one alone at
 * the small sizes, and of both at full size.
 */
const FOR_BOTH_DATABASES = [
  'durability',
  'idempotency',
  'identities',
  'numbersUpgrade',
  'permissions',
  'references',
  'standing',
  'stopping',
  'submission',
];
const isForBoth = (name) => FOR_BOTH_DATABASES.includes(path.basename(name, '.test.ts'));

/** What a pooler could get wrong: whatever stays behind when a transaction ends. At full size it is asked everything. */
const FOR_POOLER = ['idempotency', 'outcome', 'sessions', 'standing', 'starting'];
const isForPooler = (name) => FOR_POOLER.includes(path.basename(name, '.test.ts'));

/** What the two stores could do differently; the whole suite is asked of a bucket at full size. */
const FOR_BUCKET = ['offerFiles', 'uploads'];
const isForBucket = (name) => FOR_BUCKET.includes(path.basename(name, '.test.ts'));

/** A suite for node:test, `atOnce` processes at a time; each test file has its own, or `processes` share them. */
function nodeTests({
  label,
  folder,
  scratch,
  env,
  node = process.execPath,
  atOnce = 2,
  processes,
  isOurs = () => true,
}) {
  const place = path.join(scratch, label.replaceAll(/\W+/g, '-'));
  const own = listTests(folder).filter(isOurs);
  const files =
    processes === undefined
      ? own
      : dealForNode(
          own.map((file) => path.join(root, file)),
          { count: processes, place },
        );
  return nodeRunner({ label, node, atOnce, files, env, tap: `${place}.tap` });
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

/** The service on other versions of Node, as it is told here by path; in the small sizes: what differs is seen in any. */
function onOtherNodes({ nodes, scratch, postgresUrl }) {
  const databases = {
    embedded: { TEST_DATABASE: 'embedded' },
    PostgreSQL: { TEST_DATABASE: 'postgres', DATABASE_URL: postgresUrl },
  };
  return Object.entries(nodes).flatMap(([version, node]) =>
    Object.entries(databases).map(([name, env]) =>
      nodeTests({
        label: `server (${name}, Node ${version})`,
        folder: 'server',
        scratch,
        node,
        atOnce: 3,
        processes: 6,
        env: { ...env, FULL: '' },
      }),
    ),
  );
}

/** Three for two cores: a third of the time each waits, for its database or a clock. */
export function listServerRunners({ scratch, postgresUrl, poolerUrl, nodes, fullSizes }) {
  return [
    nodeTests({
      label: 'server (embedded)',
      folder: 'server',
      scratch,
      atOnce: 3,
      processes: 6,
      env: { TEST_DATABASE: 'embedded' },
      isOurs: (name) => fullSizes || isForBoth(name) || !touchesDatabase(name),
    }),
    nodeTests({
      label: 'server (PostgreSQL)',
      folder: 'server',
      scratch,
      atOnce: 3,
      processes: 6,
      env: { TEST_DATABASE: 'postgres', DATABASE_URL: postgresUrl },
      isOurs: touchesDatabase,
    }),
    nodeTests({
      label: 'server (PgBouncer)',
      folder: 'server',
      scratch,
      atOnce: 3,
      processes: fullSizes ? 6 : 3,
      env: { TEST_DATABASE: 'postgres', DATABASE_URL: postgresUrl, POOLER_URL: poolerUrl, FULL: '' },
      isOurs: (name) => (fullSizes ? touchesDatabase(name) : isForPooler(name)),
    }),
    nodeTests({
      label: 'server (S3)',
      folder: 'server',
      scratch,
      atOnce: 3,
      processes: fullSizes ? 6 : 1,
      env: { TEST_DATABASE: 'postgres', DATABASE_URL: postgresUrl, TEST_STORAGE: 's3', FULL: '' },
      isOurs: (name) => (fullSizes ? touchesDatabase(name) : isForBucket(name)),
    }),
    ...onOtherNodes({ nodes, scratch, postgresUrl }),
  ];
}

export function listFaultRunners({ scratch, postgresUrl }) {
  return [
    nodeTests({
      label: 'faults',
      folder: 'faults',
      scratch,
      env: { TEST_DATABASE: 'embedded' },
      isOurs: (name) => !isForPostgres(name),
    }),
    nodeTests({
      label: 'faults (PostgreSQL)',
      folder: 'faults',
      scratch,
      env: { TEST_DATABASE: 'postgres', DATABASE_URL: postgresUrl },
      isOurs: isForPostgres,
    }),
  ];
}
