/**
 * The runners of each part of the test run. A runner has a name and a command, and `report`, the file of its report, unless it counts as
 * one test by its exit code; `alone(file)` is the runner of one of its test files.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inOrderOf } from './order.mjs';
import { root } from './setup.mjs';

const bin = (name) => [process.execPath, path.join(root, 'node_modules', name)];
const reporter = (name) => path.join(root, `scripts/reporters/${name}.mjs`);

/** Parts that each keep one core busy; the others take both. */
export const SIDE_BY_SIDE = [
  ['types', 'build', 'browsers'],
  ['lint', 'trace', 'words'],
];
export const IN_TURN = ['unit', 'server', 'faults', 'journeys'];

/** Folder of the scripts that the service's test files are built into: inside the project, where Node finds packages. */
export const BUILT = path.join(root, '.cache/service-tests');
const builtOf = (file) => path.join(BUILT, file.replace(/\.ts$/, '.js'));

/** A file of `npm test`; the others join in with `npm run test:full`. */
const isSmall = (file) => !file.includes('.full.test.');
/** Some files are about one database alone, and say so in their names: `kill.postgres.full.test.ts`. */
const isFor = (database, file) => file.includes(`.${database}.`);
const isForAny = (file) => !isFor('postgres', file) && !isFor('pooler', file);

/** The test files of a folder of test/ in order, from the root of the project. */
export function listTests(folder) {
  return readdirSync(path.join(root, 'test', folder), { recursive: true })
    .map((name) => path.posix.join('test', folder, String(name).replaceAll(path.sep, '/')))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort();
}

/** Every `of`-th file, from the `index`-th on, counted from 1. */
const dealt = (files, { index, of }) => files.filter((_file, place) => place % of === index - 1);

/** Jest, with the files that `selection` tells. */
const jestRunner = ({ name, report, env, selection }) => ({
  name,
  report,
  env: { ...env, REPORT: report },
  command: [
    ...bin('jest/bin/jest.js'),
    ...selection,
    // Three for two cores: a part of the time each waits, for a clock or an answer.
    ...['--maxWorkers=3', '--ci', '--reporters=default', `--reporters=${reporter('jest')}`],
  ],
  alone: (file) =>
    jestRunner({ name: file, report: reportOf(report, file), env, selection: ['--runTestsByPath', file] }),
});

/** Tests under node:test, a process for each file. A third of the time each waits, for its database or a clock. */
const nodeRunner = ({ name, report, env, node = process.execPath, atOnce, files }) => ({
  name,
  report,
  env: { ...env, REPORT: report },
  isEmpty: files.length === 0,
  command: [
    node,
    '--enable-source-maps',
    '--test',
    `--test-concurrency=${atOnce}`,
    ...['spec', reporter('nodeTest')].flatMap((each) => [
      `--test-reporter=${each}`,
      '--test-reporter-destination=stdout',
    ]),
    ...files.map(builtOf),
  ],
  alone: (file) => nodeRunner({ name: file, report: reportOf(report, file), env, node, atOnce: 1, files: [file] }),
});

/** Journeys; `selection` are Playwright's options and regular expressions of file names. */
const journeysRunner = ({ name, report, env, isEmpty, selection }) => ({
  name,
  report,
  env: { ...env, REPORT: report },
  isEmpty,
  command: [...bin('@playwright/test/cli.js'), 'test', `--reporter=line,${reporter('playwright')}`, ...selection],
  alone: (file) =>
    journeysRunner({ name: file, report: reportOf(report, file), env, selection: [`/${path.basename(file)}`] }),
});

/** The report of one file that runs alone. */
const reportOf = (report, file) => `${report}-${file.replaceAll('/', '-')}`;

/** A command that counts as one test. */
const single = (name, ...command) => ({ name, command });

/**
 * Returns the runners by part.
 *
 * - `fullSize`: with the files of `npm run test:full`.
 * - `shard`: the share of the tests that runs, `{ index, of }`.
 * - `seed`: files run in the random order that it makes; blank for their own order.
 * - `changes`: what differs from the commit `base`, `{ base, touches(file) }`; undefined for a run of everything. `touches` is true for a
 *   test file that changed or, of the service's, reaches a file that did. The page is built where a journey runs.
 * - `scratch`: the folder of the reports.
 * - `postgresUrl`, `poolerUrl`, `chromium`, `nodes` (paths by version): what scripts/lib/provision.mjs found.
 */
