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
    const index = this.#indexOfNext();
    const next = this.#waiting[index];
    if (next === undefined) return;
    for (const earlier of this.#waiting.slice(0, index)) earlier.passed += 1;
    this.#waiting.splice(index, 1);
    // Here, before anybody else can take the place.
    this.#underWay.add(next.piece);
    next.begin();
  }

  /** Walks the queue once, since a flood makes it long. Of those that are equal, the one that came first. */
  #indexOfNext(): number {
    const busy = [...this.#underWay];
    const rounds = countBy(busy, ({ session }) => session);
    const busyNetworks = countBy(busy, ({ network }) => network);
    let first: { index: number; rank: Rank } | null = null;
    for (const [index, { piece, passed }] of this.#waiting.entries()) {
      if (passed >= MOST_PASSED) return index;
      const { session = '', network = '', size = 0 } = piece;
      // A session gets its second turn after the first of all others.
      const round = rounds.get(session) ?? 0;
      const rank: Rank = [busyNetworks.get(network) ?? 0, round, size];
      if (session !== '') rounds.set(session, round + 1);
      if (first === null || goesBefore(rank, first.rank)) first = { index, rank };
    }
    return first?.index ?? -1;
  }

  #count(isMeant: (piece: QueuedFor) => boolean): number {
    return this.#waiting.filter(({ piece }) => isMeant(piece)).length;
  }
}

/** Work under way in the network, the turn of the session, and the length of the work; less goes first. */
type Rank = [busyInNetwork: number, round: number, size: number];

function goesBefore(one: Rank, other: Rank): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && Number(one[at]) < Number(other[at]);
}

/** Counts pieces by a name; those without one are not counted. */
function countBy(pieces: readonly QueuedFor[], nameOf: (piece: QueuedFor) => string | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const name = nameOf(piece);
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
