/**
 * Writes reports of test runners. A report is a file of JSON lines, which scripts/lib/reports.mjs reads. Each line is written at once: it
 * counts even if its runner is killed.
 *
 * - `{ file, title, status, seconds, output }`: a test that ended. `file` is its path from the root of the project; `status` is passed,
 *   failed or skipped; `output` says why it failed;
 * - `{ file, seconds }`: time that no test stands for;
 * - `{ isEnd: true }`: the last line of a run that came to its end.
 */
import { appendFileSync } from 'node:fs';
import path from 'node:path';

export const fromRoot = (file) => path.relative(process.cwd(), file).replaceAll(path.sep, '/');

/** Writes a line to the file that REPORT names. */
export const tell = (line) => appendFileSync(process.env.REPORT, `${JSON.stringify(line)}\n`);

/** Tests under way. They are named if the run is ended as hung. */
export class Running {
  /** Titles by a key of the test. */
  #titles = new Map();

  constructor(onInterrupt = () => {}) {
    // Before the runner's own, which may end the process at once.
    process.prependOnceListener('SIGINT', () => {
      for (const title of this.#titles.values()) console.error(`Still running: ${title}`);
      onInterrupt();
    });
  }

  begin(key, title) {
    this.#titles.set(key, title);
  }

  end(key) {
    this.#titles.delete(key);
  }
}