export function listRunners(options) {
  const journeys = allJourneys(options);
  const isBuilt = !(options.changes && journeys.isEmpty);
  return {
    types: [single('types', ...bin('typescript/bin/tsc'), '--noEmit')],
    lint: [
      single(
        'lint',
        ...bin('eslint/bin/eslint.js'),
        ...['.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint'],
      ),
    ],
    trace: [single('trace', process.execPath, 'scripts/trace.mjs')],
    words: [single('words', process.execPath, 'scripts/words.mjs')],
    build: isBuilt
      ? [
          single(
            'build (webpack)',
            ...bin('webpack/bin/webpack.js'),
            ...['--mode', 'production', '--stats', 'errors-warnings', '--no-color'],
          ),
        ]
      : [],
    browsers: isBuilt ? [single('browsers', process.execPath, 'scripts/browsers.mjs')] : [],
    unit: [unitRunner(options)],
    server: serverRunners(options),
    faults: faultRunners(options),
    journeys: [journeys],
  };
}

const shardOption = ({ index, of }) => `--shard=${index}/${of}`;

function unitRunner({ scratch, fullSize, shard, seed, changes }) {
  const selection = [shardOption(shard)];
  if (!fullSize) selection.push('--testPathIgnorePatterns', '/node_modules/', String.raw`\.full\.test\.`);
  if (seed) selection.push(`--testSequencer=${path.join(root, 'scripts/lib/jestOrder.mjs')}`);
  if (changes) selection.push(`--changedSince=${changes.base}`);
  return jestRunner({
    name: 'unit (jest)',
    report: path.join(scratch, 'jest.jsonl'),
    env: seed ? { ORDER_SEED: seed } : {},
    selection,
  });
}

/** A suite for node:test: the files of a folder that `isOurs` takes. */
function nodeTests({ name, folder, env, node, atOnce = 3, isOurs = isSmall }, { scratch, shard, seed, changes }) {
  const files = dealt(listTests(folder).filter(isOurs), shard).filter((file) => !changes || changes.touches(file));
  return nodeRunner({
    name,
    report: path.join(scratch, `${name.replaceAll(/\W+/g, '-')}.jsonl`),
    env,
    node,
    atOnce,
    files: inOrderOf(seed, files),
  });
}

/**
 * The service's tests: those of `npm test` on PostgreSQL; in full size all of them, on the embedded database as well, and those of
 * `npm test` once more through a pooler, over a bucket, and on other versions of Node.
 */
function serverRunners(options) {
  const { fullSize, postgresUrl, poolerUrl, nodes } = options;
  const postgres = { TEST_DATABASE: 'postgres', DATABASE_URL: postgresUrl };
  const embedded = { TEST_DATABASE: 'embedded' };
  const runner = (name, env, more = {}) =>
    nodeTests({ name: `server (${name})`, folder: 'server', env, ...more }, options);
  if (!fullSize) return [runner('PostgreSQL', postgres)];
  return [
    runner('embedded', embedded, { isOurs: isForAny }),
    runner('PostgreSQL', postgres, { isOurs: (file) => isForAny(file) || isFor('postgres', file) }),
    runner(
      'PgBouncer',
      { ...postgres, POOLER_URL: poolerUrl },
      { isOurs: (file) => isSmall(file) || isFor('pooler', file) },
    ),
    runner('S3', { ...postgres, TEST_STORAGE: 's3' }),
    ...Object.entries(nodes).flatMap(([version, node]) => [
      runner(`embedded, Node ${version}`, embedded, { node }),
      runner(`PostgreSQL, Node ${version}`, postgres, { node }),
    ]),
  ];
}

/** Faults: in full size alone. */
function faultRunners(options) {
  if (!options.fullSize) return [];
  const postgres = { TEST_DATABASE: 'postgres', DATABASE_URL: options.postgresUrl };
  const runner = (name, env, isOurs) => nodeTests({ name, folder: 'faults', env, isOurs, atOnce: 2 }, options);
  return [
    runner('faults', { TEST_DATABASE: 'embedded' }, isForAny),
    runner('faults (PostgreSQL)', postgres, (file) => isFor('postgres', file)),
  ];
}

function allJourneys({ scratch, fullSize, shard, seed, changes, chromium }) {
  const files = listTests('journeys').filter(
    (file) => (fullSize || isSmall(file)) && (!changes || changes.touches(file)),
  );
  return journeysRunner({
    name: 'journeys (Chromium)',
    report: path.join(scratch, 'journeys.jsonl'),
    env: { CHROMIUM: chromium, ...(seed && { ORDER_SEED: seed }) },
    isEmpty: files.length === 0,
    selection: [shardOption(shard), ...files.map((file) => `/${path.basename(file).replaceAll('.', String.raw`\.`)}$`)],
  });
}
