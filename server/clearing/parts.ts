/** Parts of a run of the clearing job, each carried out on its own. */
import type { Config } from '../config.ts';
import type { ServerDeps } from '../deps.ts';
import type { FileDeps } from '../storage/claims.ts';
import type { ClearingRun } from './batches.ts';

export type ClearingDeps = FileDeps & Pick<ServerDeps, 'keys'> & { config: Pick<Config, 'retentionYears'> };

export interface ClearingPart {
  /** Name in the counts of `GET /api/health/`. */
  name: string;
  /** Clears until nothing is overdue, oldest first. @throws the first failure, after everything else was cleared */
  clear(deps: ClearingDeps, run: ClearingRun): Promise<void>;
  /**
   * Returns the moment at which the oldest overdue item was due; null if nothing is overdue. Left out for parts without data of a person.
   */
  oldest?(deps: ClearingDeps): Promise<Date | null>;
}
