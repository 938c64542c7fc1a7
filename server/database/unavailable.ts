/** The one error for a database that cannot serve this request now; the request may be repeated. */

/** SQLSTATEs of a server that cannot serve now; the classes 08 (connection) and 53 (resources) as a whole. */
const UNAVAILABLE_STATES = new Set([
  '57P01', // ended by an operator, or a failover
  '57P02', // another process of the server crashed
  '57P03', // starting up or shutting down
  '57P05', // idle for too long
  '57014', // longer than statement_timeout
  '55P03', // longer than lock_timeout
  '25P03', // idle in a transaction for too long
  '40001', // serialisation
  '40P01', // deadlock
]);
const UNAVAILABLE_CLASSES = ['08', '53'];
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EMFILE',
  'ENFILE',
]);
/** Messages of `pg` and its pool that have no code. */
const BROKEN_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;
const OUT_OF_TIME =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated due to connection timeout)/;

/**
 * The database is out of reach, ended the connection, or did not answer in time. A commit that was under way may or may not have happened:
 * the key of a submission makes its repetition safe.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** SQLSTATE, the network's code, or `timeout`. */
  readonly code: string;
  constructor(code: string) {
    super('the database is not available');
    this.code = code;
  }
}

/**
 * Protocol violation. PgBouncer ends a connection with it (FATAL); from a server it means a wrong statement (ERROR), e.g. one with 65,536
 * parameters.
 */
const PROTOCOL_VIOLATION = '08P01';

/** Returns the driver's error as a DatabaseUnavailable if it is one; any other error as it is. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === PROTOCOL_VIOLATION && !('severity' in error && error.severity === 'FATAL')) return error;
  const isState = UNAVAILABLE_STATES.has(code) || (code.length === 5 && UNAVAILABLE_CLASSES.includes(code.slice(0, 2)));
  if (isState || NETWORK_CODES.has(code)) return new DatabaseUnavailable(code);
  if (OUT_OF_TIME.test(error.message)) return new DatabaseUnavailable('timeout');
  return BROKEN_CONNECTION.test(error.message) ? new DatabaseUnavailable('connection') : error;
}

/** True if the connection is gone; a database that does not answer, or not yet, may still be there. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof DatabaseUnavailable)) return false;
  // Class 08 is also the code of a pooler that lost its own connection.
  return ['57P01', '57P02', 'ECONNRESET', 'EPIPE', 'connection'].includes(error.code) || /^08...$/.test(error.code);
}

/** Gives up waiting after `ms`. The work goes on, and its late failure is ignored. */
export async function withTimeout<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>(
    (_resolve, reject) => (timer = setTimeout(() => reject(new DatabaseUnavailable('timeout')), ms)),
  );
  work.catch(() => undefined);
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
