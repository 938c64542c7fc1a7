/**
 * A bounded queue for work of which little can run at once. It is shared fairly: few pieces of one session and of one network wait (design
 * 4c), a caller with nothing under way goes before one with something, and short work before long.
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

/** The caller that a piece of work is for. Work of the service itself has neither session nor network; only the whole queue bounds it. */
export interface QueuedFor {
  session?: string | undefined;
  /** The network in the form of `callerNetwork`. */
  network?: string | undefined;
  /** Length of the work in any unit, the same for the whole queue; 0 by default. */
  size?: number;
}

interface Piece extends QueuedFor {
  /** Turn of the piece: a session's second piece comes after the first ones of all others present by then. */
  turn: number;
}

interface Waiting {
  piece: Piece;
  begin: () => void;
  /** Later pieces of the same turn that went first because they are shorter. */
  passed: number;
}

const OF_SESSION = 1;
const OF_NETWORK = 2;
/** A long piece that so many later, shorter ones have passed goes next, so that they cannot hold it back without end. */
const MOST_PASSED = 8;

export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #busy: string;
  /** Waiting pieces, in the order of arrival. */
  readonly #waiting: Waiting[] = [];
  readonly #underWay = new Set<Piece>();
  /** Turn of the piece that began last. */
  #turn = 0;
  readonly #networks = new NetworkTurns();

  /** @param busy message for a caller whose work finds no room */
  constructor(limits: QueueLimits, busy: string) {
    this.#limits = limits;
    this.#busy = busy;
  }

  /** Returns true if a piece of work for this caller would be refused now. */
  isFull({ session, network }: QueuedFor = {}): boolean {
    const { atOnce, waiting, ofSession = OF_SESSION, ofNetwork = OF_NETWORK } = this.#limits;
    if (this.#underWay.size < atOnce) return false;
    return (
      this.#waiting.length >= waiting ||
      (session !== undefined && this.#count((piece) => piece.session === session) >= ofSession) ||
      (network !== undefined && this.#count((piece) => piece.network === network) >= ofNetwork)
    );
  }

  /** @throws Refusal 503, with `Retry-After`, if there is no room for it */
  requireRoom(caller?: QueuedFor): void {
    if (this.isFull(caller)) throw new Refusal(503, { message: this.#busy });
  }

  /**
   * Runs the work when its turn has come.
   * @throws Refusal 503, with `Retry-After`, if there is no room for it; else the error of the work
   */
  async run<Result>(caller: QueuedFor, work: () => Promise<Result>): Promise<Result> {
    this.requireRoom(caller);
    const piece = { ...caller, turn: this.#turnFor(caller) };
    if (this.#underWay.size < this.#limits.atOnce) this.#begin(piece);
    else await this.#waitFor(piece);
    try {
      return await work();
    } finally {
      this.#underWay.delete(piece);
      this.#startNext();
    }
  }

  /** Returns the turn that runs, or the one after the last of the session's own. */
  #turnFor({ session }: QueuedFor): number {
    if (session === undefined) return this.#turn;
    const pieces = [...this.#underWay, ...this.#waiting.map(({ piece }) => piece)];
    const own = pieces.filter((piece) => piece.session === session).map(({ turn }) => turn + 1);
    return Math.max(this.#turn, ...own);
  }

  #waitFor(piece: Piece): Promise<void> {
    return new Promise((resolve) => this.#waiting.push({ piece, begin: resolve, passed: 0 }));
  }

  #startNext(): void {
    const ranks = this.#ranksOfWaiting();
    const index = this.#indexOfNext(ranks);
    const next = this.#waiting[index];
    if (next === undefined) return;
    for (const [at, earlier] of this.#waiting.slice(0, index).entries())
      if (isSameTurn(ranks[at], ranks[index])) earlier.passed += 1;
    this.#waiting.splice(index, 1);
    // Begun here, before another piece can take the place.
    this.#begin(next.piece);
    next.begin();
  }

  #begin(piece: Piece): void {
    this.#underWay.add(piece);
    this.#turn = Math.max(this.#turn, piece.turn);
    this.#networks.noteBegun(piece.network);
  }

  #ranksOfWaiting(): Rank[] {
    const busy = countNetworks(this.#underWay);
    return this.#waiting.map(({ piece: { network = '', turn, size = 0 } }) => ({
      busy: busy.get(network) ?? 0,
      turn,
      size,
      network: this.#networks.turnOf(network),
    }));
  }

  /** Returns the first piece that goes before all others, or else a long piece that has waited too long for shorter ones. */
  #indexOfNext(ranks: readonly Rank[]): number {
    const held = this.#waiting.findIndex(({ passed }) => passed >= MOST_PASSED);
    if (held >= 0) return held;
    return ranks.reduce((first, rank, index) => (first < 0 || goesBefore(rank, ranks[first]) ? index : first), -1);
  }

  #count(isMeant: (piece: QueuedFor) => boolean): number {
    return this.#waiting.filter(({ piece }) => isMeant(piece)).length;
  }
}

/** Place of a waiting piece: the lower one goes first, compared from the first field to the last. */
interface Rank {
  /** Work under way in its network. */
  busy: number;
  /** Turn of its session. */
  turn: number;
  size: number;
  /** Turn of its network. */
  network: number;
}

function goesBefore(one: Rank, other: Rank | undefined): boolean {
  if (!other) return true;
  const { busy, turn, size, network } = one;
  return (busy - other.busy || turn - other.turn || size - other.size || network - other.network) < 0;
}

/** True if size alone decides between them; letting others have their turn is no delay that counts. */
function isSameTurn(one: Rank | undefined, other: Rank | undefined): boolean {
  return one?.busy === other?.busy && one?.turn === other?.turn;
}

/** Pieces under way by network. */
function countNetworks(pieces: Iterable<QueuedFor>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { network } of pieces) if (network !== undefined) counts.set(network, (counts.get(network) ?? 0) + 1);
  return counts;
}

const MOST_NETWORKS = 1_000;

/** Turns of networks: each gets its next one after all others that have work have had theirs. */
class NetworkTurns {
  #running = 0;
  /** Networks that are ahead of the running turn. */
  readonly #next = new Map<string, number>();

  turnOf(network: string): number {
    return this.#next.get(network) ?? this.#running;
  }

  noteBegun(network: string | undefined): void {
    if (network === undefined) return;
    const turn = this.turnOf(network);
    // Networks that come once each would fill the map.
    if (this.#next.size >= MOST_NETWORKS) this.#next.clear();
    this.#next.set(network, turn + 1);
    if (turn <= this.#running) return;
    this.#running = turn;
    for (const [name, next] of this.#next) if (next <= turn) this.#next.delete(name);
  }
}
