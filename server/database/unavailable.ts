/** The one error that says: the database cannot serve this call now, and the call may be repeated. */

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
/** What `pg` and its pool say without a code. */
const BROKEN_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;
const OUT_OF_TIME =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated due to connection timeout)/;

/**
 * The database is out of reach, ended the connection, or did not answer in time. Whether a commit that was under way has happened
 * is not known: the key of a submission makes its repetition safe.
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

/** Protocol violation: PgBouncer ends a connection with it (FATAL); from a server it is a statement that was wrong (ERROR), e.g. of 65,536 parameters. */
const PROTOCOL_VIOLATION = '08P01';

/** The driver's error as a DatabaseUnavailable if it is one; anything else as it is. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === PROTOCOL_VIOLATION && !('severity' in error && error.severity === 'FATAL')) return error;
  const isState = UNAVAILABLE_STATES.has(code) || (code.length === 5 && UNAVAILABLE_CLASSES.includes(code.slice(0, 2)));
  if (isState || NETWORK_CODES.has(code)) return new DatabaseUnavailable(code);
  if (OUT_OF_TIME.test(error.message)) return new DatabaseUnavailable('timeout');
  return BROKEN_CONNECTION.test(error.message) ? new DatabaseUnavailable('connection') : error;
}

/** The connection has gone; a database that does not answer, or not yet, may still be there. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof DatabaseUnavailable)) return false;
  // Class 08: also what a pooler says whose own connection has gone.
  return ['57P01', '57P02', 'ECONNRESET', 'EPIPE', 'connection'].includes(error.code) || /^08...$/.test(error.code);
}

/** Gives up waiting after `ms`; what was waited for goes on, and its late failure is nobody's any more. */
export async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>(
    (_resolve, reject) => (timer = setTimeout(() => reject(new DatabaseUnavailable('timeout')), ms)),
  );
  work.catch(() => undefined);
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
