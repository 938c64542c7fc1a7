/** A kind of job, and the input of its work. */
import type { ServerDeps } from '../deps.ts';
import type { TimeLimit } from './timeLimit.ts';
import type { Deferral, ClaimedJob } from './queue.ts';

/** Dependencies of jobs. */
export type JobDeps = Omit<ServerDeps, 'scanner' | 'lookups' | 'logLevel' | 'logStream'>;

export interface Work {
  deps: JobDeps;
  job: ClaimedJob;
  hold: TimeLimit;
  /** True if no other process can have taken the job meanwhile; asked before a step that cannot be undone. */
  isLeaseOurs(): Promise<boolean>;
  /** True if the process has been asked to stop: work that can go on another time ends here. */
  isStopping(): boolean;
}

export interface KindOfJob {
  /** Returns null when the job is done, or the time to look again. @throws Error when it has to be tried again */
  run(work: Work): Promise<Deferral | null>;
  /** Milliseconds until the hold is over; `run` ends soon after it. */
  timeout: number;
  /** Number of these jobs that one process does at once. */
  atOnce: number;
  /** Tries after which the job is given up; Infinity for a recurring job. */
  attempts: number;
  /** Milliseconds of pause after this many failures in a row. */
  pause(failures: number): number;
  /** Milliseconds after which a recurring job begins anew. */
  every?: number;
}
