/** @jest-environment node */
import { countJest, countPlaywright, countTap } from '../../scripts/lib/counts.mjs';

describe('the counts of npm test', () => {
  it('counts a jest suite that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      numRuntimeErrorTestSuites: 1,
    };

    expect(countJest(JSON.stringify(report))).toEqual({ passed: 7, failed: 2, skipped: 3 });
  });

  it('counts a cancelled test of node:test as a failure', () => {
    expect(
      countTap('ok 1 - x\n1..1\n# tests 9\n# suites 2\n# pass 4\n# fail 1\n# cancelled 2\n# skipped 1\n# todo 1\n'),
    ).toEqual({ passed: 4, failed: 3, skipped: 2 });
  });

  it('counts what failed outside any browser test as a failure', () => {
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 1 },
      errors: [{ message: 'the service did not start' }],
    };

    expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 5, failed: 2, skipped: 1 });
  });

  it.each([
    ['jest', countJest],
    ['Playwright', countPlaywright],
  ])('throws on a %s report that was cut off', (_name, count) => {
    expect(() => count('{"numPassed')).toThrow();
  });
});
