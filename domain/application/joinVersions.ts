/**
 * Joins the values of two editors' versions of one draft (R6): a change by one of them is taken; where both changed an answer differently,
 * my answer stays until one is chosen. Rows are matched by their ids. Answers of one group (`together.ts`) are taken together, so that one
 * editor's BSB is never paired with the other's account.
 */
import { isRecord } from '../formats/isRecord.ts';
import { isSameAnswer } from '../formats/isSameAnswer.ts';
import { ownEntry } from '../formats/ownEntry.ts';
import type { Application, DataStepName } from '../model/application.ts';
import type { FieldShape, FieldTable } from '../model/fieldKinds.ts';
import { COMPANY, STEP_FIELDS, type PERSON } from '../model/fields.ts';
import { GROUP_OF } from './together.ts';

export type Side = 'mine' | 'theirs';

export interface Versions {
  /** Last version that both editors knew. */
  base: Application;
  mine: Application;
  theirs: Application;
}

type Values = Record<string, unknown>;
type ThreeWay<Value> = Record<'base' | 'mine' | 'theirs', Value>;

/** Position of the values that are joined. */
interface Location {
  step: DataStepName;
  /** Place in the form of `Difference.place`. */
  place: string;
  /** Key for the choices. Inside a person it starts at the person's id, so that all lists with the person share it. */
  key: string;
}

/** An answer that both editors changed differently, or that one removed and the other changed, before a choice. */
export interface UnresolvedConflict {
  /** Key of the choice that settles it. */
  key: string;
  step: DataStepName;
  /** Editor who removed what the other one changed. */
  removedBy?: Side;
  /** Places of the differing answers. */
  places: string[];
}

/**
 * Returns the joined version, with my answers to the conflicts without a choice, and these conflicts.
 * @param choices side chosen in each conflict, by its key
 */
export function joinVersions(
  versions: Versions,
  choices: Readonly<Record<string, Side>>,
): { application: Application; unresolved: readonly UnresolvedConflict[] } {
  const merging = new Merging(choices);
  const application = merging.join(versions);
  return { application, unresolved: [...merging.unresolved.values()] };
}

class Merging {
  readonly #choices: Readonly<Record<string, Side>>;
  /** Conflicts without a choice yet, by key. */
  readonly unresolved = new Map<string, UnresolvedConflict>();

  constructor(choices: Readonly<Record<string, Side>>) {
    this.#choices = choices;
  }

  join({ base, mine, theirs }: Versions): Application {
    const steps = Object.keys(STEP_FIELDS) as DataStepName[];
    const entries = steps.map((step): [DataStepName, unknown] => {
      const values = { base: base[step], mine: mine[step], theirs: theirs[step] };
      return [step, this.#joinValue({ fields: STEP_FIELDS[step] }, values, { step, place: step, key: step })];
    });
    return fromDefinedEntries(entries);
  }

  /** Joins one value: a change by one editor wins; changes by both are joined part by part, or are a conflict. */
  #joinValue(shape: FieldShape, values: ThreeWay<unknown>, location: Location): unknown {
    const { base, mine, theirs } = values;
    const side = undisputedSide(values);
    if (side !== null) return values[side];
    if (typeof shape === 'object' && 'rows' in shape && haveIds([base ?? [], mine, theirs]))
      return this.#joinRows(shape.rows, values, location);
    if (typeof shape === 'object' && 'fields' in shape && hasOwnAnswers(shape.fields))
      if (isRecord(mine) && isRecord(theirs))
        return this.#joinFields(shape.fields, { base: isRecord(base) ? base : {}, mine, theirs }, location);
    return this.#choose(values, { ...location, places: [location.place] });
  }

