const MINUTE = 60_000;

/** Counts calls per key within the current minute; it holds nothing of an earlier minute. */
export class MinuteCounter {
  #minute = 0;
  #counts = new Map<string, number>();

  /** Counts one more call of `key` in the minute of `now` (ms) and returns its number. */
  count(key: string, now: number): number {
    const minute = Math.floor(now / MINUTE);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts = new Map();
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count;
  }
}
