/**
 * `npm test`: whether Allot works, from types to a real browser. `--full` (npm run test:full) adds the files named `*.full.test.ts(x)`, the
 * other databases, faults, and other versions of Node, and takes files in a random order, whose seed it prints. Installs what is missing.
 * Prints a line per runner with its seconds and its ten slowest files, then the minutes of the whole run, and the sum on the last line. How
 * long anything takes decides nothing: only a runner that prints nothing for ten minutes is ended. Files that failed run once more, each
 * alone; those that pass then are listed as unstable, which is a failure with `--full` alone (scripts/lib/rerun.mjs).
 *
 * For the person at work:
 *
 * - `--only types,unit`: these alone; there are types, lint, trace, words, build, browsers, unit, server, faults, journeys.
 * - `--changed`: the tests that your change reaches, and the journeys that are in it: what is not committed, and on a branch that follows
 *   another all that it is ahead. Only the whole check says that a change is right: configuration, packages and child processes are not
 *   followed.
 * - `--shard 1/3`: a third of the tests, for three machines; the first also does what is not divided.
 * - `--seed`: the order of an earlier full run.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChanges } from './lib/changes.mjs';
import { quickFolder } from './lib/quickFolder.mjs';
import { findSlowest, judge, readReport } from './lib/reports.mjs';
import { reportUnstable, rerunAlone } from './lib/rerun.mjs';
import { BUILT, IN_TURN, listRunners, listTests, SIDE_BY_SIDE } from './lib/runners.mjs';
import { ensurePackages, ensureRoom, giveUp, requireNode, root } from './lib/setup.mjs';

const EMPTY_REPORT = readReport('');

/** Parts that a shard does not divide, and that no other part needs. */
const UNDIVIDED = ['types', 'lint', 'trace', 'words', 'browsers'];

function read(report) {
  try {
    return readReport(readFileSync(report, 'utf8'));
  } catch {
    return EMPTY_REPORT;
  }
}

/**
 * Runs one runner and prints its line, its ten slowest files, and its output when something failed. A runner that ends badly never counts
 * as passed. Returns its counts, the failed tests that may run once more, and its output.
 */
async function execute(runner, { run, scratch, mayBeEmpty }) {
  // The databases, files and offers of the service's tests.
  const folder = runner.part === 'server' || runner.part === 'faults' ? { TMPDIR: scratch } : {};
  const result = runner.refusal
    ? { code: 1, output: runner.refusal, ms: 0, isHung: false }
    : await run(runner.command, { env: { ...folder, ...runner.env }, printsProgress: IN_TURN.includes(runner.part) });
  const isRight = result.code === 0;
  const report = runner.report
    ? read(runner.report)
    : { ...EMPTY_REPORT, counts: { passed: Number(isRight), failed: Number(!isRight), skipped: 0 }, isWhole: true };
  const { counts, rerunnable } = judge(report, { ...result, mayBeEmpty });
  const figures = `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  if (counts.failed > 0) console.log(`\n${result.output.trimEnd()}\n`);
  console.log(`${runner.name.padEnd(20)} ${figures.padEnd(40)} ${(result.ms / 1000).toFixed(1).padStart(7)} s`);
  for (const { file, seconds, share } of findSlowest(report.times))
    console.log(`${`  ${file}`.padEnd(61)} ${seconds.toFixed(1).padStart(7)} s ${share.toFixed(1).padStart(5)} %`);
  return { counts, failures: rerunnable, output: result.output };
}

const OPTIONS = {
  full: { type: 'boolean', default: false },
  only: { type: 'string' },
  changed: { type: 'boolean', default: false },
  shard: { type: 'string', default: '1/1' },
  seed: { type: 'string' },
};

function parseOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return giveUp(error.message);
  }
}

function readOptions() {
  const values = parseOptions();
  const names = [...SIDE_BY_SIDE.flat(), ...IN_TURN];
  const only = values.only?.split(',').map((name) => name.trim()) ?? names;
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) giveUp(`Unknown runner ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  if (values.only && only.includes('faults') && !values.full) giveUp('Faults run with --full alone.');
  const [index = 0, of = 0] = values.shard.split('/').map(Number);
  if (!(Number.isInteger(index) && Number.isInteger(of) && index >= 1 && index <= of))
    giveUp(`--shard ${values.shard} is no share: --shard 1/3 is the first of three.`);
  return {
    fullSize: values.full,
    isChanged: values.changed,
    shard: { index, of },
    seed: values.full ? (values.seed ?? String(Date.now())) : '',
    wanted: names.filter((name) => only.includes(name) && (index === 1 || !UNDIVIDED.includes(name))),
  };
}

