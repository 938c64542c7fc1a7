/**
 * `npm test`: whether Allot works, from types to a real browser. `--full` (npm run test:full) adds the files named `*.full.test.ts(x)`, the
 * other databases, faults, and other versions of Node. Installs what is missing. Prints a line per runner with its seconds, for jest and
 * the journeys the ten slowest files with their share, then the minutes of the whole run, and the sum on the last line. How long anything
 * takes decides nothing: only a runner that prints nothing for ten minutes is ended. Files that failed run once more, each alone; those
 * that pass then are listed as unstable, which is a failure with `--full` alone (scripts/lib/rerun.mjs).
 *
 * `--only types,unit` runs these alone: types, lint, trace, words, build, browsers, unit, server, faults, journeys.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { countJest, countPlaywright } from './lib/counts.mjs';
import { jestFailures, playwrightFailures } from './lib/failures.mjs';
import {
  countFrom,
  failuresFrom,
  fromReport,
  listFaultRunners,
  listServerRunners,
  ONE_FAILURE,
} from './lib/nodeTests.mjs';
import { quickFolder } from './lib/quickFolder.mjs';
import { listRerunnable, reportUnstable, rerunAlone } from './lib/rerun.mjs';
import { ensurePackages, giveUp, requireNode, root } from './lib/setup.mjs';
import { findSlowest, jestTimes, playwrightTimes } from './lib/slowest.mjs';

const bin = (name) => [process.execPath, path.join(root, 'node_modules', name)];
/** Each of these keeps one core busy; the others take both. */
const SIDE_BY_SIDE = [
  ['types', 'build', 'browsers'],
  ['lint', 'trace', 'words'],
];
const IN_TURN = ['unit', 'server', 'faults', 'journeys'];

/** A check without tests of its own: it counts as one. */
const single = (name, command) => ({
  name,
  command,
  count: ({ code }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }),
});

/** Files that `npm test` leaves to `npm run test:full`, for jest. */
const WITHOUT_FULL_SIZE = ['--testPathIgnorePatterns', '/node_modules/', '\\.full\\.test\\.'];

/** Jest, with the files that `selection` tells. */
function jestRunner({ name, report, selection }) {
  return {
    name,
    command: [
      ...bin('jest/bin/jest.js'),
      ...selection,
      // Three for two cores: a part of the time each waits, for a clock or an answer.
      '--maxWorkers=3',
      '--ci',
      '--json',
      `--outputFile=${report}`,
      '--reporters=default',
      `--reporters=${path.join(root, 'scripts/lib/jestProgress.mjs')}`,
    ],
    count: countFrom(report, countJest),
    failures: failuresFrom(report, (text) => jestFailures(text, root)),
    times: timesFrom(report, (text) => jestTimes(text, root)),
    alone: (file) => jestRunner({ name: file, report: reportOf(report, file), selection: ['--runTestsByPath', file] }),
  };
}

/** The journeys whose files match one of `files`, which are regular expressions; all of them if there is none. */
function journeysRunner({ name, report, chromium, files }) {
  return {
    name,
    command: [...bin('@playwright/test/cli.js'), 'test', '--reporter=line,json', ...files],
    env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    count: countFrom(report, countPlaywright),
    failures: failuresFrom(report, (text) => playwrightFailures(text, 'test/journeys')),
    times: timesFrom(report, playwrightTimes),
    alone: (file) => journeysRunner({ name: file, report: reportOf(report, file), chromium, files: [`/${file}`] }),
  };
}

/** The runners of each part. `postgresUrl` and `poolerUrl` are blank when no database is wanted. */
function listRunners({ scratch, postgresUrl, poolerUrl, nodes, chromium, fullSize }) {
  return {
    types: [single('types', [...bin('typescript/bin/tsc'), '--noEmit'])],
    lint: [
      single('lint', [
        ...bin('eslint/bin/eslint.js'),
        ...['.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint'],
      ]),
    ],
    trace: [single('trace', [process.execPath, 'scripts/trace.mjs'])],
    words: [single('words', [process.execPath, 'scripts/words.mjs'])],
    unit: [
      jestRunner({
        name: 'unit (jest)',
        report: path.join(scratch, 'jest.json'),
        selection: fullSize ? [] : WITHOUT_FULL_SIZE,
      }),
    ],
    server: listServerRunners({ scratch, postgresUrl, poolerUrl, nodes, fullSize }),
    faults: listFaultRunners({ scratch, postgresUrl, fullSize }),
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
    browsers: [single('browsers', [process.execPath, 'scripts/browsers.mjs'])],
    journeys: [
      journeysRunner({
        name: 'journeys (Chromium)',
        report: path.join(scratch, 'journeys.json'),
        chromium,
        files: fullSize ? [] : [String.raw`(?<!\.full)\.test\.ts$`],
      }),
    ],
  };
}

/** The report of one file that runs alone. */
const reportOf = (report, file) => `${report}-${file.replaceAll('/', '-')}`;

