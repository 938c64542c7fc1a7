/** Reporter of jest: prints a dot a test, so that a slow run does not look hung; on SIGINT it names the tests under way. */
export default class JestProgress {
  /** Titles of the tests under way, by file and title. */
  running = new Map();

  constructor() {
    process.once('SIGINT', () => {
      for (const title of this.running.values()) console.error(`Still running: ${title}`);
      process.exit(1);
    });
  }

  onTestCaseStart({ path }, { ancestorTitles, title }) {
    this.running.set(keyOf(path, ancestorTitles, title), `${path}: ${[...ancestorTitles, title].join(' › ')}`);
  }

  onTestCaseResult({ path }, { ancestorTitles, title }) {
    this.running.delete(keyOf(path, ancestorTitles, title));
    process.stdout.write('.');
  }
}

const keyOf = (path, ancestorTitles, title) => JSON.stringify([path, ancestorTitles, title]);