  #joinFields(table: FieldTable, values: ThreeWay<Values>, location: Location): Values {
    const fields = [...new Set(Object.values(values).flatMap((version) => Object.keys(version)))];
    const groups = new Set(fields.map((field) => GROUP_OF.get(field) ?? [field]));
    return fromDefinedEntries(
      [...groups].flatMap((group) => {
        const present = group.filter((field) => fields.includes(field));
        const [only, ...others] = present;
        if (only === undefined || others.length > 0) return Object.entries(this.#joinGroup(present, values, location));
        const fieldLocation = { ...location, place: `${location.place}.${only}`, key: `${location.key}.${only}` };
        return [
          [
            only,
            this.#joinValue(
              table[only]?.shape ?? 'flag',
              mapVersions(values, (version) => version[only]),
              fieldLocation,
            ),
          ],
        ];
      }),
    );
  }

  #joinGroup(group: readonly string[], values: ThreeWay<Values>, location: Location): Values {
    const picked = mapVersions(values, (version) => pickDefined(version, group));
    const side = undisputedSide(picked);
    if (side !== null) return picked[side];
    const places = group.map((field) => `${location.place}.${field}`);
    return this.#choose(picked, { ...location, places, key: `${location.key}.${group.join(',')}` });
  }

  #joinRows(rows: FieldTable, values: ThreeWay<unknown>, location: Location): unknown[] {
    const rowsById = mapVersions(values, byId);
    return joinedOrder(rowsById).flatMap((id) => {
      const key = isOfPerson(rows) ? id : `${location.key}.${id}`;
      const rowLocation = { ...location, place: `${location.place}.${id}`, key };
      const row = this.#joinRow(
        rows,
        mapVersions(rowsById, (version) => version.get(id)),
        rowLocation,
      );
      return row === undefined ? [] : [row];
    });
  }

  #joinRow(rows: FieldTable, values: ThreeWay<Values | undefined>, location: Location): Values | undefined {
    const { base, mine, theirs } = values;
    const side = undisputedSide(values);
    if (side !== null) return values[side];
    if (mine && theirs && isOfPerson(rows)) return this.#joinFields(rows, { base: base ?? {}, mine, theirs }, location);
    if (mine && theirs) return this.#choose(values, { ...location, places: [location.place] });
    const removedBy = mine ? 'theirs' : 'mine';
    return this.#choose(values, {
      ...location,
      key: `${location.place} removed`,
      places: [location.place],
      removedBy,
    });
  }

  #choose<Value>(values: ThreeWay<Value>, conflict: UnresolvedConflict): Value {
    const { key, step, places, removedBy } = conflict;
    const chosenSide = ownEntry(this.#choices, key);
    if (chosenSide !== undefined) return values[chosenSide];
    // An answer of a person in several lists is one conflict; a removal of the person is one conflict for each list.
    const earlier = this.unresolved.get(key);
    const allPlaces = [...(earlier?.places ?? []), ...places];
    this.unresolved.set(key, { key, step: earlier?.step ?? step, places: allPlaces, ...(removedBy && { removedBy }) });
    return values.mine;
  }
}

/** Returns the side to take without a conflict; null if both editors changed the value differently. */
function undisputedSide({ base, mine, theirs }: ThreeWay<unknown>): Side | null {
  if (isSameAnswer(mine, theirs) || isSameAnswer(base, theirs)) return 'mine';
  return isSameAnswer(base, mine) ? 'theirs' : null;
}

/** Returns true for steps, people and companies, whose answers are joined one by one; a document or a declaration is one answer. */
function hasOwnAnswers(fields: FieldTable): boolean {
  return fields === COMPANY || isOfPerson(fields) || Object.values<FieldTable>(STEP_FIELDS).includes(fields);
}

function isOfPerson(fields: FieldTable): boolean {
  return Object.hasOwn(fields, 'legalFirstName' satisfies keyof typeof PERSON);
}

/**
 * Returns the ids of the rows of both versions in my order, or in theirs if mine is unchanged. A row that only the other version has
 * follows the row before it there.
 */
function joinedOrder({ base, mine, theirs }: ThreeWay<ReadonlyMap<string, unknown>>): string[] {
  const commonIds = (ids: Iterable<string>) => [...ids].filter((id) => base.has(id) && mine.has(id) && theirs.has(id));
  const isMoved = commonIds(mine.keys()).join() !== commonIds(base.keys()).join();
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine];
  const order = [...first.keys()];
  let position = 0;
  for (const id of second.keys()) {
    if (!order.includes(id)) order.splice(position, 0, id);
    position = order.indexOf(id) + 1;
  }
  return order;
}

function haveIds(lists: readonly unknown[]): boolean {
  return lists.every(
    (rows) => Array.isArray(rows) && rows.every((row) => isRecord(row) && typeof row['id'] === 'string'),
  );
}

function byId(rows: unknown): ReadonlyMap<string, Values> {
  const list: unknown[] = Array.isArray(rows) ? rows : [];
  return new Map(list.filter(isRecord).map((row) => [String(row['id']), row]));
}

function mapVersions<Value, Result>(
  { base, mine, theirs }: ThreeWay<Value>,
  map: (value: Value) => Result,
): ThreeWay<Result> {
  return { base: map(base), mine: map(mine), theirs: map(theirs) };
}

function pickDefined(values: Values, fields: readonly string[]): Values {
  return fromDefinedEntries(fields.map((field) => [field, values[field]]));
}

function fromDefinedEntries(entries: readonly (readonly [string, unknown])[]): Values {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
