/** Reporter of node:test: its report. Prints nothing. */
import path from 'node:path';
import { inspect } from 'node:util';
import { fromRoot, Running, tell } from './report.mjs';

/** A file that could not be loaded has the place of the script that it was built into. */
const sourceOf = (file) => fromRoot(file).replace(/^\.cache\/service-tests\/(.*)\.js$/, '$1.ts');

export default async function* report(source) {
  const running = new Running();
  for await (const { type, data } of source) {
    const { file, line, name, nesting } = data;
    // The runner counts each file as a test around its tests.
    const isFile = path.isAbsolute(name ?? '');
    const key = JSON.stringify([file, line, name, nesting]);
    if (type === 'test:dequeue' && !isFile) running.begin(key, `${sourceOf(file)}: ${name}`);
    if (type === 'test:pass' || type === 'test:fail') {
      running.end(key);
      tellEnded(data, { isPassed: type === 'test:pass', isFile });
    }
  }
  tell({ isEnd: true });
  // A generator by contract; nothing goes to the destination.
  yield '';
}

function tellEnded({ file, name, nesting, skip, todo, details }, { isPassed, isFile }) {
  // The time of a test holds that of the tests inside it.
  const seconds = nesting === 0 ? details.duration_ms / 1000 : 0;
  // A suite is no test; one fails by itself where what stands around its tests does.
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
