import type { Person } from '#domain/application.ts';
import type { PersonListName } from '#domain/application/peoplePlaces.ts';
import type { NormalisedState } from '../steps/normalise.ts';
import type { PersonRecord, Role } from './records.ts';
import { allRoles, rolesOf } from './roles.ts';
import { parsePrefill } from './shape.ts';

interface Matching {
  state: NormalisedState;
  list: PersonListName;
  rows: readonly Person[];
  /** The list as it was. */
  before: readonly Role[];
  /** A known person as this save leaves them so far. */
  personOf: (id: string) => PersonRecord | undefined;
  /** True for the rows of a form, whose picks are picks; an application that is opened may say anything. */
  isTyped: boolean;
}

const NAMING_PARTS = ['legalFirstName', 'legalLastName', 'dateOfBirth'] as const;

/**
 * Says which known person each row of a list is, null for a person not seen before. A row that was filled from an earlier list is
 * that list's person: picked in a form, or linked before, through corrections, which then show in every role; elsewhere while
 * nothing it says contradicts it. Other rows are found by name and date of birth in the list as it was, so that deleting or moving a row takes
 * nobody's identity; what is left is matched by what a correction left of them, and by place.
 */
export function matchPersons(matching: Matching): (string | null)[] {
  const { rows, before, personOf } = matching;
  const taken = new Set<string>();
  const claim = (id: string | null | undefined): string | null => {
    if (id === null || id === undefined || taken.has(id)) return null;
    taken.add(id);
    return id;
  };
  const ids = rows.map((row) => claim(prefillSource(matching, row)));
  rows.forEach((row, index) => {
    const same = before.find(({ personId }) => !taken.has(personId) && isSamePerson(row, personOf(personId)));
    ids[index] ??= claim(same?.personId);
  });
  rows.forEach((_row, index) => {
    ids[index] ??= claim(corrected(matching, index, taken));
  });
  return ids.map((id, index) => id ?? claim(personAtPlace(matching, index)));
}

function prefillSource({ state, list, before, personOf, isTyped }: Matching, row: Person): string | null {
  const source = row.prefill === undefined ? null : parsePrefill(row.prefill);
  if (source === null || source.list === list) return null;
  const id = rolesOf(state, source.list)[source.index]?.personId;
  const person = id === undefined ? undefined : personOf(id);
  if (id === undefined || person === undefined) return null;
  const wasLinked = isTyped || before.some((role) => role.personId === id && isLinked(state, role));
  if (wasLinked && equalParts(row, person) > 0) return id;
  return isSamePerson(row, person) && !contradicts(state, row, person) ? id : null;
}

/**
 * Of those who are left, the one with most of the row's name and date of birth, nearest its place; a birthday alone makes nobody the
 * same. Linked rows are found by their link.
 */
function corrected(
  { state, before, rows, personOf }: Matching,
  index: number,
  taken: ReadonlySet<string>,
): string | null {
  const row = rows[index];
  if (row === undefined) return null;
  const candidates = before.flatMap((role, place) => {
    const person = personOf(role.personId);
    const isOneOfThem = !taken.has(role.personId) && !isLinked(state, role) && sharesName(row, person);
    const parts = equalParts(row, person);
    return isOneOfThem ? [{ id: role.personId, parts, distance: Math.abs(place - index) }] : [];
  });
  return candidates.sort((a, b) => b.parts - a.parts || a.distance - b.distance)[0]?.id ?? null;
}

/**
 * The person who stood at this place, unless both have names and none in common: that is somebody else. Never one whom other lists
 * share, who would become somebody else there too.
 */
function personAtPlace({ state, list, before, rows, personOf }: Matching, index: number): string | null {
  const [role, row] = [before[index], rows[index]];
  if (role === undefined || row === undefined) return null;
  const person = personOf(role.personId);
  if (hasName(row) && hasName(person) && !sharesName(row, person)) return null;
  const isShared = allRoles(state).some((entry) => entry.place.name !== list && entry.role.personId === role.personId);
  return isShared ? null : role.personId;
}

/** True while the person is still in the list from which they were picked: only then has the row a path to be found by. */
function isLinked(state: NormalisedState, { prefill, personId }: Role): boolean {
  return (
    prefill !== undefined &&
    'list' in prefill &&
    rolesOf(state, prefill.list).some((role) => role.personId === personId)
  );
}

function hasName(person: Pick<Person, 'legalFirstName' | 'legalLastName'> | undefined): boolean {
  return Boolean(person?.legalFirstName || person?.legalLastName);
}

function sharesName(row: Person, person: PersonRecord | undefined): boolean {
  return (['legalFirstName', 'legalLastName'] as const).some(
    (field) => Boolean(row[field]) && row[field] === person?.[field],
  );
}

/** How many parts of name and date of birth are given and the same. */
function equalParts(row: Person, person: PersonRecord | undefined): number {
  return NAMING_PARTS.filter((field) => Boolean(row[field]) && row[field] === person?.[field]).length;
}

/** Name and date of birth make a person; a part that either side leaves open decides nothing. */
function isSamePerson(row: Person, person: PersonRecord | undefined): boolean {
  if (person === undefined) return false;
  const named =
    (Boolean(row.legalFirstName) && Boolean(person.legalFirstName)) ||
    (Boolean(row.legalLastName) && Boolean(person.legalLastName));
  return named && NAMING_PARTS.every((field) => !row[field] || !person[field] || row[field] === person[field]);
}

function contradicts(state: NormalisedState, row: Person, person: PersonRecord): boolean {
  return Object.entries(row).some(([field, value]) => {
    const known: unknown = Object.entries(person).find(([name]) => name === field)?.[1];
    return known !== undefined && !isSameValue(state, value, known);
  });
}

function isSameValue(state: NormalisedState, value: unknown, known: unknown): boolean {
  if (typeof known === 'string' && typeof value === 'object' && value !== null) {
    const { key: _key, ...document } = state.documents.entities[known] ?? { key: known };
    const { id: _id, ...declaration } = state.taxDeclarations.entities[known] ?? { id: known };
    const text = JSON.stringify(value);
    return text === JSON.stringify(document) || text === JSON.stringify(declaration);
  }
  return JSON.stringify(value) === JSON.stringify(known);
}
