/**
 * PostgreSQL: a pool whose connections may break at any moment without harm to anybody but the calls they were serving. Between it and
 * the server may stand a pooler (PgBouncer in transaction mode), which gives every transaction whatever connection is free: nothing here
 * outlives a transaction there.
 */
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { asUnavailable, DatabaseUnavailable, isLostConnection, within } from './unavailable.ts';

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
  /** For the next statement of a transaction: one whose process has stopped in the middle gives its locks back. */
  pause: number;
}

/** Somebody waits at a form. */
export const LIMITS: DatabaseLimits = {
  connect: 8_000,
  lock: 8_000,
  statement: 10_000,
  answer: 12_000,
  pause: 15_000,
};

const DAY = 24 * 60 * 60_000;
/** Nobody waits: a migration, a table that is written anew. */
export const PATIENCE: DatabaseLimits = { connect: DAY, lock: DAY, statement: DAY, answer: DAY, pause: DAY };

/** How the server is told how long it may take, as it names its settings; in milliseconds. */
function timeOuts({ statement, lock, pause }: DatabaseLimits): [name: string, value: number][] {
  return [
    ['statement_timeout', statement],
    ['lock_timeout', lock],
    ['idle_in_transaction_session_timeout', pause],
  ];
}

interface Connection {
  client: pg.PoolClient;
  /** False: a pooler answers, and what is set for the session would be anybody's. */
  isDirect: boolean;
}

/** So often a statement is sent before it is worth a plan of its own. */
const FREQUENT = 3;
/** The server keeps the plan of each named one in each connection. */
const MOST_NAMED = 32;
/** Texts whose first times are counted: those of rare shapes are forgotten. */
const MOST_COUNTED = 1_000;

/**
 * Names the statements that come again and again, so that the server reads and plans each once a connection; of a lodging that is half a
 * millisecond. Only those that change rows: what they give has the same columns whatever a migration beside adds to a table, while a
 * `select *` that was planned before would be refused after it. A pooler hands connections on, and gets none.
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
 * One checked-out connection, seen by Kysely. Once it is broken it answers at once, and it does not go back to the pool. A connection that
 * died unseen while nobody used it (a failover) is found out by its first statement; where that one may be repeated, another connection
 * takes it, and the caller never hears of it.
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
        return (await within(limits.answer, answer)) as PostgresQueryResult<unknown>;
      } catch (error) {
        if (this.#replaceable === 0 || !isLostConnection(asUnavailable(error)) || !REPEATABLE.test(sql)) throw error;
        this.#replaceable -= 1;
        await this.#replace(take);
      }
    }
  }

  /** Through a pooler each transaction says for itself how long it may take: in one message, so that it costs no round trip. */
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

/** Kysely's words. */
const BEGINNING = /^\s*(begin|start transaction)\b/i;
/** Changes nothing, whether or not it was carried out before the connection broke. */
const REPEATABLE = /^\s*(begin|start transaction|select)\b/i;

/** The server ended the statement, not the connection: a rollback still reaches it. */
function isOfOneStatement({ code }: DatabaseUnavailable): boolean {
  return code === '57014' || code === '55P03' || code.startsWith('40') || code === '53100' || code === '53200';
}

/** Of one process; docs/operating.md has the budget of them all. */
export const DEFAULT_POOL_SIZE = 10;

export interface PoolSettings {
  limits: DatabaseLimits;
  /** The most connections at once. */
  size: number;
}

/**
 * Sets the limits of a new connection's session, if it is one of the server's own, and tells whether it is: a pooler hands out numbers of
 * its own for the server's process, and would hand the session on to somebody else.
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
  /** Whether a pooler has answered. */
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

  /** One that breaks before it could be used is replaced, like one that died while nobody used it. */
  async #take(): Promise<Connection> {
    const { limits, size } = this.#settings;
    for (let tries = 0; ; tries += 1) {
      const client = await this.#pool.connect();
      try {
        const isDirect = await within(limits.answer, this.#isDirect.get(client) ?? Promise.resolve(false));
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

/** Which database an address means, for people: `allot at db.example:5432`. No user, no password. */
export function namePostgres(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname || (searchParams.get('host') ?? 'localhost');
  return `${decodeURIComponent(pathname.slice(1))} at ${host}:${port || '5432'}`;
}

/** The address under which the driver reads `sslmode` as PostgreSQL's own library does: `require` encrypts and checks no certificate. */
function withLibpqModes(url: string): string {
  const read = new URL(url);
  if (read.searchParams.get('sslmode') !== 'require') return url;
  read.searchParams.set('uselibpqcompat', 'true');
  return read.href;
}

/** A pool for the server, or the pooler, at this address. Nothing is connected before it is used. */
export function openPostgres(url: string, settings: PoolSettings): LimitedPool {
  const pool = new pg.Pool({
    connectionString: withLibpqModes(url),
    max: settings.size,
    keepAlive: true,
    // A host that says nothing is given up even by who has all the time in the world.
    connectionTimeoutMillis: Math.min(settings.limits.connect, LIMITS.connect),
  });
  // A connection that breaks while idle is replaced at the next use. The pool listens to idle ones only, so every connection gets a
  // listener for its whole life; who was using it learns of the failure through its statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new LimitedPool(pool, settings);
}
