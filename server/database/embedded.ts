/** The embedded database, seen from the server's thread: one connection behind the face of a `pg` pool. */
import { Worker } from 'node:worker_threads';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { WorkerError, WorkerReply, WorkerRequest, WorkerSettings } from './embeddedMessages.ts';

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

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: WorkerReply) => this.#settle(reply));
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('The database thread has ended.')));
  }

  /** Resolves once the database is open. */
  opened(): Promise<unknown> {
    return this.#await(0);
  }

  query(sql: string, parameters: unknown[]): ReturnType<WorkerChannel['send']> {
    return this.send({ kind: 'query', id: ++this.#lastId, sql, parameters });
  }

  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    await this.send({ kind: 'close', id: ++this.#lastId });
    await this.#worker.terminate();
  }

  send(request: WorkerRequest): Promise<Extract<WorkerReply, { rows: unknown[] }>> {
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
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}

/** The one connection; whoever holds it (a statement or a whole transaction) keeps the others waiting in order. */
class SingleConnectionPool implements PostgresPool {
  readonly #channel: WorkerChannel;
  #turn: Promise<void> = Promise.resolve();
  /** Kysely knows its connections by identity. */
  readonly #query: PostgresPoolClient['query'];

  constructor(channel: WorkerChannel) {
    this.#channel = channel;
    this.#query = (async (sql: string, parameters: unknown[] = []) => {
      const { rows, affectedRows } = await channel.query(sql, parameters);
      return { command: commandOf(sql), rowCount: affectedRows, rows } as PostgresQueryResult<unknown>;
    }) as PostgresPoolClient['query'];
  }

  async connect(): Promise<PostgresPoolClient> {
    const previous = this.#turn;
    let release = (): void => undefined;
    this.#turn = new Promise((resolve) => (release = resolve));
    await previous;
    return { query: this.#query, release: () => release() };
  }

  async end(): Promise<void> {
    await this.#turn;
    await this.#channel.close();
  }
}

function commandOf(sql: string): PostgresQueryResult<unknown>['command'] {
  return sql.trimStart().split(/\s/, 1)[0]?.toUpperCase() as PostgresQueryResult<unknown>['command'];
}

export interface EmbeddedDatabase {
  pool: PostgresPool;
  /** How often the database has synced to disk since it was opened: rises before a commit is acknowledged. */
  syncCount(): number;
}

/**
 * Opens the embedded database in `directory`, building it at the first start.
 * @throws Error with a plain message when another process has it open or when it would not sync its commits.
 */
export async function openEmbeddedDatabase(directory: string): Promise<EmbeddedDatabase> {
  const syncCounter = new SharedArrayBuffer(4);
  const worker = new Worker(new URL('./embeddedWorker.mjs', import.meta.url), {
    workerData: { directory, syncCounter } satisfies WorkerSettings,
    // Plain JavaScript: the loaders of the process are not wanted there.
    execArgv: [],
  });
  const channel = new WorkerChannel(worker);
  try {
    await channel.opened();
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return { pool: new SingleConnectionPool(channel), syncCount: () => Atomics.load(new Int32Array(syncCounter), 0) };
}
