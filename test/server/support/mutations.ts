/** Small changes to a payload that was valid: what a careless or hostile client could send. */
import fc from 'fast-check';
import { PROTOTYPE_WORDS } from '#test/support/arbitraries.ts';

/** The deepest that is read. */
export const MAX_DEPTH = 24;

/** Stand-ins for keys that JSON.stringify would not write. */
export const POISON = {
  POISONED_PROTO: '__proto__',
  POISONED_CONSTRUCTOR: 'constructor',
  POISONED_PROTOTYPE: 'prototype',
} as const;
type Poison = keyof typeof POISON;
export type Json = Record<string, unknown>;

type Mutation =
  | { kind: 'replace'; at: number; by: unknown }
  | { kind: 'remove'; at: number }
  | { kind: 'copy'; at: number; from: number }
  | { kind: 'wrap'; at: number; levels: number }
  | { kind: 'poison'; at: number; key: Poison };

const oddValues = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e21,
    0.1,
    '',
    ' ',
    '0',
    '-1',
    '1e3',
    'NaN',
    '\u0000',
    '\ud800',
    '\u202e',
    '🙂',
    "'; drop table people; --",
    '<script>',
    '{}',
    [],
    [[]],
    [null],
    {},
    { id: 1 },
    'x'.repeat(5000),
    ...PROTOTYPE_WORDS,
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Mostly small changes, so that many payloads remain valid; deep and poisoned ones are rarer, as they are refused at once. */
export const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('replace' as const), at: fc.nat(), by: oddValues }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('copy' as const), at: fc.nat(), from: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wrap' as const),
      at: fc.nat(),
      levels: fc.constantFrom(1, MAX_DEPTH + 1, 500),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('poison' as const),
      at: fc.nat(),
      key: fc.constantFrom(...(Object.keys(POISON) as Poison[])),
    }),
  },
);

type Holder = Record<string, unknown>;
interface Place {
  holder: Holder;
  key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

function placeAt(root: Json, index: number): Place {
  const places = placesIn(root);
  return places[index % places.length] ?? { holder: root, key: 'offer' };
}

export function mutate(root: Json, mutation: Mutation): void {
  const { holder, key } = placeAt(root, mutation.at);
  if (mutation.kind === 'replace') holder[key] = structuredClone(mutation.by);
  else if (mutation.kind === 'remove') delete holder[key];
  else if (mutation.kind === 'poison') holder[mutation.key] = { isAdmin: true };
  else if (mutation.kind === 'wrap')
    for (let level = 0; level < mutation.levels; level += 1) holder[key] = [holder[key]];
  else {
    const source = placeAt(root, mutation.from);
    holder[key] = structuredClone(source.holder[source.key]);
  }
}

/** As it is sent, with the keys that their stand-ins stand for. */
export function asText(root: Json): string {
  return Object.entries(POISON).reduce(
    (text, [standIn, key]) => text.replaceAll(`"${standIn}":`, `"${key}":`),
    JSON.stringify(root),
  );
}
