/** Thread that does long work beside the one that answers calls: one piece at a time, with a bounded queue and a limit of time. */
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { serverTexts } from '#domain/texts.ts';
import { Refusal } from '../../http/errors.ts';
import { FairQueue, type QueuedFor } from '../../queues/fairQueue.ts';

interface ThreadLimits {
  /** Milliseconds of one piece of work, counted from the moment when the thread begins with it. */
  time: number;
  /** Maximum of pieces that wait. */
  waiting: number;
}

/** Milliseconds in which the thread must be up, also on a machine that has much else to do. */
const START_LIMIT = 60_000;

/** Piece of work by its name, with input that can be copied to the thread. */
export interface Job {
  task: string;
  input: unknown;
}

export class WorkThread {
  readonly #program: URL;
  readonly #limits: ThreadLimits;
  readonly #queue: FairQueue;
  #worker: Worker | null = null;

  constructor(program: URL, limits: ThreadLimits) {
    this.#program = program;
    this.#limits = limits;
    this.#queue = new FairQueue({ atOnce: 1, waiting: limits.waiting }, serverTexts.judgingBusy);
  }

  /**
   * Does one piece of work. A thread that fails or takes too long is ended, and the next piece gets a new one.
   * @throws Refusal 503 if the queue has no room, the work takes too long or the thread fails
   */
  run<Result>(job: Job, caller: QueuedFor): Promise<Result> {
    return this.#queue.run(caller, async () => {
      const worker = this.#worker ?? (await this.#start());
      const answer = replyOf<{ result: Result }>(worker);
      worker.postMessage(job);
      const reply = await within(this.#limits.time, answer);
      if (reply !== null) return reply.result;
      await this.#end(worker);
      throw new Refusal(503, { message: serverTexts.judgingBusy });
    });
  }

  async #start(): Promise<Worker> {
    // Runs without the loader of the process: the program registers it.
    const worker = new Worker(this.#program, { execArgv: [] });
    worker.on('error', () => (this.#worker = null));
    worker.on('exit', () => (this.#worker = null));
    // The process may end while nothing is judged.
    worker.unref();
    const reply = await within(START_LIMIT, replyOf(worker));
    if (reply === null) {
      await this.#end(worker);
      throw new Refusal(503, { message: serverTexts.judgingBusy });
    }
    this.#worker = worker;
    return worker;
  }

  async #end(worker: Worker): Promise<void> {
    this.#worker = null;
    await worker.terminate();
  }
}

/** Returns null when the promise is still unsettled after this many milliseconds. */
async function within<T>(time: number, promise: Promise<T>): Promise<T | null> {
  const timer = new AbortController();
  const settled = await Promise.race([promise, pause(time, null, { signal: timer.signal }).catch(() => null)]);
  timer.abort();
  return settled;
}

/** Returns the thread's next message; null when it ends before. */
function replyOf<Reply>(worker: Worker): Promise<Reply | null> {
  return new Promise((resolve) => {
    const receive = (reply: Reply): void => settle(reply);
    const stop = (): void => settle(null);
    const settle = (reply: Reply | null): void => {
      worker.off('message', receive).off('exit', stop).off('error', stop);
      resolve(reply);
    };
    worker.on('message', receive).on('exit', stop).on('error', stop);
  });
}
