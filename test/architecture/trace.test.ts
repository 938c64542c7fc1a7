import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { traceRequirements } from '../../scripts/lib/trace.mjs';

const CATALOGUE =
  '- `1-AMT-01` (1 §1) A sentence.\n  - ? 1-AMT-09 is only spoken of.\n- `1-AMT-02` (1 §1) Another.\n- `1-AMT-03` A third.\n- `1-PAY-01` Pay.\n- `1-PAY-02` Pay again.\n';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'allot-trace-'));
  mkdirSync(path.join(root, 'docs/requirements'), { recursive: true });
  mkdirSync(path.join(root, 'test/domain'), { recursive: true });
  writeFileSync(path.join(root, 'docs/requirements/1.md'), CATALOGUE);
});

afterEach(() => rmSync(root, { recursive: true }));

/** Writes the test, and lists what it does not name as open. */
function write(test: string, name = 'a.test.tsx'): void {
  writeFileSync(path.join(root, 'test/domain', name), test);
  const lines = CATALOGUE.split('\n').filter((line) => !test.includes(/`(.*?)`/.exec(line)?.[1] ?? line));
  writeFileSync(path.join(root, 'docs/requirements/open.md'), lines.join('\n'));
}

function trace(test: string, ...areas: string[]): { faults: string[]; output: string } {
  write(test);
  const { report, faults } = traceRequirements({ root, areas: areas.length > 0 ? areas : null });
  return { faults, output: report.join('\n') };
}

/** The command itself; it takes its time to start. */
function runTrace(test: string, ...options: string[]): { status: number | null; output: string } {
  write(test);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/trace.mjs', '--root', root, ...options], {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('npm run trace', () => {
  it('lists ids with and without a test, by area', () => {
    const { faults, output } = trace("it('[1-AMT-01, 1-AMT-03] asks', () => {});");

    expect(faults).toEqual([]);
    expect(output).toMatch(/1-AMT\s+2 of\s+3\n\s+with\s+01 03\n\s+without\s+02\n/);
    expect(output).toMatch(/1-PAY\s+0 of\s+2\n\s+without\s+01-02\n/);
  });

  it.each([
    ['a test', "test('[1-AMT-02] x', () => {})"],
    ['a suite around a test', "describe('[1-AMT-02] x', () => { it('y', () => {}); })"],
    ['a template with other parts', 'it(`[1-AMT-02] is ${amount}`, () => {})'],
    ['joined strings', "it('[1-AMT-02] long ' + 'title', () => {})"],
    ['the template of a table', "it.each([['a', 1]])('[1-AMT-02] %s', () => {})"],
    ['the rows of a table', "it.each([['[1-AMT-02] a', 1], ['[1-AMT-01] b', 2]])('%s', () => {})"],
    ['a tagged table', "it.each`a | b\n${1} | ${2}`('[1-AMT-02] $a', () => {})"],
    ['a suite of the browser tests', "test.describe('[1-AMT-02] x', () => { test('y', async () => {}); })"],
  ])('reads ids from %s', (_name, test) => {
    expect(trace(test).output).toMatch(/1-AMT[^\n]*\n\s+with\s+(01-)?02\n/);
  });

  it.each([
    ['a skipped test', "it.skip('[1-AMT-02] x', () => {})"],
    ['a suite without tests', "describe('[1-AMT-02] x', () => {})"],
    ['a comment', "// it('[1-AMT-02] x', () => {})"],
    ['a string elsewhere', "it('x', () => { say('[1-AMT-02]'); })"],
  ])('takes no id from %s', (_name, test) => {
    expect(trace(test).output).toContain('0 of 5 ids have a test');
  });

  it('fails on an id that has no test but one of the full size', () => {
    write("it('[1-AMT-01] x', () => {});", 'a.full.test.tsx');

    expect(traceRequirements({ root }).faults).toEqual(['No test of npm test names 1-AMT-01']);
  });

  it('fails on an open id that has a test, and on one that nobody knows', () => {
    write("it('[1-AMT-01] x', () => {});");
    appendFileSync(path.join(root, 'docs/requirements/open.md'), '\n- `1-AMT-01`\n- `1-AMT-77`\n');

    expect(traceRequirements({ root }).faults).toEqual([
      '1-AMT-01 has a test: take it off open.md',
      'Unknown id 1-AMT-77 in open.md',
    ]);
  });

  it('fails on an id that the catalogue does not define, and says where', () => {
    const { status, output } = runTrace("\nit('[1-AMT-09] x', () => {});");

    expect(status).toBe(1);
    expect(output).toContain('Unknown id 1-AMT-09 at test/domain/a.test.tsx:2');
  });

  it('fails on a test that names more than four ids, those of its suite included', () => {
    const { faults } = trace(
      "describe('[1-PAY-01, 1-PAY-02]', () => { it('[1-AMT-01, 1-AMT-02, 1-AMT-03] x', () => {}); });",
    );

    expect(faults).toEqual([expect.stringContaining('5 ids in one test (at most 4)')]);
  });

  it('narrows the list to the areas asked for, and refuses one that does not exist', () => {
    expect(trace('', '1-PAY').output).not.toContain('1-AMT');
    expect(trace('', '1-PYA').faults).toEqual(['Unknown area 1-PYA']);
    expect(runTrace("it('[1-PAY-01] x', () => {});", '--areas', '1-PAY')).toEqual({
      status: 0,
      output: expect.stringMatching(/^1-PAY\s+1 of\s+2\n[^A]*\n1 of 2 ids have a test/),
    });
  });
});
