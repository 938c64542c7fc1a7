/** How a part of the clearing goes through what is due: until nothing is, and around what fails. */

export interface ClearingRun {
  /** Rows that are looked for at once. */
  limit: number;
  /** True once the time of the run is over: what is left waits for the next one. */
  isOver(): boolean;
}

/** Repeats a piece of work, which gives how many rows it took, as long as it takes as many as it may. */
export async function untilDone(
  { limit, isOver }: ClearingRun,
  batch: (limit: number) => Promise<number>,
): Promise<void> {
  while (!isOver() && (await batch(limit)) >= limit);
}

interface Apart<Id> {
  /** Ids of rows that are due, oldest first, at most `limit`, without those that have failed. */
  due(failed: readonly Id[], limit: number): Promise<Id[]>;
  work(id: Id): Promise<void>;
}

/**
 * Does `work` for every row that is due, each on its own: one that fails holds up no other, and is tried again in the next run.
 * @throws the first failure, after the others; at once where as many have failed as are looked for at once
 */
export async function eachApart<Id>({ limit, isOver }: ClearingRun, { due, work }: Apart<Id>): Promise<void> {
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
