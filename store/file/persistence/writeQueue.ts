import type { WriteReport } from './draftStorage.ts';
import { RevisionConflict, StaleKey, type Vault } from './vault.ts';

const FIRST_RETRY_MS = 1_000;
/** Longest retry delay: once there is room again, the next try must come within five seconds (R12). */
const LAST_RETRY_MS = 3_000;

interface Retry {
  timer: ReturnType<typeof setTimeout>;
  delay: number;
}

interface Waiting {
  value: string;
  /** True to overwrite only the revision this page knows; otherwise any, except that a value removed by others is not restored. */
  isChecked: boolean;
}

/** Queue with one writer per key: the newest value waits while an older one is written, and a failed value is retried (RP4). */
export class WriteQueue {
  private readonly waiting = new Map<string, Waiting>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly removals = new Map<string, Promise<void>>();
  private readonly revisions = new Map<string, number>();
  private readonly retries = new Map<string, Retry>();
  private readonly listeners = new Set<(report: WriteReport) => void>();
  private clearing: Promise<void> | null = null;

  constructor(
    private readonly vault: Vault,
    private readonly now: () => string,
  ) {}

  /** Resolves once this or a newer value is stored; rejects if the write failed, and then keeps trying. */
  readonly write = (key: string, value: string): Promise<void> => this.enqueue(key, { value, isChecked: true });

  /** Writes without comparing with other pages' writes. */
  readonly overwrite = (key: string, value: string): Promise<void> => this.enqueue(key, { value, isChecked: false });

  readonly flush = async (): Promise<boolean> => {
    await Promise.allSettled([...this.waiting.keys()].map((key) => this.start(key)));
    return this.waiting.size === 0;
  };

  readonly watch = (listener: (report: WriteReport) => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Returns the value still to be written under a key. */
  waitingValue(key: string): string | undefined {
    return this.waiting.get(key)?.value;
  }

  waitingKeys(): string[] {
    return [...this.waiting.keys()];
  }

  knowRevision(key: string, revision: number): void {
    this.revisions.set(key, revision);
  }

  /** Removes a key and its waiting value after the write under way; later writes come after the removal. */
  readonly remove = (key: string): Promise<void> => {
    const removal = this.forget(key)
      .then(() => this.vault.remove(key))
      .finally(() => {
        if (this.removals.get(key) === removal) this.removals.delete(key);
      });
    this.removals.set(key, removal);
    return removal;
  };

  /** Removes every key, as `remove` does one. */
  readonly clear = (): Promise<void> => {
    const clearing = this.forgetAll()
      .then(() => this.vault.destroy())
      .finally(() => {
        if (this.clearing === clearing) this.clearing = null;
      });
    this.clearing = clearing;
    return clearing;
  };

  /** Drops the waiting value of a key, after the write under way. */
  private async forget(key: string): Promise<void> {
    this.waiting.delete(key);
    this.stopRetry(key);
    await Promise.allSettled([this.running.get(key), this.removals.get(key)]);
    this.revisions.delete(key);
  }

  private async forgetAll(): Promise<void> {
    const keys = new Set([
      ...this.waiting.keys(),
      ...this.running.keys(),
      ...this.removals.keys(),
      ...this.revisions.keys(),
    ]);
    await Promise.all([...keys].map((key) => this.forget(key)));
  }

  private enqueue(key: string, waiting: Waiting): Promise<void> {
    this.waiting.set(key, waiting);
    this.tell({ kind: 'started', key });
    return this.start(key);
  }

  private start(key: string): Promise<void> {
    const removal = this.clearing ?? this.removals.get(key);
    const again = () => this.start(key);
    if (removal !== undefined) return removal.then(again, again);
    const current = this.running.get(key);
    if (current !== undefined) return current;
    if (!this.waiting.has(key)) return Promise.resolve();
    const run = this.drain(key).catch((failure: unknown) => this.handleFailure(key, failure));
    this.running.set(key, run);
    return run;
  }

  private async drain(key: string): Promise<void> {
    let hasWritten = false;
    try {
      for (let next = this.next(key); next !== undefined; next = this.next(key)) {
        await this.writeOnce(key, next);
        if (this.waiting.get(key) !== next) continue;
        this.waiting.delete(key);
        hasWritten = true;
      }
    } finally {
      // Synchronous with the last look at the waiting values: a value that comes now must find no writer.
      this.running.delete(key);
    }
    if (!hasWritten) return;
    this.stopRetry(key);
    this.tell({ kind: 'succeeded', key });
  }

  /** Returns the value to write now; values that came after a removal wait for it. */
  private next(key: string): Waiting | undefined {
    return this.clearing === null && !this.removals.has(key) ? this.waiting.get(key) : undefined;
  }

  private async writeOnce(key: string, next: Waiting): Promise<void> {
    const sealed = await this.vault.encrypt(next.value);
    // Removed while it was being encrypted: a late write must not undo a purge (RP6).
    if (!this.waiting.has(key)) return;
    const known = this.revisions.get(key) ?? 0;
    const mayWriteOver = (present: number) => (next.isChecked ? present === known : present > 0 || known === 0);
    try {
      this.revisions.set(key, await this.vault.put({ key, ...sealed, updatedAt: this.now() }, mayWriteOver));
    } catch (failure) {
      // Another page removed everything, including the key, during the encryption: try again with the new key.
      if (!(failure instanceof StaleKey)) throw failure;
      await this.writeOnce(key, next);
    }
  }

  private handleFailure(key: string, failure: unknown): never {
    if (failure instanceof RevisionConflict) {
      this.waiting.delete(key);
      this.stopRetry(key);
      this.tell({ kind: 'conflict', key });
    } else if (this.waiting.has(key)) {
      this.scheduleRetry(key);
      this.tell({ kind: 'failed', key });
    }
    throw failure;
  }

  private scheduleRetry(key: string): void {
    const known = this.retries.get(key);
    clearTimeout(known?.timer);
    const delay = known === undefined ? FIRST_RETRY_MS : Math.min(known.delay * 2, LAST_RETRY_MS);
    this.retries.set(key, { delay, timer: setTimeout(() => void this.start(key).catch(() => {}), delay) });
  }

  private stopRetry(key: string): void {
    clearTimeout(this.retries.get(key)?.timer);
    this.retries.delete(key);
  }

  private tell(report: WriteReport): void {
    for (const listener of this.listeners) listener(report);
  }
}
