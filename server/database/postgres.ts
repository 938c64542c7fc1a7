/**
 * PostgreSQL: a pool whose connections may break at any moment and harm only the requests they were serving. A pooler (PgBouncer in
 * transaction mode) may stand in front of the server. It gives every transaction any free connection, so nothing here outlives a
 * transaction there.
 */
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { asUnavailable, DatabaseUnavailable, isLostConnection, withTimeout } from './unavailable.ts';

/** Time limits in milliseconds. */
export interface DatabaseLimits {
  /** Wait for a connection: a new one, or one of the pool's. */
  connect: number;
  /** Wait for a lock that another transaction holds. */
  lock: number;
  /** Time for a statement, by the server's clock. */
  statement: number;
  /** Time for a statement, by our own clock: a server that hangs cannot end one itself. */
  answer: number;
  /** Wait for the next statement of a transaction: a process that stopped in the middle gives its locks back. */
  pause: number;
}

/** Limits of requests: a person waits at a form. */
export const LIMITS: DatabaseLimits = {
  connect: 8_000,
  lock: 8_000,
  statement: 10_000,
  answer: 12_000,
  pause: 15_000,
};

const DAY = 24 * 60 * 60_000;
/** Limits of work that nobody waits for, such as a migration or the rewriting of a table. */
export const PATIENCE: DatabaseLimits = { connect: DAY, lock: DAY, statement: DAY, answer: DAY, pause: DAY };

/** The server's own settings for these limits; in milliseconds. */
function timeOuts({ statement, lock, pause }: DatabaseLimits): [name: string, value: number][] {
  return [
    ['statement_timeout', statement],
    ['lock_timeout', lock],
    ['idle_in_transaction_session_timeout', pause],
  ];
}

interface Connection {
  client: pg.PoolClient;
  /** False: a pooler answers, and a session's settings would reach other clients. */
  isDirect: boolean;
}

/** Number of times a statement is sent before it is worth a plan of its own. */
const FREQUENT = 3;
/** The server stores the plan of each named statement in each connection. */
const MOST_NAMED = 32;
/** Texts that are counted before they are named; rare shapes are forgotten. */
const MOST_COUNTED = 1_000;

/**
 * Names frequent statements, so that the server reads and plans each once a connection; this saves half a millisecond of a submission. Only
 * statements that change rows are named: their results have the same columns even if a migration adds some to a table, while a `select *`
 * that was planned before would be refused after it. A pooler hands connections on, and gets no names.
 */
class FrequentStatements {
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();

  nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined || this.#names.size >= MOST_NAMED || !CHANGING.test(sql)) return known;
    const count = (this.#counts.get(sql) ?? 0) + 1;
    if (count < FREQUENT) {
      if (this.#counts.size >= MOST_COUNTED) this.#counts.clear();
      this.#counts.set(sql, count);
      return undefined;
    }
    this.#counts.delete(sql);
    const name = `frequent_${this.#names.size + 1}`;
    this.#names.set(sql, name);
    return name;
  }
}

const CHANGING = /^\s*(with|insert)\b/i;

interface Checkout {
  limits: DatabaseLimits;
  statements: FrequentStatements;
  /** Connections that may turn out to be dead before a statement has been answered. */
  replaceable: number;
  take: () => Promise<Connection>;
}

/**
 * One checked-out connection, seen by Kysely. Once it is broken it refuses every statement at once and does not go back to the pool. A
 * connection that died unseen while idle (a failover) is found out by its first statement. If that statement may be repeated, another
 * connection takes it, and the caller never learns of it.
 */
class LimitedClient implements PostgresPoolClient {
  readonly #checkout: Checkout;
  #connection: Connection;
  #broken: DatabaseUnavailable | null = null;
  #replaceable: number;
  /** The pool has it already, and there is no other one yet. */
  #isBack = false;

  constructor(connection: Connection, checkout: Checkout) {
    this.#connection = connection;
    this.#checkout = checkout;
    this.#replaceable = checkout.replaceable;
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
        const values = [...parameters];
        const name = this.#connection.isDirect ? this.#checkout.statements.nameOf(sql) : undefined;
        const answer = this.#connection.client.query(
          name === undefined ? { text: this.#limited(sql), values } : { name, text: sql, values },
        );
        return (await withTimeout(limits.answer, answer)) as PostgresQueryResult<unknown>;
      } catch (error) {
        if (this.#replaceable === 0 || !isLostConnection(asUnavailable(error)) || !REPEATABLE.test(sql)) throw error;
        this.#replaceable -= 1;
        await this.#replace(take);
      }
    }
  }

