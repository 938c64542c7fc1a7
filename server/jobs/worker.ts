/** What does the jobs while the service runs: any number of processes share them. */
import { describeError } from '../http/errors.ts';
import { ALL_KINDS, kindOf } from './kinds.ts';
import { perform, takeDue, type PerformingDeps } from './performing.ts';
import { addJob, type JobKind } from './queue.ts';

/** Milliseconds between two looks while there is nothing to do. */
const INTERVAL = 1_000;

export interface Worker {
  /** Takes no more, and waits for those under way. */
  stop(): Promise<void>;
}

/** The one key of a kind that comes again and again. */
const RECURRING_KEY = 'every';

/** Owes the kinds that come again and again; whoever did before has done it for all. */
async function oweRecurring(deps: PerformingDeps): Promise<void> {
  for (const kind of ALL_KINDS) {
    if (kindOf(kind).every !== undefined) await addJob(deps.database, { kind, key: RECURRING_KEY }, deps);
  }
}

class JobWorker implements Worker {
  readonly #deps: PerformingDeps;
  readonly #timer: NodeJS.Timeout;
  readonly #running = new Map<Promise<void>, JobKind>();
  #looking: Promise<void> | null = null;
  #isBegun = false;
  #isStopping = false;
  #isAway = false;
  /** How often the database was found away. */
  #failures = 0;

  constructor(deps: PerformingDeps, interval: number) {
    this.#deps = deps;
    this.#timer = setInterval(() => this.#look(), interval);
    this.#look();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#looking;
    await Promise.all(this.#running.keys());
  }

  #look(): void {
    if (this.#isStopping || this.#looking) return;
    const before = this.#failures;
    this.#looking = this.#takeAll()
      .then(
        // What was seen before a job failed says nothing of now.
        () => this.#failures === before && this.#tellBack(),
        (error: unknown) => this.#tellAway(error),
      )
      .then(() => void (this.#looking = null));
  }

  /** Takes what is due, as many at once as each kind may be. */
  async #takeAll(): Promise<void> {
    if (!this.#isBegun) await oweRecurring(this.#deps);
    this.#isBegun = true;
    for (;;) {
      const kinds = ALL_KINDS.filter((kind) => this.#countOf(kind) < kindOf(kind).atOnce);
      if (this.#isStopping || kinds.length === 0) return;
      const job = await takeDue(this.#deps, kinds);
      if (job === null) return;
      const work: Promise<void> = perform(this.#deps, job, () => this.#isStopping)
        .catch((error: unknown) => this.#tellAway(error))
        .finally(() => {
          this.#running.delete(work);
          // There may be more of them.
          this.#look();
        });
      this.#running.set(work, job.kind);
    }
  }

  #countOf(kind: JobKind): number {
    return [...this.#running.values()].filter((running) => running === kind).length;
  }

  /** Told once when it begins and once when it is over: a database that is away for an hour is no 3,600 failures. */
  #tellAway(error: unknown): void {
    this.#failures += 1;
    if (!this.#isAway) this.#deps.logger.error({ failure: describeError(error) }, 'jobs could not be read or ended');
    this.#isAway = true;
  }

  #tellBack(): void {
    if (this.#isAway) this.#deps.logger.warn({}, 'jobs can be read again');
    this.#isAway = false;
  }
}

/** Does what is due, at once and every `interval` ms, until `stop()`. */
export function startWorker(deps: PerformingDeps, interval = INTERVAL): Worker {
  return new JobWorker(deps, interval);
}
