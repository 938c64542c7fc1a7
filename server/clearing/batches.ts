/** Loops of a clearing part over overdue rows: they end when none is left, and go around failures. */

export interface ClearingRun {
  /** Rows that are looked for at once. */
  limit: number;
  /** True once the time of the run is over: the other rows wait for the next one. */
  isOver(): boolean;
}

/** Repeats a piece of work, which returns its number of rows, as long as it reaches its limit. */
export async function repeatUntilDone(
  { limit, isOver }: ClearingRun,
  batch: (limit: number) => Promise<number>,
): Promise<void> {
  while (!isOver() && (await batch(limit)) >= limit);
}

interface Apart<Id> {
  /** Returns ids of overdue rows, oldest first, at most `limit`, without those that have failed. */
  due(failed: readonly Id[], limit: number): Promise<Id[]>;
  work(id: Id): Promise<void>;
}

/**
 * Runs `work` for every overdue row, each on its own: one that fails holds up no other, and is tried again in the next run.
 * @throws the first failure, after the others; at once when as many rows have failed as are looked for at once
 */
export async function runEachSeparately<Id>({ limit, isOver }: ClearingRun, { due, work }: Apart<Id>): Promise<void> {
  const failed: Id[] = [];
  const failures: unknown[] = [];
  while (failed.length < limit) {
    const ids = await due(failed, limit);
    if (ids.length === 0) break;
    for (const id of ids) {
      if (isOver()) break;
      await work(id).catch((error: unknown) => {
        failed.push(id);
        failures.push(error);
      });
    }
    if (isOver()) break;
  }
  if (failures.length > 0) throw failures[0];
}