  /** Through a pooler each transaction sets its own limits, in the same message, so that it costs no round trip. */
  #limited(sql: string): string {
    if (this.#connection.isDirect || !BEGINNING.test(sql)) return sql;
    const settings = timeOuts(this.#checkout.limits).map(([name, value]) => `set local ${name} = ${value}`);
    return [sql, ...settings].join('; ');
  }

  async #replace(take: Checkout['take']): Promise<void> {
    this.#connection.client.release(true);
    this.#isBack = true;
    this.#connection = await take();
    this.#isBack = false;
  }

  release(): void {
    if (!this.#isBack) this.#connection.client.release(this.#broken ?? undefined);
  }
}

/** Kysely's statements that begin a transaction. */
const BEGINNING = /^\s*(begin|start transaction)\b/i;
/** Statements that change nothing, so that they may run again if the connection broke in between. */
const REPEATABLE = /^\s*(begin|start transaction|select)\b/i;

/** The server ended the statement, not the connection: a rollback still reaches it. */
function isOfOneStatement({ code }: DatabaseUnavailable): boolean {
  return code === '57014' || code === '55P03' || code.startsWith('40') || code === '53100' || code === '53200';
}

/** Connections of one process; docs/operating.md has the budget of all processes. */
export const DEFAULT_POOL_SIZE = 10;

export interface PoolSettings {
  limits: DatabaseLimits;
  /** The most connections at once. */
  size: number;
}

/**
 * Sets the limits of a new connection's session if the server itself answers, and returns true if it does. A pooler announces process
 * numbers of its own, and would hand the session on to another client.
 */
async function limitSession(client: pg.PoolClient, limits: DatabaseLimits): Promise<boolean> {
  const announced = 'processID' in client ? Number(client.processID) : 0;
  const settings = timeOuts(limits).map(([name, value]) => `set_config('${name}', '${value}', false)`);
  const { rowCount } = await client.query(
    `select ${settings.join(', ')} where pg_catalog.pg_backend_pid() = ${announced}`,
  );
  return rowCount === 1;
}

export class LimitedPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #settings: PoolSettings;
  readonly #isDirect = new WeakMap<pg.PoolClient, Promise<boolean>>();
  readonly #statements = new FrequentStatements();
  /** True once a pooler has answered. */
  isPooled = false;

  constructor(pool: pg.Pool, settings: PoolSettings) {
    this.#pool = pool;
    this.#settings = settings;
    pool.on('connect', (client) => {
      const isDirect = limitSession(client, settings.limits);
      isDirect.catch(() => undefined);
      this.#isDirect.set(client, isDirect);
    });
  }

  async connect(): Promise<PostgresPoolClient> {
    const { limits, size } = this.#settings;
    const take = () => this.#take();
    try {
      return new LimitedClient(await take(), { limits, statements: this.#statements, replaceable: size, take });
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  /** A connection that breaks before its first use is replaced, like one that died while idle. */
  async #take(): Promise<Connection> {
    const { limits, size } = this.#settings;
    for (let tries = 0; ; tries += 1) {
      const client = await this.#pool.connect();
      try {
        const isDirect = await withTimeout(limits.answer, this.#isDirect.get(client) ?? Promise.resolve(false));
        this.isPooled = !isDirect;
        return { client, isDirect };
      } catch (error) {
        client.release(true);
        if (tries >= size || !isLostConnection(asUnavailable(error))) throw error;
      }
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

/** Names the database of an address, for people: `allot at db.example:5432`. No user, no password. */
export function namePostgres(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname || (searchParams.get('host') ?? 'localhost');
  return `${decodeURIComponent(pathname.slice(1))} at ${host}:${port || '5432'}`;
}

/**
 * Returns the address with which the driver reads `sslmode` as PostgreSQL's own library does: `require` encrypts and checks no certificate.
 */
function withLibpqModes(url: string): string {
  const read = new URL(url);
  if (read.searchParams.get('sslmode') !== 'require') return url;
  read.searchParams.set('uselibpqcompat', 'true');
  return read.href;
}

/** A pool for the server, or the pooler, at this address. It connects at its first use. */
export function openPostgres(url: string, settings: PoolSettings): LimitedPool {
  const pool = new pg.Pool({
    connectionString: withLibpqModes(url),
    max: settings.size,
    keepAlive: true,
    // A silent host is given up even when the limits are those of a day.
    connectionTimeoutMillis: Math.min(settings.limits.connect, LIMITS.connect),
  });
  // A connection that breaks while idle is replaced at the next use. The pool listens to idle ones only, so every connection gets a
  // listener for its whole life; its user learns of the failure through the statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new LimitedPool(pool, settings);
}
