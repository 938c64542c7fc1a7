/** PostgreSQL: a pool whose connections may break at any moment without harm to anybody but the calls they were serving. */
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { asUnavailable, DatabaseUnavailable, within } from './unavailable.ts';

/** In milliseconds. */
export interface DatabaseLimits {
  /** For a connection: a new one, or one of the pool's. */
  connect: number;
  /** For a lock that somebody else holds. */
  lock: number;
  /** For a statement, by the server's clock. */
  statement: number;
  /** For a statement, by our own: a server that hangs cannot end one itself. */
  answer: number;
}

/** Somebody waits at a form. A migration may take longer and is not limited. */
export const LIMITS: DatabaseLimits = { connect: 8_000, lock: 8_000, statement: 10_000, answer: 12_000 };

const DAY = 24 * 60 * 60_000;
/** Nobody waits: a migration, a table that is written anew. */
export const PATIENCE: DatabaseLimits = { connect: DAY, lock: DAY, statement: DAY, answer: DAY };

/** A transaction whose process has stopped in the middle gives its locks back after this. */
const LONGEST_PAUSE_MS = 15_000;
const MOST_CONNECTIONS = 10;

interface Checkout {
  limits: DatabaseLimits | null;
  /** Takes a connection of the pool. */
  take: () => Promise<pg.PoolClient>;
}

/**
 * One checked-out connection, seen by Kysely. Once it is broken it answers at once, and it does not go back to the pool. A connection that
 * died unseen while nobody used it (a failover) is found out by its first statement; where that one may be repeated, another connection
 * takes it, and the caller never hears of it.
 */
class LimitedClient implements PostgresPoolClient {
  readonly #checkout: Checkout;
  #client: pg.PoolClient;
  #broken: DatabaseUnavailable | null = null;
  /** How many more may turn out to be dead before a statement has been answered. */
  #replaceable = MOST_CONNECTIONS;
  /** The pool has it already, and there is no other one yet. */
  #isBack = false;

  constructor(client: pg.PoolClient, checkout: Checkout) {
    this.#client = client;
    this.#checkout = checkout;
  }

  readonly query: PostgresPoolClient['query'] = (async (sql: string, parameters: readonly unknown[] = []) => {
    if (this.#broken) throw this.#broken;
    try {
      const answer = await this.#ask(sql, parameters);
      this.#replaceable = 0;
      return answer;
    } catch (error) {
      const known = asUnavailable(error);
      if (known instanceof DatabaseUnavailable && !isOfOneStatement(known)) this.#broken = known;
      throw known;
    }
  }) as PostgresPoolClient['query'];

  async #ask(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const { limits, take } = this.#checkout;
    for (;;) {
      try {
        const answer = this.#client.query(sql, [...parameters]);
        return (await (limits ? within(limits.answer, answer) : answer)) as PostgresQueryResult<unknown>;
      } catch (error) {
        if (this.#replaceable === 0 || !isDead(asUnavailable(error)) || !REPEATABLE.test(sql)) throw error;
        this.#replaceable -= 1;
        await this.#replace(take);
      }
    }
  }

  async #replace(take: Checkout['take']): Promise<void> {
    this.#client.release(true);
    this.#isBack = true;
    this.#client = await take();
    this.#isBack = false;
  }

  release(): void {
    if (!this.#isBack) this.#client.release(this.#broken ?? undefined);
  }
}

/** Changes nothing, whether or not it was carried out before the connection broke. */
const REPEATABLE = /^\s*(begin|start transaction|select)\b/i;

/** The connection has gone; a database that does not answer may still be there. */
function isDead(error: unknown): boolean {
  return error instanceof DatabaseUnavailable && ['57P01', 'ECONNRESET', 'EPIPE', 'connection'].includes(error.code);
}

/** The server ended the statement, not the connection: a rollback still reaches it. */
function isOfOneStatement({ code }: DatabaseUnavailable): boolean {
  return code === '57014' || code === '55P03' || code.startsWith('40') || code === '53100' || code === '53200';
}

class LimitedPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #limits: DatabaseLimits | null;

  constructor(pool: pg.Pool, limits: DatabaseLimits | null) {
    this.#pool = pool;
    this.#limits = limits;
  }

  async connect(): Promise<PostgresPoolClient> {
    try {
      const take = () => this.#pool.connect();
      return new LimitedClient(await take(), { limits: this.#limits, take });
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

/** @param limits null: no time-outs, for migrations */
export function openPostgres(url: string, limits: DatabaseLimits | null): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits ? MOST_CONNECTIONS : 1,
    keepAlive: true,
    connectionTimeoutMillis: (limits ?? LIMITS).connect,
    ...(limits && {
      statement_timeout: limits.statement,
      lock_timeout: limits.lock,
      idle_in_transaction_session_timeout: LONGEST_PAUSE_MS,
    }),
  });
  // A connection that breaks while idle is replaced at the next use. The pool listens to idle ones only, so every connection gets a
  // listener for its whole life; who was using it learns of the failure through its statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new LimitedPool(pool, limits);
}
