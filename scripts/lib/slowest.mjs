/** Finds the files that a runner spends most of its time on, in the reports of jest and Playwright. */
import path from 'node:path';

/** Seconds by file, of jest's --json report. A file that was dealt to a hand is the name of the block around its tests. */
export function jestTimes(report, root) {
  const times = new Map();
  for (const { name, assertionResults } of JSON.parse(report).testResults)
    for (const { ancestorTitles, duration } of assertionResults) {
      const [first = ''] = ancestorTitles;
      add(times, first.startsWith('test/') ? first : path.relative(root, name), duration);
    }
  return times;
}

/** Seconds by file, of Playwright's JSON report. */
export function playwrightTimes(report) {
  const times = new Map();
  const visit = ({ file, specs = [], suites = [] }) => {
    for (const { tests } of specs)
      for (const { results } of tests) for (const { duration } of results) add(times, file, duration);
    for (const suite of suites) visit(suite);
  };
  for (const suite of JSON.parse(report).suites) visit(suite);
  return times;
}

function add(times, file, milliseconds) {
  times.set(file, (times.get(file) ?? 0) + (milliseconds ?? 0) / 1000);
}

/**
 * The slowest files with their seconds and their share of the runner's time in per cent, the slowest first.
 */
export function findSlowest(times, count = 10) {
  const all = [...times.values()].reduce((sum, seconds) => sum + seconds, 0);
  return [...times]
    .map(([file, seconds]) => ({ file, seconds, share: all === 0 ? 0 : (100 * seconds) / all }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}
