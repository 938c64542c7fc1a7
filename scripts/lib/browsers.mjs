/**
 * Reads built scripts for what a browser of `browserslist` (package.json) does not know. es-check reads syntax and the methods of built-in
 * objects; ESLint reads lookbehind, and names that are younger by MDN's tables: functions of the page, and of what stands under a name.
 */
import path from 'node:path';
import { runChecks } from 'es-check';
import { ESLint } from 'eslint';
import esx from 'eslint-plugin-es-x';
import { isYounger, oldestVersions, readTables } from './browserTables.mjs';

/** Packages ask whether these are there before they use them; the last one `src/polyfills.ts` makes where it is missing. */
const LET_PASS = ['trustedTypes', 'Error.captureStackTrace', 'AbortSignal.timeout'];

/** Features that one of the oldest browsers lacks: global names, and static functions such as `AbortSignal.any`. */
function youngerNames(oldest) {
  const { api, javascript } = readTables();
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
