/** Performs the jobs while the service runs: any number of processes share them. */
import { describeError } from '../http/errors.ts';
import { ALL_KINDS, kindOf } from './kinds.ts';
import { runJob, claimDueJob, type RunJobDeps } from './runJob.ts';
import { addJob, type JobKind } from './queue.ts';

/** Milliseconds between two looks while there is nothing to do. */
const INTERVAL = 1_000;

export interface Worker {
  /** Takes no more jobs, and waits for those under way. */
  stop(): Promise<void>;
}

/** The one key of a recurring kind. */
const RECURRING_KEY = 'every';

/** Enqueues the recurring kinds; the first process that does so does it for all. */
async function oweRecurring(deps: RunJobDeps): Promise<void> {
  for (const kind of ALL_KINDS) {
    if (kindOf(kind).every !== undefined) await addJob(deps.database, { kind, key: RECURRING_KEY }, deps);
  }
}

class JobWorker implements Worker {
  readonly #deps: RunJobDeps;
  readonly #timer: NodeJS.Timeout;
  readonly #running = new Map<Promise<void>, JobKind>();
  #looking: Promise<void> | null = null;
  #isBegun = false;
  #isStopping = false;
  #isAway = false;
  /** Number of times the database was found away. */
  #failures = 0;

  constructor(deps: RunJobDeps, interval: number) {
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
        // A look that began before a job failed says nothing about the present.
        () => this.#failures === before && this.#tellBack(),
        (error: unknown) => this.#tellAway(error),
      )
      .then(() => void (this.#looking = null));
  }

  /** Takes the due jobs, up to each kind's number at once. */
  async #takeAll(): Promise<void> {
    if (!this.#isBegun) await oweRecurring(this.#deps);
    this.#isBegun = true;
    for (;;) {
      const kinds = ALL_KINDS.filter((kind) => this.#countOf(kind) < kindOf(kind).atOnce);
      if (this.#isStopping || kinds.length === 0) return;
      const job = await claimDueJob(this.#deps, kinds);
      if (job === null) return;
      const work: Promise<void> = runJob(this.#deps, job, () => this.#isStopping)
        .catch((error: unknown) => this.#tellAway(error))
        .finally(() => {
          this.#running.delete(work);
          // More jobs may be due.
          this.#look();
        });
      this.#running.set(work, job.kind);
    }
  }

  #countOf(kind: JobKind): number {
    return [...this.#running.values()].filter((running) => running === kind).length;
  }

  /** Logged once when it begins and once when it is over: a database that is away for an hour is no 3,600 failures. */
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

/** Performs the due jobs, at once and every `interval` ms, until `stop()`. */
export function startWorker(deps: RunJobDeps, interval = INTERVAL): Worker {
  return new JobWorker(deps, interval);
}
