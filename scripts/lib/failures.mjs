/**
 * Reads the failed tests out of each test runner's report: `{ file, title, output }` for each failure that the counts hold. `file` is the
 * path of a test file from the root of the project; blank if the report does not name it.
 */
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Jest's --json file. A file that was dealt to a hand is the name of the block around its tests. */
export function jestFailures(report, root) {
  return JSON.parse(report).testResults.flatMap(({ name, message, assertionResults }) => {
    const own = asTestFile(name, root);
    // The report holds no test of a suite that could not be loaded.
    if (assertionResults.length === 0 && message) return [{ file: own, title: 'loading', output: message }];
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, fullName, failureMessages }) => {
        const [first = ''] = ancestorTitles;
        const isDealt = first.startsWith('test/');
        return {
          file: isDealt ? first : own,
          title: isDealt ? fullName.slice(first.length + 1) : fullName,
          output: failureMessages.join('\n'),
        };
      });
  });
}

const FAILED = /^( *)not ok \d+ - (.*)\n\1  ---\n((?:\1  .*\n)*?)\1  \.\.\.$/gm;

/** Output of node:test's tap reporter, which does not count suites. */
export function tapFailures(report, root) {
  return [...report.matchAll(FAILED)]
    .map(([, indent = '', title = '', details = '']) => ({
      isSuite: /^ *type: 'suite'$/m.test(details),
      file: asTestFile(/^ *location: '(.*?)(?::\d+)*'$/m.exec(details)?.[1] ?? '', root),
      title,
      output: details.replaceAll(new RegExp(`^${indent}  `, 'gm'), '').trimEnd(),
    }))
    .filter(({ isSuite }) => !isSuite)
    .map(({ file, title, output }) => ({ file, title, output }));
}

/** Playwright's JSON report. */
export function playwrightFailures(report, folder) {
  const visit = ({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => ({
          file: `${folder}/${file}`,
          title,
          output: stripVTControlCharacters(
            results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)).join('\n'),
          ),
        })),
    ),
    ...suites.flatMap(visit),
  ];
  const { suites, errors = [] } = JSON.parse(report);
  return [...suites.flatMap(visit), ...errors.map(({ message }) => ({ file: '', title: 'set-up', output: message }))];
}

/** The path from the root of the project of a test file; blank for any other. */
function asTestFile(file, root) {
  const relative = path.relative(root, file);
  return /^test\/.*\.test\.tsx?$/.test(relative) ? relative : '';
}
