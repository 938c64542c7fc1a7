/** Reporter of jest: its report, and a dot a test, so that a slow run does not look hung. */
import { fromRoot, Running, tell } from './report.mjs';

const STATUS = { passed: 'passed', failed: 'failed' };

export default class JestReporter {
  #running = new Running(() => process.exit(1));

  onTestCaseStart({ path }, { ancestorTitles, title }) {
    this.#running.begin(
      keyOf(path, ancestorTitles, title),
      `${fromRoot(path)}: ${[...ancestorTitles, title].join(' ')}`,
    );
  }

  onTestCaseResult({ path }, { ancestorTitles, title }) {
    this.#running.end(keyOf(path, ancestorTitles, title));
    process.stdout.write('.');
  }

  onTestResult({ path }, { testResults, testExecError, failureMessage }) {
    const file = fromRoot(path);
    for (const { fullName, status, duration, failureMessages } of testResults)
      tell({
        file,
        title: fullName,
        status: STATUS[status] ?? 'skipped',
        seconds: (duration ?? 0) / 1000,
        output: failureMessages.join('\n'),
      });
    // A file that could not be loaded, or that broke down beside its tests.
    if (testExecError) tell({ file, title: 'loading', status: 'failed', seconds: 0, output: failureMessage });
  }

  onRunComplete() {
    tell({ isEnd: true });
  }
}

const keyOf = (path, ancestorTitles, title) => JSON.stringify([path, ancestorTitles, title]);
