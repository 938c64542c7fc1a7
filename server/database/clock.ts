/**
 * The database's time, which decides what is open, what has ended and whose turn it is. Processes on several machines agree on it, and a
 * machine with a wrong clock closes nothing early. The database is asked every few seconds; in between this process counts by itself.
 */
import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Milliseconds since some moment of this process. Nobody can set it: it is not the time of day. */
export type Ticks = () => number;

/** Milliseconds, here and below. */
const BETWEEN_MEASUREMENTS = 10_000;
/** A longer round trip says too little about the moment of the answer: the error is at most half of it. */
const LONGEST_ROUND_TRIP = 200;
/** Largest error of measuring alone. A database clock that was set back by more is followed back. */
const JITTER = LONGEST_ROUND_TRIP;
const FIRST_TRIES = 5;

export interface Measurement {
  /** Ticks before the question and after the answer. */
  asked: number;
  answered: number;
  /** Time that the database reported, in milliseconds since 1970. */
  said: number;
}

/** Follows the database's time. Before the first measurement it knows no time. */
export class DatabaseClock {
  readonly #ticks: Ticks;
  /** Milliseconds by which the database's time is ahead of the ticks. */
  #offset: number | null = null;
  /** The round trip of the measurement that is followed. */
  #roundTrip = Infinity;
  #last = 0;

  constructor(ticks: Ticks = () => performance.now()) {
    this.#ticks = ticks;
  }

  /** Never earlier than the last time it returned, unless the database's clock has been set back. */
  now(): Date {
    if (this.#offset === null) throw new Error('The time of the database is not known yet.');
    const time = this.#ticks() + this.#offset;
    if (time > this.#last || this.#last - time > JITTER) this.#last = time;
    return new Date(this.#last);
  }

  /** Applies a measurement. A slow one counts only if none with a shorter round trip is known. Returns true if it was fast enough. */
  follow({ asked, answered, said }: Measurement): boolean {
    const roundTrip = answered - asked;
    const isGood = roundTrip <= LONGEST_ROUND_TRIP;
    if (isGood || roundTrip < this.#roundTrip) {
      this.#offset = said - (asked + answered) / 2;
      this.#roundTrip = roundTrip;
    }
    return isGood;
  }

  /** Asks the database once; returns true if the answer was fast enough. */
  async measure(database: Kysely<Tables>): Promise<boolean> {
    const asked = this.#ticks();
    const { rows } = await sql<{ said: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as said`.execute(database);
    const answered = this.#ticks();
    return rows[0] !== undefined && this.follow({ asked, answered, said: rows[0].said });
  }

  /** Asks until an answer is fast enough, a few times at most. */
  async begin(database: Kysely<Tables>): Promise<void> {
    for (let tries = 1; tries <= FIRST_TRIES; tries += 1) if (await this.measure(database)) return;
  }
}

/** Clock of a PostgreSQL server; null for the embedded database, which has this machine's time already. */
export async function openClock({
  database,
  kind,
}: {
  database: Kysely<Tables>;
  kind: 'embedded' | 'postgres';
}): Promise<DatabaseClock | null> {
  if (kind === 'embedded') return null;
  const clock = new DatabaseClock();
  await clock.begin(database);
  return clock;
}

/** Measures again and again; returns a function that ends it. While the database is away the clock goes on from its last measurement. */
export function keepMeasuring(
  clock: Pick<DatabaseClock, 'measure'>,
  database: Kysely<Tables>,
  interval = BETWEEN_MEASUREMENTS,
): () => void {
  let isAsking = false;
  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    void clock
      .measure(database)
      .catch(() => undefined)
      .finally(() => (isAsking = false));
  }, interval);
  return () => clearInterval(timer);
}
