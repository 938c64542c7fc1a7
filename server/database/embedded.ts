/** The embedded database, seen from the server's thread: one connection behind the face of a `pg` pool. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { dataFolderFailure } from '../dataFolder.ts';
import type { DatabaseLimits } from './postgres.ts';
import { asUnavailable, DatabaseUnavailable, withTimeout } from './unavailable.ts';
import type { WorkerError, WorkerReply, WorkerRequest, WorkerSettings } from './embeddedMessages.ts';

/** The database cannot be opened. The message gives the operator the reason and the remedy. */
export class DatabaseNotOpened extends Error {
  override readonly name = 'DatabaseNotOpened';
}

/** A refused statement; `code` is the SQLSTATE, as with `pg`. */
export class EmbeddedDatabaseError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  constructor(error: WorkerError) {
    super(error.message);
    this.name = 'EmbeddedDatabaseError';
    this.code = error.code;
    this.constraint = error.constraint;
  }
}

interface Waiting {
  resolve(reply: Extract<WorkerReply, { rows: unknown[] }>): void;
  reject(error: Error): void;
}

class WorkerChannel {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #closing = false;
  /** Set once the thread has ended: nothing will answer after that. */
  #ended = false;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: WorkerReply) => this.#settle(reply));
    worker.on('error', () => this.#fail(new DatabaseUnavailable('ended')));
    worker.on('exit', () => this.#fail(new DatabaseUnavailable('ended')));
  }

  /** Resolves once the database is open. */
  opened(): Promise<unknown> {
    return this.#await(0);
  }

  query(sql: string, parameters: unknown[]): ReturnType<WorkerChannel['send']> {
    return this.send({ kind: 'query', id: ++this.#lastId, sql, parameters });
  }

  async close(): Promise<void> {
    if (this.#closing || this.#ended) return;
    this.#closing = true;
    await this.send({ kind: 'close', id: ++this.#lastId });
    await this.#worker.terminate();
  }

  async send(request: WorkerRequest): Promise<Extract<WorkerReply, { rows: unknown[] }>> {
    if (this.#ended) throw new DatabaseUnavailable('ended');
    const answer = this.#await(request.id);
    this.#worker.postMessage(request);
    return answer;
  }

  #await(id: number): Promise<Extract<WorkerReply, { rows: unknown[] }>> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #settle(reply: WorkerReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('error' in reply) waiting?.reject(new EmbeddedDatabaseError(reply.error));
    else waiting?.resolve(reply);
  }

  #fail(error: Error): void {
    this.#ended = true;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}

/**
 * The one connection. Its holder (a statement or a whole transaction) makes the others wait in order. Waiting has an end, both for the turn
 * and for the answer to a statement. A statement that was given up still runs to its end in the thread, and later statements run after it:
 * its transaction is rolled back before any other begins.
 */
class SingleConnectionPool implements PostgresPool {
  readonly #channel: WorkerChannel;
  readonly #limits: DatabaseLimits;
  #turn: Promise<void> = Promise.resolve();
  /** True while a table is rewritten, which cannot be cut off. */
  #isRewriting = false;
  /** Kysely knows its connections by identity. */
  readonly #query: PostgresPoolClient['query'];

  constructor(channel: WorkerChannel, limits: DatabaseLimits) {
    this.#channel = channel;
    this.#limits = limits;
    this.#query = (async (sql: string, parameters: unknown[] = []) => {
      const command = commandOf(sql);
      const answer = channel.query(sql, parameters);
      if (isRewriting(command)) this.#noteRewriting(answer);
      const { rows, affectedRows } = await withTimeout(limits.answer, answer).catch((error: unknown) => {
        throw asUnavailable(error);
      });
      return { command, rowCount: affectedRows, rows } as PostgresQueryResult<unknown>;
    }) as PostgresPoolClient['query'];
  }

  async connect(): Promise<PostgresPoolClient> {
    const previous = this.#turn;
    let release = (): void => undefined;
    this.#turn = new Promise((resolve) => (release = resolve));
    try {
      await withTimeout(
        this.#isRewriting ? Math.min(LONGEST_REWRITING, this.#limits.connect) : this.#limits.connect,
        previous,
      );
    } catch (error) {
      // The next in line still waits for the holder before this one.
      void previous.then(release);
      throw error;
    }
    return { query: this.#query, release: () => release() };
  }

  #noteRewriting(answer: Promise<unknown>): void {
    this.#isRewriting = true;
    const end = (): void => void (this.#isRewriting = false);
    answer.then(end, end);
  }

  async end(): Promise<void> {
    await this.#turn;
    await this.#channel.close();
  }
}

/** Milliseconds that a request waits at most while a table is rewritten; then the client is told to come again. */
const LONGEST_REWRITING = 1_000;

function isRewriting(command: string): boolean {
  return command === 'VACUUM';
}

function commandOf(sql: string): PostgresQueryResult<unknown>['command'] {
  return sql.trimStart().split(/\s/, 1)[0]?.toUpperCase() as PostgresQueryResult<unknown>['command'];
}

export interface EmbeddedDatabase {
  pool: PostgresPool;
  /** Number of syncs to disk since the database was opened. It rises before a commit is acknowledged. */
  syncCount(): number;
}

/**
 * Opens the embedded database in `directory`, building it at the first start.
 * @throws DatabaseNotOpened with a plain message when another process has it open or when it would not sync its commits.
 */
export async function openEmbeddedDatabase(directory: string, limits: DatabaseLimits): Promise<EmbeddedDatabase> {
  const syncCounter = new SharedArrayBuffer(4);
  const worker = new Worker(new URL('./embeddedWorker.mjs', import.meta.url), {
    workerData: { directory, syncCounter } satisfies WorkerSettings,
    // Plain JavaScript: the thread needs no loaders of the process.
    execArgv: [],
  });
  const channel = new WorkerChannel(worker);
  try {
    await channel.opened();
  } catch (error) {
    await worker.terminate();
    if (!(error instanceof EmbeddedDatabaseError)) throw error;
    throw dataFolderFailure(path.dirname(directory), error.code) ?? new DatabaseNotOpened(error.message);
  }
  return {
    pool: new SingleConnectionPool(channel, limits),
    syncCount: () => Atomics.load(new Int32Array(syncCounter), 0),
  };
}
