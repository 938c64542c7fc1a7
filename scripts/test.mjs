/**
 * `npm test`: everything that shows that Allot works, from types to a real browser, in small sizes; `--full` (npm run test:full)
 * gives the full sizes. Installs what is missing. Prints a line per runner and database with its seconds, then the minutes of the
 * whole run (13 at most on two idle cores, at the small sizes), and the sum on the last line.
 *
 * `--only types,unit` runs these alone: types, lint, trace, build, unit, server, faults, journeys.
 */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { countJest, countPlaywright, countTap } from './lib/counts.mjs';
import { dealForJest, dealForNode } from './lib/hands.mjs';
import { ensurePackages, giveUp, requireNode, root } from './lib/setup.mjs';

const bin = (name) => [process.execPath, path.join(root, 'node_modules', name)];
/** Each of these keeps one core busy; the others take both. */
const SIDE_BY_SIDE = [
  ['types', 'build'],
  ['lint', 'trace'],
];
const IN_TURN = ['unit', 'server', 'faults', 'journeys'];

const ONE_FAILURE = { passed: 0, failed: 1, skipped: 0 };

/** A check without tests of its own: it counts as one. */
const single = (name, command) => ({
  name,
  command,
  count: ({ code }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }),
});

function listTests(folder) {
  const place = path.join(root, 'test', folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true })
    .map(String)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => path.join('test', folder, name));
}

/** A report file that is missing or cut off means that its runner broke down. */
function countFrom(file, read) {
  return () => {
    try {
      return read(readFileSync(file, 'utf8'));
    } catch {
      return { ...ONE_FAILURE };
    }
  };
}

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

/** So many files stand for all of jest's at the small sizes, by project and the rooms whose tests are its own. */
const UNIT_TESTS = {
  screens: {
    rooms: ['api', 'store', 'features', 'src'],
    count: 6,
    first: [path.join(root, 'node_modules/@testing-library/react')],
  },
  rules: { rooms: ['domain', 'architecture'], count: 2 },
};

function dealUnitTests(place) {
  const projects = Object.entries(UNIT_TESTS).map(([name, { rooms, ...how }]) => ({
    name,
    ...how,
    files: rooms.flatMap((room) => listTests(room)).map((file) => path.join(root, file)),
  }));
  return dealForJest(projects, { root, config: path.join(root, 'jest.config.js'), place });
}

