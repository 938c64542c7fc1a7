import type { WriteReport } from './draftStorage.ts';
import { RevisionConflict, type Vault } from './vault.ts';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

interface Retry {
  timer: ReturnType<typeof setTimeout>;
  delay: number;
}

/** One writer per key: the newest value waits while an older one is written, and a value whose write failed is tried again (RP4). */
export class WriteQueue {
  private readonly waiting = new Map<string, string>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly revisions = new Map<string, number>();
  private readonly retries = new Map<string, Retry>();
  private readonly listeners = new Set<(report: WriteReport) => void>();

  constructor(
    private readonly vault: Vault,
    private readonly now: () => string,
  ) {}

  /** Resolves when this or a newer value has arrived; rejects when the write failed, and then keeps trying. */
  readonly write = (key: string, value: string): Promise<void> => {
    this.waiting.set(key, value);
    this.tell({ kind: 'started', key });
    return this.start(key);
  };

  readonly flush = async (): Promise<boolean> => {
    await Promise.allSettled([...this.waiting.keys()].map((key) => this.start(key)));
    return this.waiting.size === 0;
  };

  readonly watch = (listener: (report: WriteReport) => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  knowRevision(key: string, revision: number): void {
    this.revisions.set(key, revision);
  }

  /** Gives up what waits under a key, after the write that is under way. */
  async forget(key: string): Promise<void> {
    this.waiting.delete(key);
    this.stopRetry(key);
    await this.running.get(key)?.catch(() => {});
    this.revisions.set(key, 0);
  }

  async forgetAll(): Promise<void> {
    const keys = new Set([...this.waiting.keys(), ...this.running.keys(), ...this.retries.keys(), ...this.revisions.keys()]);
    await Promise.all([...keys].map((key) => this.forget(key)));
  }

  private start(key: string): Promise<void> {
    const current = this.running.get(key);
    if (current !== undefined) return current;
    const run = this.drain(key)
      .catch((failure: unknown) => this.handleFailure(key, failure))
      .finally(() => this.running.delete(key));
    this.running.set(key, run);
    return run;
  }

  private async drain(key: string): Promise<void> {
    for (let value = this.waiting.get(key); value !== undefined; value = this.waiting.get(key)) {
      await this.writeOnce(key, value);
      if (this.waiting.get(key) === value) this.waiting.delete(key);
    }
    this.stopRetry(key);
    this.tell({ kind: 'succeeded', key, at: this.now() });
  }

  private async writeOnce(key: string, value: string): Promise<void> {
    const sealed = await this.vault.encrypt(value);
    // Removed while it was being encrypted: a purge must not be undone by a late write (RP6).
    if (!this.waiting.has(key)) return;
    const record = { key, ...sealed, updatedAt: this.now() };
    this.revisions.set(key, await this.vault.put(record, this.revisions.get(key) ?? 0));
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
