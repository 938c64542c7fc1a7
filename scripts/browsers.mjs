/**
 * `npm run browsers`: whether every built script runs in the oldest browsers of `browserslist`. First, each of a few scripts that would not
 * has to be found: a check that lets them pass says nothing.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findYounger } from './lib/browsers.mjs';
import { giveUp, root } from './lib/setup.mjs';

const PLANTED = {
  'a method of lists': 'const sorted = [2, 1].toSorted();',
  'a function of the page': 'const signal = AbortSignal.any([]);',
  'syntax of classes': 'class Planted { static { this.isPlanted = true; } }',
  'a look behind': 'const expression = /(?<=a)b/;',
  'a name of the page': 'const copy = structuredClone({});',
};

process.chdir(root);
const folder = mkdtempSync(path.join(tmpdir(), 'allot-planted-'));
for (const [index, [what, script]] of Object.entries(PLANTED).entries()) {
  const file = path.join(folder, `${index}.js`);
  writeFileSync(file, script);
  if ((await findYounger([file])).length === 0) giveUp(`The check of browsers does not find ${what}: ${script}`);
}
rmSync(folder, { recursive: true });

const found = await findYounger(['dist/**/*.js']);
if (found.length > 0)
  giveUp(`Not every browser of "browserslist" in package.json knows what was built:\n${found.join('\n')}`);