/** Gets and starts what the runners need; `stop` ends it all. */
async function prepare({ wanted, fullSize, isChanged }) {
  const [provision, { startPostgres }, { startPgBouncer }, { buildServiceTests }] = await Promise.all([
    import('./lib/provision.mjs'),
    import('./postgres.mjs'),
    import('./pgbouncer.mjs'),
    import('./lib/serviceBuild.mjs'),
  ]);
  const needsDatabase = wanted.includes('server') || (fullSize && wanted.includes('faults'));
  const chromium = wanted.includes('journeys') ? await provision.ensureChromium() : '';
  const reached = needsDatabase ? await buildServiceTests(['server', 'faults'].flatMap(listTests), BUILT) : new Map();
  const changes = isChanged ? findChanges(reached) : undefined;
  const nodes = {};
  const started = [];
  const stop = async () => {
    for (const each of started.reverse()) await each.stop();
  };
  try {
    if (needsDatabase) {
      await provision.ensurePostgres();
      started.push(await startPostgres());
    }
    if (fullSize && wanted.includes('server')) {
      provision.ensurePgBouncer();
      started.push(await startPgBouncer(started[0].url));
      for (const major of provision.OTHER_NODES) nodes[major] = provision.ensureNode(major);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const [postgresUrl = '', poolerUrl = ''] = started.map(({ url }) => url);
  return { chromium, changes, nodes, postgresUrl, poolerUrl, stop };
}

/** Runs the parts that are wanted; returns the sum of their counts and the unstable tests. */
async function runAll(runners, { wanted, scratch, mayBeEmpty }) {
  const { run } = await import('./lib/run.mjs');
  const total = { passed: 0, failed: 0, skipped: 0 };
  const broken = new Set();
  const failed = [];
  const runInTurn = async (parts) => {
    const ours = parts
      .filter((part) => wanted.includes(part))
      .flatMap((part) => runners[part].map((runner) => ({ ...runner, part })));
    for (const runner of ours) {
      if (runner.isEmpty && mayBeEmpty) continue;
      // Journeys over an older build would say nothing about this one.
      const refusal = runner.part === 'journeys' && broken.has('build') ? 'Not run: the build failed.' : undefined;
      const { counts, failures } = await execute({ ...runner, refusal }, { run, scratch, mayBeEmpty });
      failed.push(...failures.map((failure) => ({ runner, failure })));
      if (counts.failed > 0) broken.add(runner.part);
      for (const key of Object.keys(total)) total[key] += counts[key];
    }
  };
  await Promise.all(SIDE_BY_SIDE.map(runInTurn));
  await runInTurn(IN_TURN);
  const unstable = await rerunAlone(failed, ({ part, alone }, file) =>
    execute({ ...alone(file), part }, { run, scratch, mayBeEmpty: false }),
  );
  return { total, unstable };
}

async function main() {
  const started = Date.now();
  requireNode();
  const options = readOptions();
  const { fullSize, seed, isChanged } = options;
  ensurePackages();
  ensureRoom();
  const scratch = mkdtempSync(path.join(quickFolder(), 'allot-test-'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
  if (seed) console.log(`Files run in the order of --seed ${seed}.`);

  const surroundings = await prepare(options).catch((error) => giveUp(error.message));
  const { total, unstable } = await runAll(listRunners({ ...options, ...surroundings, scratch }), {
    ...options,
    scratch,
    // A change, or a share, may reach no test of a kind.
    mayBeEmpty: isChanged || options.shard.of > 1,
  }).finally(surroundings.stop);
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
