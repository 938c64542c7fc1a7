/** Reporter of node:test: its report. Prints nothing. */
import path from 'node:path';
import { inspect } from 'node:util';
import { fromRoot, Running, tell } from './report.mjs';

/** Returns the test file, also if Node names the script that it was built into, as for one that could not be loaded. */
const sourceOf = (file) => fromRoot(file).replace(/^\.cache\/service-tests\/(.*)\.js$/, '$1.ts');

const EVENTS = new Set(['test:dequeue', 'test:pass', 'test:fail']);

export default async function* report(source) {
  const running = new Running();
  for await (const { type, data } of source) {
    if (!EVENTS.has(type)) continue;
    const { file, line, name, nesting } = data;
    // The runner counts each file as a test around its tests, and calls it by its path.
    const isFile = path.resolve(name) === file;
    const key = JSON.stringify([file, line, name, nesting]);
    if (type === 'test:dequeue') {
      if (!isFile) running.begin(key, `${sourceOf(file)}: ${name}`);
      continue;
    }
    running.end(key);
    tellEnded(data, { isPassed: type === 'test:pass', isFile });
  }
  tell({ isEnd: true });
  // A generator by contract; nothing goes to the destination.
  yield '';
}

function tellEnded({ file, name, nesting, skip, todo, details }, { isPassed, isFile }) {
  // The time of a test holds that of the tests inside it.
  const seconds = nesting === 0 ? details.duration_ms / 1000 : 0;
  // A suite is no test. It fails by itself if its `before` or `after` does.
  const isSuite = details.type === 'suite' && (isPassed || details.error?.failureType !== 'hookFailed');
  if (isSuite) return tell({ file: sourceOf(file), seconds });
  const isSkipped = skip !== undefined || todo !== undefined;
  tell({
    file: sourceOf(file),
    title: isFile ? 'loading' : name,
    status: isSkipped ? 'skipped' : isPassed ? 'passed' : 'failed',
    seconds,
    output: isPassed ? '' : inspect(details.error?.cause ?? details.error),
  });
}
