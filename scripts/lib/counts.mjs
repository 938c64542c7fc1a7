/** Reads `{ passed, failed, skipped }` out of what each test runner reports. */

/** Jest's --json file. Suites that could not be loaded hold no test and count as one failure each. */
export function countJest(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } =
    JSON.parse(report);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests + numTodoTests,
  };
}

/** The totals at the end of node:test's tap output. A cancelled test did not pass. */
export function countTap(report) {
  const total = (name) => Number(report.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
  return {
    passed: total('pass'),
    failed: total('fail') + total('cancelled'),
    skipped: total('skipped') + total('todo'),
  };
}

/** Playwright's JSON report. Errors outside any test (a set-up that failed) count as one failure each; `flaky` passed on a retry. */
export function countPlaywright(report) {
  const { stats, errors = [] } = JSON.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}