/** The seconds of each file of a report. */
const timesFrom = (file, read) => fromReport(file, read, () => new Map());

/**
 * Runs one runner and prints its line, its ten slowest files, and its output when something failed. A runner that ends badly never counts
 * as passed. Returns its counts, the failed tests that may run once more, and its output.
 */
async function execute(runner, { run, scratch }) {
  // The databases, files and offers of the service's tests.
  const folder = runner.part === 'server' || runner.part === 'faults' ? { TMPDIR: scratch } : {};
  const env = { ...folder, ...runner.env };
  const result = runner.refusal
    ? { code: 1, output: runner.refusal, ms: 0, isHung: false }
    : await run(runner.command, { env, printsProgress: IN_TURN.includes(runner.part) });
  const counts = runner.refusal ? { ...ONE_FAILURE } : runner.count(result);
  const failures = listRerunnable({ failures: runner.failures?.() ?? [], counts, isHung: result.isHung });
  if (result.code !== 0 && counts.failed === 0) counts.failed = 1;
  const figures = `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  if (counts.failed > 0) console.log(`\n${result.output.trimEnd()}\n`);
  console.log(`${runner.name.padEnd(20)} ${figures.padEnd(40)} ${(result.ms / 1000).toFixed(1).padStart(7)} s`);
  const times = runner.times?.() ?? new Map();
  for (const { file, seconds, share } of findSlowest(times))
    console.log(`${`  ${file}`.padEnd(61)} ${seconds.toFixed(1).padStart(7)} s ${share.toFixed(1).padStart(5)} %`);
  return { counts, failures, output: result.output };
}

function readOptions(names) {
  const { values } = parseArgs({ options: { full: { type: 'boolean', default: false }, only: { type: 'string' } } });
  const wanted = values.only?.split(',').map((name) => name.trim()) ?? names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) giveUp(`Unknown runner ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  if (values.only && wanted.includes('faults') && !values.full) giveUp('Faults run with --full alone.');
  return { fullSize: values.full, wanted: names.filter((name) => wanted.includes(name)) };
}

async function main() {
  const started = Date.now();
  requireNode();
  const { fullSize, wanted } = readOptions([...SIDE_BY_SIDE.flat(), ...IN_TURN]);
  ensurePackages();
  const [{ run }, provision, { startPostgres }, { startPgBouncer }] = await Promise.all([
    import('./lib/run.mjs'),
    import('./lib/provision.mjs'),
    import('./postgres.mjs'),
    import('./pgbouncer.mjs'),
  ]);

  const scratch = mkdtempSync(path.join(quickFolder(), 'allot-test-'));
  const total = { passed: 0, failed: 0, skipped: 0 };
  let unstable = [];
  let postgres = null;
  let pooler = null;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
  try {
    const chromium = wanted.includes('journeys') ? await provision.ensureChromium() : '';
    if (wanted.includes('server') || (fullSize && wanted.includes('faults'))) {
      await provision.ensurePostgres();
      postgres = await startPostgres();
    }
    const nodes = {};
    if (fullSize && wanted.includes('server')) {
      provision.ensurePgBouncer();
      pooler = await startPgBouncer(postgres.url);
      for (const major of provision.OTHER_NODES) nodes[major] = provision.ensureNode(major);
    }
    const runners = listRunners({
      scratch,
      postgresUrl: postgres?.url ?? '',
      poolerUrl: pooler?.url ?? '',
      nodes,
      chromium,
      fullSize,
    });
    const broken = new Set();
    const failed = [];
    const runInTurn = async (names) => {
      for (const runner of names
        .filter((name) => wanted.includes(name))
        .flatMap((name) => runners[name].map((each) => ({ ...each, part: name })))) {
        // Journeys over an older build would say nothing about this one.
        const refusal =
          runner.part === 'journeys' && broken.has('build') ? 'Not run: the build failed.' : runner.refusal;
        const { counts, failures } = await execute({ ...runner, refusal }, { run, scratch });
        failed.push(...failures.map((failure) => ({ runner, failure })));
        if (counts.failed > 0) broken.add(runner.part);
        for (const key of Object.keys(total)) total[key] += counts[key];
      }
    };
    await Promise.all(SIDE_BY_SIDE.map(runInTurn));
    await runInTurn(IN_TURN);
    unstable = await rerunAlone(failed, ({ part, alone }, file) => execute({ ...alone(file), part }, { run, scratch }));
  } catch (error) {
    console.error(`\n${error.message}\n`);
    total.failed += 1;
  } finally {
    await pooler?.stop();
    await postgres?.stop();
  }
  reportUnstable(unstable, root);
  if (!fullSize) {
    const { length } = unstable.flatMap(({ titles }) => titles);
    total.failed -= length;
    total.passed += length;
  }
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`${'all'.padEnd(61)} ${minutes.padStart(7)} min`);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

await main();
