/**
 * The time that decides (what is open, what has ended, whose turn it is) is the database's: processes on several machines agree on it, and
 * a machine whose clock is wrong closes nothing early. It is asked every few seconds; in between this process counts on by itself.
 */
import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Milliseconds since some moment of this process, that nobody can set: not the time of day. */
export type Ticks = () => number;

/** All in milliseconds. */
const BETWEEN_MEASUREMENTS = 10_000;
/** A longer way to the database and back says too little about the moment of its answer: at most half of it is the error. */
const LONGEST_ROUND_TRIP = 200;
/** What measuring alone can be off by; a clock that was set back by more is followed back. */
const JITTER = LONGEST_ROUND_TRIP;
const FIRST_TRIES = 5;

export interface Measurement {
  /** When it was asked and when the answer had come, in ticks. */
  asked: number;
  answered: number;
  /** What the database said, in milliseconds since 1970. */
  said: number;
}

/** Follows the database's time. Before the first measurement it knows no time. */
export class DatabaseClock {
  readonly #ticks: Ticks;
  /** Of the database's time ahead of the ticks. */
  #offset: number | null = null;
  /** The round trip of the measurement that is followed. */
  #roundTrip = Infinity;
  #last = 0;

  constructor(ticks: Ticks = () => performance.now()) {
    this.#ticks = ticks;
  }

  /** Never earlier than it was said before, unless the database's clock has been set back. */
  now(): Date {
    if (this.#offset === null) throw new Error('The time of the database is not known yet.');
    const time = this.#ticks() + this.#offset;
    if (time > this.#last || this.#last - time > JITTER) this.#last = time;
    return new Date(this.#last);
  }

  /** Takes a measurement over; one whose answer took too long only where none better is known. Tells whether it was good. */
  follow({ asked, answered, said }: Measurement): boolean {
    const roundTrip = answered - asked;
    const isGood = roundTrip <= LONGEST_ROUND_TRIP;
    if (isGood || roundTrip < this.#roundTrip) {
      this.#offset = said - (asked + answered) / 2;
      this.#roundTrip = roundTrip;
    }
    return isGood;
  }

  /** Asks the database once; tells whether the answer was good. */
  async measure(database: Kysely<Tables>): Promise<boolean> {
    const asked = this.#ticks();
    const { rows } = await sql<{ said: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as said`.execute(database);
    const answered = this.#ticks();
    return rows[0] !== undefined && this.follow({ asked, answered, said: rows[0].said });
  }

  /** Asks until the answer was good, a few times. */
  async begin(database: Kysely<Tables>): Promise<void> {
    for (let tries = 1; tries <= FIRST_TRIES; tries += 1) if (await this.measure(database)) return;
  }
}

/** The clock of a PostgreSQL server; null of the embedded database, which has this machine's time already. */
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

/** Measures again and again. While the database is away the clock goes on from its last measurement. Gives what ends it. */
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
