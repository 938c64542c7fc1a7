/** What a kind of job is, and what it is given. */
import type { ServerDeps } from '../deps.ts';
import type { Hold } from './hold.ts';
import type { Later, TakenJob } from './queue.ts';

/** What jobs are done with. */
export type JobDeps = Omit<ServerDeps, 'scanner' | 'lookups' | 'logLevel' | 'logStream'>;

export interface Work {
  deps: JobDeps;
  job: TakenJob;
  hold: Hold;
  /** Whether nobody else can have taken the job meanwhile; asked before what cannot be undone. */
  isLeaseOurs(): Promise<boolean>;
  /** Whether the process has been asked to stop: what can go on another time ends here. */
  isStopping(): boolean;
}

export interface KindOfJob {
  /** Gives null when it is done, or when to look again where that is not now. @throws Error when it has to be tried again */
  run(work: Work): Promise<Later | null>;
  /** Milliseconds until the hold is over; `run` ends soon after it. */
  timeout: number;
  /** How many of them one process does at once. */
  atOnce: number;
  /** After so many tries it is given up; Infinity for what comes again by itself. */
  attempts: number;
  /** Milliseconds after the so-manieth failure in a row. */
  pause(failures: number): number;
  /** Milliseconds after which it begins anew. */
  every?: number;
}
