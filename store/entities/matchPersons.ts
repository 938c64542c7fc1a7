import type { Person } from '#domain/application.ts';
import type { NormalisedState } from '../normalise.ts';
import type { PersonListName, PersonRecord, Role } from './records.ts';
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
}

/**
 * Says which known person each row of a list is, null for a person not seen before. A row that was filled from an earlier list is
 * that list's person while nothing it says contradicts it. Other rows are found by name and date of birth in the list as it was,
 * so that deleting or moving a row takes nobody's identity; what is left is matched by place (a corrected name).
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
  return ids.map((id, index) => id ?? claim(personAtPlace(matching, index)));
}

function prefillSource({ state, list, before, personOf }: Matching, row: Person): string | null {
  const source = row.prefill === undefined ? null : parsePrefill(row.prefill);
  if (source === null || source.list === list) return null;
  const id = rolesOf(state, source.list)[source.index]?.personId;
  const person = id === undefined ? undefined : personOf(id);
  if (id === undefined || person === undefined || !isSamePerson(row, person)) return null;
  const wasLinked = before.some((role) => role.personId === id);
  return wasLinked || !contradicts(state, row, person) ? id : null;
}

/** The person who stood at this place; one whom other lists share only if the row corrects them and does not replace them. */
function personAtPlace({ state, list, before, rows, personOf }: Matching, index: number): string | null {
  const [role, row] = [before[index], rows[index]];
  if (role === undefined || row === undefined) return null;
  const isShared = allRoles(state).some((entry) => entry.list !== list && entry.role.personId === role.personId);
  if (!isShared) return role.personId;
  return role.prefill === undefined && isCorrection(row, personOf(role.personId)) ? role.personId : null;
}

function isCorrection(row: Person, person: PersonRecord | undefined): boolean {
  return (['legalFirstName', 'legalLastName', 'dateOfBirth'] as const).some((field) => Boolean(row[field]) && row[field] === person?.[field]);
}

/** Name and date of birth make a person; a part that either side leaves open decides nothing. */
function isSamePerson(row: Person, person: PersonRecord | undefined): boolean {
  if (person === undefined) return false;
  const named = (Boolean(row.legalFirstName) && Boolean(person.legalFirstName)) || (Boolean(row.legalLastName) && Boolean(person.legalLastName));
  return named && (['legalFirstName', 'legalLastName', 'dateOfBirth'] as const).every((field) => !row[field] || !person[field] || row[field] === person[field]);
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
