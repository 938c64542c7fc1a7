/** Runs work in separate processes, each piece within a limit of time and memory. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { FairQueue, type QueuedFor, type QueueLimits } from '../queues/fairQueue.ts';

export interface WorkLimits extends QueueLimits {
  /** Milliseconds for one piece of work, counted from the moment at which a process begins it. */
  time: number;
  /** Megabytes of a process's heap. */
  heap: number;
  /** Megabytes of a heap after a piece of work; a process with a larger one is replaced. */
  kept: number;
}

export interface WorkPool {
  /** Path of the processes' program, which ends in `serveWork` (serveWork.mjs). */
  program: string;
  limits: WorkLimits;
  /** Message for a caller whose work finds no room. */
  busy: string;
}

/** Message of a process when it is up, and after each piece of work. */
interface Reply<Result> {
  result?: Result;
  /** The work threw this error: its name and place, never its message, which may quote the job. */
  failure?: { name: string; frames: string };
  /** Bytes on the heap. */
  heapUsed: number;
}

/** A piece of work with its result, or one that was ended because it reached the limit of time or memory. */
export type Outcome<Result> = { isDone: true; result: Result } | { isDone: false };

/** Milliseconds within which a process is up, also on a busy machine. */
const START_LIMIT = 60_000;
const MEGABYTE = 1_000_000;

/**
 * Processes, not threads: the system can end a process in any state of its work and memory, while a thread has to take part in its own end.
 * A hostile file that took over a process would find none of the service's secrets there. Each kind of work has a pool of its own, so that
 * people's data and files that may hold anything share no process and no queue.
 */
export class WorkProcesses<Job extends string | object, Result> {
  readonly #pool: WorkPool;
  readonly #queue: FairQueue;
  readonly #idle: ChildProcess[] = [];
  readonly #running = new Set<ChildProcess>();

  constructor(pool: WorkPool) {
    this.#pool = pool;
    this.#queue = new FairQueue(pool.limits, pool.busy);
  }

  /** Returns true if work for this caller would be refused now. */
  isFull(caller?: QueuedFor): boolean {
    return this.#queue.isFull(caller);
  }

  /** @throws Refusal 503 if work for this caller would be refused now */
  requireRoom(caller?: QueuedFor): void {
    this.#queue.requireRoom(caller);
  }

  /** Returns the ids of the running processes. */
  listProcesses(): number[] {
    return [...this.#running].flatMap(({ pid }) => pid ?? []);
  }

  /**
   * Runs one piece of work in a process.
   * @throws Refusal 503 when the queue has no room for it; Error when the work failed, or no process could be started
   */
  async run(job: Job, caller: QueuedFor): Promise<Outcome<Result>> {
    return this.#queue.run(caller, async () => this.#work(this.#takeIdle() ?? (await this.#start()), job));
  }

  /** Starts a process before there is work, so that the work does not wait for the start. */
  async warm(): Promise<void> {
    await this.#queue.run({}, async () => {
      if (this.#idle.length === 0) this.#idle.push(await this.#start());
    });
  }

  /** Ends the processes. */
  async close(): Promise<void> {
    await Promise.all([...this.#running].map((child) => end(child)));
  }

  /** Returns a process that waits for work, but none that has ended meanwhile. */
  #takeIdle(): ChildProcess | undefined {
    for (;;) {
      const child = this.#idle.pop();
      if (child === undefined || child.connected) return child;
    }
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(this.#pool.program, [], {
      execArgv: [`--max-old-space-size=${this.#pool.limits.heap}`],
      env: { TMPDIR: process.env['TMPDIR'] },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#running.add(child);
    child.on('error', () => undefined); // its exit follows, which ends the work's turn
    child.once('exit', () => this.#running.delete(child));
    // The service may end without closing the pool: the process sees its channel closed, and ends as well.
    child.unref();
    child.channel?.unref();
    if ((await within(START_LIMIT, replyOf(child))) !== null) return child;
    await end(child);
    throw new Error(`The process ${this.#pool.program} did not start`);
  }

  async #work(child: ChildProcess, job: Job): Promise<Outcome<Result>> {
    const { time, kept } = this.#pool.limits;
    const answer = replyOf<Result>(child);
    child.send(job);
    const reply = await within(time, answer);
    if (reply !== null && reply.heapUsed < kept * MEGABYTE) this.#idle.push(child);
    else await end(child);
    if (reply === null) return { isDone: false };
    if (reply.failure) throw failureOf(reply.failure);
    return { isDone: true, result: reply.result as Result };
  }
}

function failureOf({ name, frames }: { name: string; frames: string }): Error {
  const error = new Error('the work of a process failed');
  error.name = name;
  error.stack = `${name}\n${frames}`;
  return error;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Returns null if the promise is still unsettled after this many milliseconds. */
async function within<T>(time: number, promise: Promise<T>): Promise<T | null> {
  const timer = new AbortController();
  const settled = await Promise.race([promise, pause(time, null, { signal: timer.signal })]);
  timer.abort();
  return settled;
}

/** Returns the process's next message; null if it ends before, as it does when it runs out of memory. */
function replyOf<Result>(child: ChildProcess): Promise<Reply<Result> | null> {
  return new Promise((resolve) => {
    const receive = (reply: Reply<Result>): void => settle(reply);
    const stop = (): void => settle(null);
    const settle = (reply: Reply<Result> | null): void => {
      child.off('message', receive).off('exit', stop).off('error', stop);
      resolve(reply);
    };
    child.on('message', receive).on('exit', stop).on('error', stop);
  });
}
