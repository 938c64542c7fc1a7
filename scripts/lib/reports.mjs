/** Reads the report of a test runner, whose lines scripts/reporters/report.mjs tells. */
import { stripVTControlCharacters } from 'node:util';

/** A report that is cut off in a line holds what stands before it. */
export function readReport(text) {
  const lines = text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  const count = (wanted) => lines.filter(({ status }) => status === wanted).length;
  const times = new Map();
  for (const { file, seconds } of lines) if (file) times.set(file, (times.get(file) ?? 0) + seconds);
  return {
    counts: { passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
    failures: lines
      .filter(({ status }) => status === 'failed')
      .map(({ file, title, output }) => ({ file, title, output: stripVTControlCharacters(output) })),
    times,
    isWhole: lines.at(-1)?.isEnd === true,
  };
}

/**
 * Judges a run by its report and by how it ended: its counts, and the failures whose files may run once more. A run that broke down has
 * one failure more and no second run: tests may not have run, and no second run of others makes up for that.
 * `mayBeEmpty` is true where a run may hold no test.
 */
export function judge({ counts, failures, isWhole }, { code, isHung, mayBeEmpty }) {
  const isEmpty = counts.passed + counts.failed === 0;
  const isBroken = !isWhole || isHung || (code !== 0 && counts.failed === 0) || (isEmpty && !mayBeEmpty);
  return isBroken
    ? { counts: { ...counts, failed: counts.failed + 1 }, rerunnable: [] }
    : { counts, rerunnable: failures };
}

/** The slowest files with their seconds and their share of the runner's time in per cent, the slowest first. */
export function findSlowest(times, count = 10) {
  const all = [...times.values()].reduce((sum, seconds) => sum + seconds, 0);
  return [...times]
    .map(([file, seconds]) => ({ file, seconds, share: all === 0 ? 0 : (100 * seconds) / all }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}
