/** Judges PDFs in threads of their own, each file within a limit of time and memory. */
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PdfFault } from '#domain/documents/uploads.ts';

export interface PdfReply {
  fault: PdfFault | null;
  /** Bytes on the thread's heap afterwards: the library keeps the names and references of every file. */
  heapUsed: number;
}

export interface PdfLimits {
  /** Files at once. */
  threads: number;
  /** Files that wait for a thread; one more is not taken. */
  waiting: number;
  /** Milliseconds for one file, counted from when a thread begins with it. */
  time: number;
  /** Megabytes of a thread's heap. */
  heap: number;
}

/** A file of 100,000 objects takes 3 s of a processor. */
export const PDF_LIMITS: PdfLimits = { threads: 2, waiting: 50, time: 30_000, heap: 512 };
/** Milliseconds in which a thread is up, also on a machine that has much else to do. */
const START_LIMIT = 60_000;
/** A thread that has kept more than this of earlier files makes room for a new one. */
const TIRED_AT = 100_000_000;

export class PdfJudge {
  readonly #limits: PdfLimits;
  readonly #idle: Worker[] = [];
  readonly #queue: (() => void)[] = [];
  readonly #running = new Set<Worker>();
  #busy = 0;

  constructor(limits: PdfLimits = PDF_LIMITS) {
    this.#limits = limits;
  }

  /** True when so many files wait that one more would be kept waiting for too long. */
  isFull(): boolean {
    return this.#queue.length >= this.#limits.waiting;
  }

  /**
   * What stands against keeping the PDF at this path; null when nothing does.
   * @throws Error when no thread could be started
   */
  async findFault(file: string): Promise<PdfFault | null> {
    await this.#turn();
    try {
      return await this.#judge(this.#idle.pop() ?? (await this.#start()), file);
    } finally {
      this.#endTurn();
    }
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await Promise.all([...this.#running].map((worker) => worker.terminate()));
  }

  async #turn(): Promise<void> {
    if (this.#busy < this.#limits.threads) this.#busy += 1;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
  }

  /** Hands the turn on to who waits longest. */
  #endTurn(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#busy -= 1;
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(new URL('./pdfWorker.mjs', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heap },
    });
    this.#running.add(worker);
    worker.on('error', () => undefined); // its exit follows, which ends the file's turn
    worker.once('exit', () => this.#running.delete(worker));
    worker.unref();
    const greeting = await within(START_LIMIT, hearFrom(worker));
    if (greeting === null) {
      await worker.terminate();
      throw new Error('The thread that judges PDFs did not start');
    }
    return worker;
  }

  async #judge(worker: Worker, file: string): Promise<PdfFault | null> {
    const answer = hearFrom(worker);
    worker.postMessage(file);
    const reply = await within(this.#limits.time, answer);
    if (reply !== null && reply.heapUsed < TIRED_AT) this.#idle.push(worker);
    else await worker.terminate();
    return reply === null ? 'tooComplex' : reply.fault;
  }
}

/** Null when the promise is still unsettled after this many milliseconds. */
async function within<T>(time: number, promise: Promise<T>): Promise<T | null> {
  const timer = new AbortController();
  const settled = await Promise.race([promise, pause(time, null, { signal: timer.signal })]);
  timer.abort();
  return settled;
}

/** The thread's next message; null when it ends before, as it does when it runs out of memory. */
function hearFrom(worker: Worker): Promise<PdfReply | null> {
  return new Promise((resolve) => {
    const hear = (reply: PdfReply): void => settle(reply);
    const end = (): void => settle(null);
    const settle = (reply: PdfReply | null): void => {
      worker.off('message', hear).off('exit', end);
      resolve(reply);
    };
    worker.on('message', hear).on('exit', end);
  });
}
