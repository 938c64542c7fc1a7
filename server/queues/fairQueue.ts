/**
 * A bounded queue before work of which little can go on at once. It is shared fairly: few pieces of one session and of one network wait
 * (design 4c), a caller with nothing under way goes before one with something, and short work before long.
 */
import { Refusal } from '../http/errors.ts';

export interface QueueLimits {
  /** Pieces of work under way at once. */
  atOnce: number;
  /** Pieces that wait; one more is refused. */
  waiting: number;
  /** Most pieces of one session that wait; 1 by default. */
  ofSession?: number;
  /** Most pieces of one network that wait; 2 by default. */
  ofNetwork?: number;
}

/** The caller that a piece of work is for. Work of the service itself has neither session nor network, and only the whole queue bounds it. */
export interface QueuedFor {
  session?: string | undefined;
  /** As `callerNetwork` gives it. */
  network?: string | undefined;
  /** Length of the work in any unit, the same for the whole queue; 0 by default. */
  size?: number;
}

interface Waiting {
  piece: QueuedFor;
  begin: () => void;
  /** Later pieces that went first. */
  passed: number;
}

const OF_SESSION = 1;
const OF_NETWORK = 2;
/** A long piece that so many later ones have passed goes next, so that short ones cannot hold it back without end. */
const MOST_PASSED = 8;

export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #busy: string;
  /** In the order in which they came. */
  readonly #waiting: Waiting[] = [];
  readonly #underWay = new Set<QueuedFor>();

  /** @param busy what a caller is told for whose work there is no room */
  constructor(limits: QueueLimits, busy: string) {
    this.#limits = limits;
    this.#busy = busy;
  }

  /** Whether a piece of work for this caller would be refused now. */
  isFull({ session, network }: QueuedFor = {}): boolean {
    const { atOnce, waiting, ofSession = OF_SESSION, ofNetwork = OF_NETWORK } = this.#limits;
    if (this.#underWay.size < atOnce) return false;
    return (
      this.#waiting.length >= waiting ||
      (session !== undefined && this.#count((piece) => piece.session === session) >= ofSession) ||
      (network !== undefined && this.#count((piece) => piece.network === network) >= ofNetwork)
    );
  }

  /** @throws Refusal 503, with `Retry-After`, where there is no room for it */
  requireRoom(caller?: QueuedFor): void {
    if (this.isFull(caller)) throw new Refusal(503, { message: this.#busy });
  }

  /**
   * Does the work when its turn has come.
   * @throws Refusal 503, with `Retry-After`, where there is no room for it; else what the work throws
   */
  async run<Result>(caller: QueuedFor, work: () => Promise<Result>): Promise<Result> {
    this.requireRoom(caller);
    const piece = { ...caller };
    if (this.#underWay.size < this.#limits.atOnce) this.#underWay.add(piece);
    else await this.#turnOf(piece);
    try {
      return await work();
    } finally {
      this.#underWay.delete(piece);
      this.#startNext();
    }
  }

  #turnOf(piece: QueuedFor): Promise<void> {
    return new Promise((resolve) => this.#waiting.push({ piece, begin: resolve, passed: 0 }));
  }

  #startNext(): void {
    const longWaiting = this.#waiting.find(({ passed }) => passed >= MOST_PASSED);
    const next = longWaiting ?? this.#waiting.toSorted((one, other) => this.#compare(one.piece, other.piece))[0];
    if (next === undefined) return;
    const index = this.#waiting.indexOf(next);
    for (const earlier of this.#waiting.slice(0, index)) earlier.passed += 1;
    this.#waiting.splice(index, 1);
    // Here, before anybody else can take the place.
    this.#underWay.add(next.piece);
    next.begin();
  }

  /** Sorting keeps the order of those that are equal. */
  #compare(one: QueuedFor, other: QueuedFor): number {
    return (
      this.#underWayOf(one) - this.#underWayOf(other) ||
      this.#roundOf(one) - this.#roundOf(other) ||
      (one.size ?? 0) - (other.size ?? 0)
    );
  }

  /** Pieces of the same session that are under way or came before: a session gets its second turn after the first of all others. */
  #roundOf(piece: QueuedFor): number {
    const { session } = piece;
    if (session === undefined) return 0;
    const waiting = this.#waiting.map((each) => each.piece);
    const earlier = waiting.slice(0, waiting.indexOf(piece));
    return [...this.#underWay, ...earlier].filter((each) => each.session === session).length;
  }

  #underWayOf({ network }: QueuedFor): number {
    return network === undefined ? 0 : [...this.#underWay].filter((piece) => piece.network === network).length;
  }

  #count(isMeant: (piece: QueuedFor) => boolean): number {
    return this.#waiting.filter(({ piece }) => isMeant(piece)).length;
  }
}
