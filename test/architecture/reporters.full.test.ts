/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readReport } from '../../scripts/lib/reports.mjs';

const ROOT = process.cwd();
const binary = (name: string) => path.join(ROOT, 'node_modules', name);
const reporter = (name: string) => path.join(ROOT, 'scripts/reporters', `${name}.mjs`);

let folder = '';
beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(path.resolve('.cache/reporters-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs Node in a folder with these files; returns the report, with failures that name where they stand. */
function report(files: Record<string, string>, args: string[]) {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const file = path.join(folder, 'report.jsonl');
  rmSync(file, { force: true });
  const { NODE_ENV: _nodeEnv, JEST_WORKER_ID: _worker, NODE_TEST_CONTEXT: _context, ...env } = process.env;
  const { status } = spawnSync(process.execPath, args, { cwd: folder, env: { ...env, REPORT: file } });
  const { failures, ...rest } = readReport(readFileSync(file, 'utf8'));
  return { ...rest, status, failures: failures.map((each) => `${each.file}: ${each.title}`).sort() };
}

/** Tests of one kind in the syntax that all three share. */
const TESTS = `
  describe('suite', () => { test('good', () => {}); test('bad', () => { throw new Error('no'); }); });
  test.skip('left out', () => {});
`;
const EXPECTED = { counts: { passed: 1, failed: 2, skipped: 1 }, isWhole: true, status: 1 };

describe('the reporters of the test runners', () => {
  it('tell what jest ran, and a file that could not be loaded', () => {
    const files = { 'package.json': '{}', 'a.test.js': TESTS, 'b.test.js': "require('./missing.js');" };
    const args = [binary('jest/bin/jest.js'), '--rootDir', folder, '--reporters', reporter('jest')];

    expect(report(files, args)).toMatchObject({
      ...EXPECTED,
      failures: ['a.test.js: suite bad', 'b.test.js: loading'],
    });
  });

  it('tell what node:test ran, and a file that could not be loaded', () => {
    const files = {
      'a.test.mjs': `import { describe, test } from 'node:test';${TESTS}`,
      'b.test.mjs': "import './missing.mjs';",
    };
    const args = ['--test', '--test-reporter', reporter('nodeTest'), '--test-reporter-destination', 'stdout'];

    expect(report(files, [...args, 'a.test.mjs', 'b.test.mjs'])).toMatchObject({
      ...EXPECTED,
      failures: ['a.test.mjs: bad', 'b.test.mjs: loading'],
    });
  });

  it('tell of node:test what fails around tests, and tests that were never run', () => {
    const text = `
      import { after, describe, test } from 'node:test';
      describe('suite', () => { after(() => { throw new Error('no'); }); test('good', () => {}); });
      test('outer', async (t) => { t.test('never', () => new Promise(() => {})); });
    `;
    const args = ['--test', '--test-reporter', reporter('nodeTest'), '--test-reporter-destination', 'stdout'];

    expect(report({ 'a.test.mjs': text }, [...args, 'a.test.mjs'])).toMatchObject({
      isWhole: true,
      failures: ['a.test.mjs: never', 'a.test.mjs: outer', 'a.test.mjs: suite'],
    });
  });

  it('tell what Playwright ran, and what failed outside any test', () => {
    const files = {
      'a.test.mjs': `import { test } from '@playwright/test';${TESTS.replaceAll('describe', 'test.describe')}`,
      'b.test.mjs': "import './missing.mjs';",
      'playwright.config.mjs': 'export default {};',
    };
    const args = [binary('@playwright/test/cli.js'), 'test', `--reporter=${reporter('playwright')}`];

    expect(report({ ...files, 'b.test.mjs': '' }, args)).toMatchObject({
      counts: { passed: 1, failed: 1, skipped: 1 },
      failures: ['test/journeys/a.test.mjs: suite bad'],
      status: 1,
    });
    expect(report(files, args)).toMatchObject({ failures: [': set-up'], isWhole: true, status: 1 });
  });
});
