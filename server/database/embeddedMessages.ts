/** Messages between the server's thread and the embedded database's thread. */

export interface WorkerSettings {
  directory: string;
  /** One 32-bit counter of syncs, shared by both threads. */
  syncCounter: SharedArrayBuffer;
}

export type WorkerRequest =
  { kind: 'query'; id: number; sql: string; parameters: unknown[] } | { kind: 'close'; id: number };

export interface WorkerError {
  message: string;
  /** SQLSTATE. */
  code?: string | undefined;
  constraint?: string | undefined;
}

/** Id 0 answers the opening itself. */
export type WorkerReply = { id: number; rows: unknown[]; affectedRows: number } | { id: number; error: WorkerError };
