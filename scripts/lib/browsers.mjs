/**
 * Reads built scripts for what a browser of `browserslist` (package.json) does not know. es-check reads syntax and the methods of built-in
 * objects; ESLint reads lookbehind, and names that are younger by MDN's tables: functions of the page, and of what stands under a name.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import browserslist from 'browserslist';
import { runChecks } from 'es-check';
import { ESLint } from 'eslint';
import esx from 'eslint-plugin-es-x';

const require = createRequire(import.meta.url);
/** MDN's names of the browsers in `browserslist`. */
const MDN_NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  and_chr: 'chrome_android',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** Packages ask whether these are there before they use them; the last one `src/polyfills.ts` makes where it is missing. */
const LET_PASS = ['trustedTypes', 'Error.captureStackTrace', 'AbortSignal.timeout'];

/** The oldest version of each browser that applications are made with, by MDN's names: `{ chrome: 96, … }`. */
function oldestVersions() {
  const oldest = {};
  for (const entry of browserslist(undefined, { path: process.cwd() })) {
    const [name, version] = entry.split(' ');
    const known = MDN_NAMES[name];
    const number = Number.parseFloat(version);
    // The newest one of Android's Chrome stands for all of them, which have Chrome's own versions.
    if (known !== undefined) oldest[known] = Math.min(oldest[known] ?? Infinity, number);
  }
  return { ...oldest, chrome_android: oldest.chrome };
}

/** True if one of the oldest browsers lacks the feature that MDN describes here. */
function isYounger({ support = {} } = {}, oldest) {
  return Object.entries(oldest).some(([browser, version]) => {
    const [first] = [support[browser] ?? []].flat();
    const added = first?.flags || first?.prefix ? false : first?.version_added;
    if (added === undefined || added === null || added === 'preview') return added === 'preview';
    return added === false || Number.parseFloat(String(added).replace('≤', '')) > version;
  });
}

/** Features that one of the oldest browsers lacks: global names, and static functions such as `AbortSignal.any`. */
function youngerNames(oldest) {
  const { api, javascript } = JSON.parse(readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8'));
  const places = { ...api, ...javascript.builtins, ...javascript.builtins.Intl };
  const globals = [];
  const properties = [];
  for (const [object, entries] of Object.entries(places)) {
    if (object === '__compat') continue;
    if (isYounger(entries.__compat, oldest)) globals.push(object);
    for (const [entry, { __compat }] of Object.entries(entries)) {
      const [, property] = /^(\w+)_static$/.exec(entry) ?? [];
      // For built-in objects the table mixes static functions and methods; a method's entry is harmless: nobody writes `Array.findLast`.
      const name = property ?? (javascript.builtins[object] && entry !== '__compat' ? entry : undefined);
      if (name !== undefined && isYounger(__compat, oldest)) properties.push({ object, property: name });
    }
  }
  return {
    globals: globals.filter((name) => !LET_PASS.includes(name)),
    properties: properties.filter(({ object, property }) => !LET_PASS.includes(`${object}.${property}`)),
  };
}

/** Syntax, and methods of built-in objects. */
function checkSyntax(files) {
  const { errors } = runChecks(
    [{ ecmaVersion: 'checkBrowser', checkBrowser: true, checkFeatures: true, cache: false, files }],
    {},
  );
  return errors.map(({ file, err }) => `${path.basename(file)}: ${err.message}`);
}

async function checkNames(files) {
  const { globals, properties } = youngerNames(oldestVersions());
  const eslint = new ESLint({
    overrideConfigFile: true,
    allowInlineConfig: false,
    ignore: false,
    overrideConfig: [
      {
        files: ['**/*.js'],
        languageOptions: { ecmaVersion: 'latest', sourceType: 'script' },
        plugins: { 'es-x': esx },
        rules: {
          'es-x/no-regexp-lookbehind-assertions': 'error',
          'no-restricted-globals': ['error', ...globals],
          'no-restricted-properties': ['error', ...properties],
        },
      },
    ],
  });
  const results = await eslint.lintFiles(files);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ message, column }) => `${path.basename(filePath)}, column ${column}: ${message}`),
  );
}

/** Returns a line for each feature in these files (globs below the working folder) that one of the oldest browsers lacks. */
export async function findYounger(files) {
  return [...checkSyntax(files), ...(await checkNames(files))];
}
