/**
 * `npm run browsers`: whether every built script runs, and every style sheet reads, in the oldest browsers of `browserslist`. First, each of
 * a few scripts and styles that would not has to be found: a check that lets them pass says nothing.
 */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findYounger } from './lib/browsers.mjs';
import { giveUp, root } from './lib/setup.mjs';
import { findJoinedStyles, findYoungerStyles } from './lib/styles.mjs';

const PLANTED = {
  'a method of lists': 'const sorted = [2, 1].toSorted();',
  'a function of the page': 'const signal = AbortSignal.any([]);',
  'syntax of classes': 'class Planted { static { this.isPlanted = true; } }',
  'a look behind': 'const expression = /(?<=a)b/;',
  'a name of the page': 'const copy = structuredClone({});',
};
const PLANTED_STYLES = {
  'a selector that looks down': 'a:has(b) { color: red; }',
  nesting: 'a { & b { color: red; } }',
  'a mixed colour': 'a { color: color-mix(in srgb, red, blue); }',
  'a query of a container': '@container (min-width: 1px) { a { color: red; } }',
  'a unit of the window that changes': 'a { block-size: 100dvh; }',
  'a selector that takes another with it': '/* Older browsers: none. */\na:has(b), b { color: red; }',
};

const sheetsIn = (place) =>
  readdirSync(place, { recursive: true }).flatMap((name) => (name.endsWith('.css') ? [path.join(place, name)] : []));

process.chdir(root);
const folder = mkdtempSync(path.join(tmpdir(), 'allot-planted-'));
for (const [index, [what, script]] of Object.entries(PLANTED).entries()) {
  const file = path.join(folder, `${index}.js`);
  writeFileSync(file, script);
  if ((await findYounger([file])).length === 0) giveUp(`The check of browsers does not find ${what}: ${script}`);
}
for (const [index, [what, style]] of Object.entries(PLANTED_STYLES).entries()) {
  const file = path.join(folder, `${index}.css`);
  writeFileSync(file, style);
  if (findYoungerStyles([file]).length === 0) giveUp(`The check of browsers does not find ${what}: ${style}`);
}
rmSync(folder, { recursive: true });

const found = [
  ...(await findYounger(['dist/**/*.js'])),
  ...findYoungerStyles([...sheetsIn('features'), ...sheetsIn('src')]),
  ...findJoinedStyles(sheetsIn('dist')),
];
if (found.length > 0)
  giveUp(`Not every browser of "browserslist" in package.json knows what was built:\n${found.join('\n')}`);
