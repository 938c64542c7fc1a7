/**
 * `npm run words`: comments in plain words (CONTRIBUTING.md). Counts those that open with a question or relative word, and those with a
 * listed word, and fails where there are more than are left, or fewer: then the number here is lowered. `--list` prints them.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findWords } from './lib/words.mjs';

/** Left of each; only ever lowered. */
const LEFT = { openings: 0, listed: 0 };

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const { comments, ...found } = findWords(root);
console.log(
  `${comments} comments, ${found.openings.length} open with a question word, ${found.listed.length} with a listed word`,
);
for (const [kind, most] of Object.entries(LEFT)) {
  const count = found[kind].length;
  if (count === most && !process.argv.includes('--list')) continue;
  if (count !== most) {
    const advice =
      count > most ? 'Reword those that were added.' : `Lower the number in scripts/words.mjs to ${count}.`;
    console.error(`${kind}: ${count}, where ${most} are left. ${advice}`);
    process.exitCode = 1;
  }
  if (count > most || process.argv.includes('--list'))
    for (const { file, comment } of found[kind]) console.error(`  ${file}: ${comment.slice(0, 120)}`);
}
