/** Judges PDFs in processes of their own, each file within a limit of time and memory. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PdfFault } from '#domain/documents/uploads.ts';

export interface PdfReply {
  fault: PdfFault | null;
  /** Bytes on the process's heap afterwards: the library keeps the names and references of every file. */
  heapUsed: number;
}

export interface PdfLimits {
  /** Files at once. */
  processes: number;
  /** Files that wait for a process; one more is not taken. */
  waiting: number;
  /** Milliseconds for one file, counted from when a process begins with it. */
  time: number;
  /** Megabytes of a process's heap. */
  heap: number;
}

/** A file of 100,000 objects takes 3 s of a processor. */
export const PDF_LIMITS: PdfLimits = { processes: 2, waiting: 50, time: 30_000, heap: 512 };
/** Milliseconds in which a process is up, also on a machine that has much else to do. */
const START_LIMIT = 60_000;
/** A process that has kept more than this of earlier files makes room for a new one. */
const TIRED_AT = 100_000_000;
const PROGRAM = fileURLToPath(new URL('./pdfProcess.mjs', import.meta.url));

/**
 * Processes, not threads: the system ends a process whatever it is doing and whatever became of its memory, while a thread has to
 * take part in its own end; and what a hostile file might take over there knows none of the service's secrets.
 */
export class PdfJudge {
  readonly #limits: PdfLimits;
  readonly #idle: ChildProcess[] = [];
  readonly #queue: (() => void)[] = [];
  readonly #running = new Set<ChildProcess>();
  #busy = 0;

  constructor(limits: PdfLimits = PDF_LIMITS) {
    this.#limits = limits;
  }

  /** True when so many files wait that one more would be kept waiting for too long. */
  isFull(): boolean {
    return this.#queue.length >= this.#limits.waiting;
  }

  /** The numbers of the processes that run now. */
  listProcesses(): number[] {
    return [...this.#running].flatMap(({ pid }) => pid ?? []);
  }

  /**
   * What stands against keeping the PDF at this path; null when nothing does.
   * @throws Error when no process could be started
   */
  async findFault(file: string): Promise<PdfFault | null> {
    await this.#turn();
    try {
      return await this.#judge(this.#takeIdle() ?? (await this.#start()), file);
    } finally {
      this.#endTurn();
    }
  }

  /** Ends the processes. */
  async close(): Promise<void> {
    await Promise.all([...this.#running].map((child) => end(child)));
  }

  async #turn(): Promise<void> {
    if (this.#busy < this.#limits.processes) this.#busy += 1;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
  }

  /** Hands the turn on to who waits longest. */
  #endTurn(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#busy -= 1;
  }

  /** One that waits for a file; not one that has ended meanwhile. */
  #takeIdle(): ChildProcess | undefined {
    for (;;) {
      const child = this.#idle.pop();
      if (child === undefined || child.connected) return child;
    }
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(PROGRAM, [], {
      execArgv: [`--max-old-space-size=${this.#limits.heap}`],
      env: { TMPDIR: process.env['TMPDIR'] },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#running.add(child);
    child.on('error', () => undefined); // its exit follows, which ends the file's turn
    child.once('exit', () => this.#running.delete(child));
    // The service may end without closing the judge: the process sees its channel closed, and ends as well.
    child.unref();
    child.channel?.unref();
    if ((await within(START_LIMIT, hearFrom(child))) !== null) return child;
    await end(child);
    throw new Error('The process that judges PDFs did not start');
  }

  async #judge(child: ChildProcess, file: string): Promise<PdfFault | null> {
    const answer = hearFrom(child);
    child.send(file);
    const reply = await within(this.#limits.time, answer);
    if (reply !== null && reply.heapUsed < TIRED_AT) this.#idle.push(child);
    else await end(child);
    return reply === null ? 'tooComplex' : reply.fault;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Null when the promise is still unsettled after this many milliseconds. */
async function within<T>(time: number, promise: Promise<T>): Promise<T | null> {
  const timer = new AbortController();
  const settled = await Promise.race([promise, pause(time, null, { signal: timer.signal })]);
  timer.abort();
  return settled;
}

/** The process's next message; null when it ends before, as it does when it runs out of memory. */
function hearFrom(child: ChildProcess): Promise<PdfReply | null> {
  return new Promise((resolve) => {
    const hear = (reply: PdfReply): void => settle(reply);
    const stop = (): void => settle(null);
    const settle = (reply: PdfReply | null): void => {
      child.off('message', hear).off('exit', stop).off('error', stop);
      resolve(reply);
    };
    child.on('message', hear).on('exit', stop).on('error', stop);
  });
}
