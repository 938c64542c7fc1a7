/** Reporter of Playwright: its report. Its own reporter of lines prints. */
import { Running, tell } from './report.mjs';

export default class PlaywrightReporter {
  #running = new Running();

  printsToStdio() {
    return false;
  }

  onTestBegin(test) {
    const { file, title } = placeOf(test);
    this.#running.begin(test.id, `${file}: ${title}`);
  }

  onTestEnd(test, { status, duration, errors }) {
    this.#running.end(test.id);
    const outcome = test.outcome();
    const isSkipped = outcome === 'skipped' && status === 'skipped';
    tell({
      ...placeOf(test),
      status: isSkipped ? 'skipped' : outcome === 'expected' ? 'passed' : 'failed',
      seconds: duration / 1000,
      output: errors.map(({ message, stack }) => stack ?? message).join('\n'),
    });
  }

  /** Reports a failure outside any test, such as the start of the service or a file that could not be loaded. */
  onError({ message, stack }) {
    tell({ file: '', title: 'set-up', status: 'failed', seconds: 0, output: stack ?? message });
  }

  onEnd() {
    tell({ isEnd: true });
  }
}

/** The file in which the runner found the test: a function of another one may have made it. */
function placeOf(test) {
  const [, , file, ...titles] = test.titlePath();
  return { file: `test/journeys/${file}`, title: titles.join(' ') };
}
