/** Controlling persons of an entity who were entered before, as directors, owners or trustees (3-CP-07). */
import type { Application, Person, TaxInvestor, Tin } from '../model/application.ts';
import { isSameName } from '../formats/sameName.ts';
import { personName } from '../people/names.ts';
import { candidateLabel, listPersonPlaces } from '../people/listedPeople.ts';
import { identityOf } from '../people/distinctNames.ts';
import { blankTin } from './resets.ts';
import { namedController, peopleById } from './controllers.ts';

/** A person to pick, with the name to show. */
export interface ControllingCandidate {
  person: Person;
  name: string;
}

/**
 * Returns every person of the application who has a name and is in none of `rows` yet, once each. Birthdays tell two people of one name
 * apart, else their blocks do.
 */
export function controllingCandidates(application: Application, rows: readonly Tin[] = []): ControllingCandidate[] {
  const people = new Map<string, Person>();
  for (const { person } of listPersonPlaces(application)) {
    const key = identityOf(person);
    people.set(key, { ...person, ...people.get(key) });
  }
  const everybody = [...people.values()].filter((person) => personName(person) !== '');
  return everybody
    .filter((person) => !rows.some((row) => isOf(row, person)))
    .map((person) => ({ person, name: candidateLabel(person, everybody, application) }));
}

/** Places of a controlling person in other steps. */
export interface KnownController {
  /** @example ['Director 2'] */
  places: string[];
  /** Fields of the row that repeat the person's details; only the person's own block can change them. */
  known: readonly (keyof Tin)[];
}

/** Returns every person who may be a controlling person, by the id that their row has. */
export function knownControllers(application: Application): ReadonlyMap<string, KnownController> {
  const people = peopleById(application);
  const found = new Map<string, KnownController>();
  for (const { person, title } of listPersonPlaces(application)) {
    const whole = people.get(person.id ?? '');
    if (person.id === undefined || whole === undefined) continue;
    const known = Object.entries(namedController(whole)).flatMap(([field, text]) => (text === '' ? [] : [field]));
    const places = [...(found.get(person.id)?.places ?? []), title];
    found.set(person.id, { places, known: known as (keyof Tin)[] });
  }
  return found;
}

/** Returns the block with the person as controlling person, under their own id: in the first blank row, else in a new one (3-CP-07). */
export function withControllingPerson<Block extends TaxInvestor>(block: Block, person: Person): Block {
  const rows = block.cpTinDetails ?? [];
  const at = rows.findIndex(isBlank);
  const known = { ...namedController(person), ...(person.id !== undefined && { id: person.id }) };
  const filled =
    at < 0
      ? [...rows, { ...blankTin('CONTROL_PERSON'), ...known }]
      : rows.map((row, index) => (index === at ? { ...row, ...known } : row));
  return { ...block, cpTinDetails: filled };
}

/** Compares by id, or by name and birthday if the row was typed, or copied before rows had the ids of people. */
function isOf({ id, cp_name: name, cp_dob: birthday }: Tin, person: Person): boolean {
  if (id !== undefined && id === person.id) return true;
  return isSameName(name, personName(person)) && (birthday?.trim() ?? '') === (person.dateOfBirth?.trim() ?? '');
}

function isBlank({
  cp_name: name,
  cp_dob: birthday,
  cp_address: address,
  tax_country: country,
  has_tin: has,
}: Tin): boolean {
  return [name, birthday, address].every((text) => !text?.trim()) && country == null && has == null;
}
