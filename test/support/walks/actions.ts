/** Walks through an application: what somebody does, one thing after the other, from a seed; and the fewest of these that still fail. */

const KINDS = {
  owner: 3,
  entity: 3,
  addOwner: 2,
  removeOwner: 2,
  trusteeKind: 1,
  add: 9,
  type: 9,
  pick: 7,
  remove: 5,
  tick: 2,
  corporate: 2,
  taxNumber: 6,
  taxType: 1,
  undo: 4,
  reload: 2,
} as const;
type ActionKind = keyof typeof KINDS;

/** One action. The numbers choose among what there is when it is done, so that it can be done in any state. */
export interface Action {
  kind: ActionKind;
  /** Which list, owner or kind. */
  where: number;
  /** Which row. */
  at: number;
  /** What is typed, and what is answered. */
  how: number;
  /** The step is left for another one without Next. */
  leaves: boolean;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The actions of a walk. */
export function actionsOf(seed: number, count: number): Action[] {
  const random = randomFrom(seed);
  const bag = (Object.keys(KINDS) as ActionKind[]).flatMap((kind) => Array.from({ length: KINDS[kind] }, () => kind));
  const whole = (below: number) => Math.floor(random() * below);
  return Array.from({ length: count }, (_, index) => ({
    // Nothing else can be done before it is known who invests.
    kind: index === 0 ? 'owner' : (bag[whole(bag.length)] ?? 'undo'),
    where: whole(1000),
    at: whole(1000),
    how: whole(1000),
    leaves: random() < 0.2,
  }));
}

/** The fewest actions that still fail: one after the other is left out while it does. */
export async function fewest(actions: readonly Action[], fails: (actions: Action[]) => Promise<boolean>): Promise<Action[]> {
  let kept = [...actions];
  for (let size = kept.length; size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < kept.length; ) {
      const without = kept.filter((_, index) => index < from || index >= from + size);
      if (await fails(without)) kept = without;
      else from += size;
    }
  }
  return kept;
}
