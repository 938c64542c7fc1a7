/** @jest-environment node */
import { findSlowest, judge, readReport } from '../../scripts/lib/reports.mjs';

const PASSED = { file: 'a', title: 'good', status: 'passed', seconds: 1, output: '' };
const FAILED = { ...PASSED, title: 'bad', status: 'failed', seconds: 2, output: 'no' };
const END = { isEnd: true };
const reportOf = (lines: object[]) => readReport(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

describe('the report of a runner', () => {
  it('tells counts, failures, and the time of each file', () => {
    const skipped = { ...PASSED, file: 'b', status: 'skipped', seconds: 0 };

    expect(reportOf([PASSED, FAILED, skipped, { file: 'b', seconds: 4 }, END])).toEqual({
      counts: { passed: 1, failed: 1, skipped: 1 },
      failures: [{ file: 'a', title: 'bad', output: 'no' }],
      times: new Map([
        ['a', 3],
        ['b', 4],
      ]),
      isWhole: true,
    });
  });

  it('holds what stood before the place where it was cut off', () => {
    const text = [PASSED, FAILED].map((line) => JSON.stringify(line)).join('\n');

    expect(readReport(text)).toMatchObject({ counts: { passed: 1, failed: 0 }, isWhole: false });
  });

  const whole = { code: 0, isHung: false, mayBeEmpty: false };
  it.each([
    ['passed', [PASSED, END], whole, 0, 0],
    ['failed, and may run once more', [PASSED, FAILED, END], { ...whole, code: 1 }, 1, 1],
    ['hung, whatever it reported', [FAILED, END], { ...whole, code: 124, isHung: true }, 2, 0],
    ['broke down before its end', [PASSED, FAILED], { ...whole, code: 1 }, 2, 0],
    ['ended badly although no test failed', [PASSED, END], { ...whole, code: 1 }, 1, 0],
    ['ran nothing', [END], whole, 1, 0],
    ['ran nothing and need not', [END], { ...whole, mayBeEmpty: true }, 0, 0],
  ])('judges a run that %s', (_name, lines, end, failed, rerunnable) => {
    const judged = judge(reportOf(lines), end);

    expect(judged.counts.failed).toBe(failed);
    expect(judged.rerunnable).toHaveLength(rerunnable);
  });

  it('names the files that take the largest shares of the whole', () => {
    const times = new Map([
      ['a', 1],
      ['b', 7],
      ['c', 2],
    ]);

    expect(findSlowest(times, 2)).toEqual([
      { file: 'b', seconds: 7, share: 70 },
      { file: 'c', seconds: 2, share: 20 },
    ]);
    expect(findSlowest(new Map())).toEqual([]);
  });
});
