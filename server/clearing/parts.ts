/** What one run of the clearing job is made of: parts that are carried out each on its own. */
import type { Config } from '../config.ts';
import type { FileDeps } from '../storage/claims.ts';
import type { ClearingRun } from './apart.ts';

export type ClearingDeps = FileDeps & { config: Pick<Config, 'retentionYears'> };

export interface ClearingPart {
  /** In the counts of `GET /api/health/`, and in the log where it fails. */
  name: string;
  /** Clears until nothing is overdue, oldest first. @throws the first failure, after everything else was cleared */
  clear(deps: ClearingDeps, run: ClearingRun): Promise<void>;
  /** The moment at which the oldest of what is overdue was due; null where nothing is. Left out for what holds nothing of a person. */
  oldest?(deps: ClearingDeps): Promise<Date | null>;
}