/** A suite for node:test, `atOnce` processes at a time; each test file has its own, or `processes` share them. */
function nodeTests({ label, folder, scratch, env, atOnce = 2, processes, isOurs = () => true }) {
  const place = path.join(scratch, label.replaceAll(/\W+/g, '-'));
  const tap = `${place}.tap`;
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${tap}`,
  ];
  const own = listTests(folder).filter(isOurs);
  const files =
    processes === undefined
      ? own
      : dealForNode(
          own.map((file) => path.join(root, file)),
          { count: processes, place },
        );
  return {
    name: label,
    command: [process.execPath, '--import', 'tsx', '--test', `--test-concurrency=${atOnce}`, ...reporters, ...files],
    env,
    refusal: files.length === 0 ? 'No tests found.' : undefined,
    count: countFrom(tap, countTap),
  };
}

/** The runners of each part. `postgresUrl` is null when no database is wanted. */
function listRunners({ scratch, postgresUrl, chromium, fullSizes }) {
  const jestReport = path.join(scratch, 'jest.json');
  const journeysReport = path.join(scratch, 'journeys.json');
  return {
    types: [single('types', [...bin('typescript/bin/tsc'), '--noEmit'])],
    lint: [single('lint', [...bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'])],
    trace: [single('trace', [process.execPath, 'scripts/trace.mjs'])],
    unit: [
      {
        name: 'unit (jest)',
        command: [
          ...bin('jest/bin/jest.js'),
          ...(fullSizes ? [] : ['--config', dealUnitTests(path.join(scratch, 'unit'))]),
          '--ci',
          '--json',
          `--outputFile=${jestReport}`,
          '--reporters=default',
        ],
        count: countFrom(jestReport, countJest),
      },
    ],
    // Three for two cores: a third of the time each waits, for its database or a clock.
    server: [
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
    ],
    faults: [
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
    ],
    build: [
      single('build (webpack)', [
        ...bin('webpack/bin/webpack.js'),
        '--mode',
        'production',
        '--stats',
        'errors-warnings',
        '--no-color',
      ]),
    ],
    journeys: [
      {
        name: 'journeys (Chromium)',
        command: [...bin('@playwright/test/cli.js'), 'test', '--reporter=line,json'],
        env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: journeysReport },
        count: countFrom(journeysReport, countPlaywright),
      },
    ],
  };
}

/** Runs one runner and prints its line, and its output when something failed. A runner that ends badly never counts as passed. */
async function execute(runner, { run, fullSizes }) {
  const env = { ...(fullSizes ? { FULL: '1' } : {}), ...runner.env };
  const result = runner.refusal
    ? { code: 1, output: runner.refusal, ms: 0 }
    : await run(runner.command, { env, longestMs: (fullSizes ? 180 : 15) * 60_000 });
  const counts = runner.refusal ? { ...ONE_FAILURE } : runner.count(result);
  if (result.code !== 0 && counts.failed === 0) counts.failed = 1;
  const figures = `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  if (counts.failed > 0) console.log(`\n${result.output.trimEnd()}\n`);
  console.log(`${runner.name.padEnd(20)} ${figures.padEnd(40)} ${(result.ms / 1000).toFixed(1).padStart(7)} s`);
  return counts;
}

function readOptions(names) {
  const { values } = parseArgs({ options: { full: { type: 'boolean', default: false }, only: { type: 'string' } } });
  const wanted = values.only?.split(',').map((name) => name.trim()) ?? names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) giveUp(`Unknown runner ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  return { fullSizes: values.full, wanted: names.filter((name) => wanted.includes(name)) };
}

async function main() {
  const started = Date.now();
  requireNode();
  const { fullSizes, wanted } = readOptions([...SIDE_BY_SIDE.flat(), ...IN_TURN]);
  ensurePackages();
  const [{ run }, { ensureChromium, ensurePostgres }, { startPostgres }] = await Promise.all([
    import('./lib/run.mjs'),
    import('./lib/provision.mjs'),
    import('./postgres.mjs'),
  ]);

  const scratch = mkdtempSync(path.join(tmpdir(), 'allot-test-'));
  const total = { passed: 0, failed: 0, skipped: 0 };
  let postgres = null;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
  try {
    const chromium = wanted.includes('journeys') ? await ensureChromium() : '';
    if (wanted.includes('server') || wanted.includes('faults')) {
      await ensurePostgres();
      postgres = await startPostgres();
    }
    const runners = listRunners({ scratch, postgresUrl: postgres?.url ?? '', chromium, fullSizes });
    const broken = new Set();
    const runInTurn = async (names) => {
      for (const runner of names
        .filter((name) => wanted.includes(name))
        .flatMap((name) => runners[name].map((each) => ({ ...each, part: name })))) {
        // Journeys over an older build would say nothing about this one.
        const refusal =
          runner.part === 'journeys' && broken.has('build') ? 'Not run: the build failed.' : runner.refusal;
        const counts = await execute({ ...runner, refusal }, { run, fullSizes });
        if (counts.failed > 0) broken.add(runner.part);
        for (const key of Object.keys(total)) total[key] += counts[key];
      }
    };
    await Promise.all(SIDE_BY_SIDE.map(runInTurn));
    await runInTurn(IN_TURN);
  } catch (error) {
    console.error(`\n${error.message}\n`);
    total.failed += 1;
  } finally {
    await postgres?.stop();
  }
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`${'all'.padEnd(61)} ${minutes.padStart(7)} min`);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

await main();
