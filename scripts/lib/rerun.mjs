/**
 * Tells a test that fails once from a rule that is broken: each file with a failed test runs once more, alone, when all else is done. If
 * it passes then, its failed tests are unstable: a fault to find, but none that refuses a change.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Largest number of files that are run once more. More failed files mean a broken rule, not an unstable test. */
export const MOST_FILES = 5;

/**
 * @param {{ runner: { name: string }, failure: import('./reports.mjs').Failure }[]} failed
 * @param {(runner: { name: string }, file: string) => Promise<{ counts: import('./reports.mjs').Counts, output: string }>} runAlone Runs
 *   one file of a runner.
 * @returns {Promise<{ runner: string, file: string, titles: string[], first: string, alone: string }[]>} The unstable ones, by file.
 */
export async function rerunAlone(failed, runAlone) {
  const groups = new Map();
  for (const { runner, failure } of failed.filter(({ failure: { file } }) => file !== '')) {
    const key = `${runner.name} ${failure.file}`;
    groups.set(key, { runner, file: failure.file, failures: [...(groups.get(key)?.failures ?? []), failure] });
  }
  if (groups.size > MOST_FILES) {
    console.log(`\n${groups.size} files failed; more than ${MOST_FILES} are not run once more.`);
    return [];
  }
  const unstable = [];
  for (const { runner, file, failures } of groups.values()) {
    const { counts, output } = await runAlone(runner, file);
    if (counts.failed > 0 || counts.passed === 0) continue;
    unstable.push({
      runner: runner.name,
      file,
      titles: failures.map(({ title }) => title),
      first: failures.map((each) => each.output).join('\n\n'),
      alone: output,
    });
  }
  return unstable;
}

/** Writes the unstable ones to test-results/unstable.json of the project at `root`, and prints each with the end of both its outputs. */
export function reportUnstable(unstable, root) {
  const folder = path.join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'unstable.json'), `${JSON.stringify(unstable, null, 2)}\n`);
  for (const { runner, file, titles, first, alone } of unstable) {
    for (const title of titles) console.log(`\nUNSTABLE ${runner}, ${file}: ${title}`);
    console.log(`failed in the run:\n${indent(first.split('\n').slice(0, 40))}`);
    console.log(`passed alone:\n${indent(alone.trimEnd().split('\n').slice(-5))}`);
  }
}

const indent = (lines) => lines.map((line) => `  ${line}`).join('\n');
