/** Walks through an application: what somebody does, one thing after the other. */
import fc from 'fast-check';

/** Actions, and how often each of them is done beside the others. */
const WEIGHTS = {
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
  controller: 6,
  freeController: 1,
  undo: 4,
  reload: 2,
} as const;
type ActionKind = keyof typeof WEIGHTS;

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

/** Who invests, by their place among the owners that a walk chooses from. */
interface OwnerOf {
  where: number;
}
const [INDIVIDUAL, JOINT, BARE_TRUST, COMPANY] = [{ where: 0 }, { where: 1 }, { where: 2 }, { where: 3 }];

/** What goes wrong in a certain order only is walked more often than chance would have it. */
const PLOTS: readonly (readonly (ActionKind | OwnerOf)[])[] = [
  ['addOwner', 'taxNumber', 'removeOwner', 'taxNumber', 'undo'],
  ['owner', 'owner', 'taxNumber', 'undo'],
  ['trusteeKind', 'taxNumber', 'undo'],
  ['taxType', 'undo', 'taxType'],
  ['add', 'pick', 'type'],
  ['remove', 'add', 'undo'],
  ['owner', 'addOwner', 'removeOwner', 'taxNumber', 'undo', 'taxNumber'],
  [INDIVIDUAL, BARE_TRUST, INDIVIDUAL, 'undo'],
  [BARE_TRUST, 'taxNumber', JOINT, INDIVIDUAL, 'undo'],
  [JOINT, 'addOwner', 'taxNumber', 'taxNumber', 'removeOwner', 'undo'],
  [COMPANY, 'add', 'controller', 'type', 'remove', 'undo'],
  ['controller', 'remove', 'undo', 'taxNumber'],
  ['controller', 'type', 'controller', 'remove'],
];
/** So many single actions for each plot. */
const SINGLE = 8;

const KINDS = fc.oneof(
  ...(Object.keys(WEIGHTS) as ActionKind[]).map((kind) => ({ arbitrary: fc.constant(kind), weight: WEIGHTS[kind] })),
);

function anAction(kind: fc.Arbitrary<ActionKind>, leaves: fc.Arbitrary<boolean>): fc.Arbitrary<Action> {
  const place = fc.noBias(fc.nat(999));
  return fc.record({ kind, where: place, at: place, how: place, leaves });
}

function ofPlot(kind: ActionKind | OwnerOf): fc.Arbitrary<Action> {
  if (typeof kind === 'string') return anAction(fc.constant(kind), fc.boolean());
  return anAction(fc.constant('owner'), fc.boolean()).map((action) => ({ ...action, ...kind }));
}

/**
 * The actions of a walk: nothing else can be done before it is known who invests. Null stands for what shrinking has left out, and is
 * rarely made otherwise.
 */
export function walksOf(count: number): fc.Arbitrary<(Action | null)[]> {
  const rarely = fc.oneof({ arbitrary: fc.constant(false), weight: 4 }, { arbitrary: fc.constant(true), weight: 1 });
  const first = anAction(fc.constant('owner'), rarely);
  const single = fc.option(anAction(KINDS, rarely), { freq: 1000 }).map((action) => [action]);
  const plots = PLOTS.map((kinds) => fc.tuple(...kinds.map((kind) => fc.option(ofPlot(kind), { freq: 1000 }))));
  const some = fc.oneof(
    { arbitrary: single, weight: SINGLE * PLOTS.length },
    ...plots.map((arbitrary) => ({ arbitrary, weight: 1 })),
  );
  return fc
    .tuple(first, fc.array(some, { minLength: count - 1, maxLength: count - 1 }))
    .map(([begun, others]) => [begun, ...others.flat()].slice(0, count));
}
