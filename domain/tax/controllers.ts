/**
 * Controlling persons who are people of the application: such a row has the person's id (design 2b) and repeats their details. A row with
 * an id of its own is about a person who was typed there. Imports nothing heavy, because the first step loads it.
 */
import type { Application, Person, Tin } from '../model/application.ts';
import { residentialPlace, type AddressHolder } from '../addresses/addressAt.ts';
import { addressLines } from '../addresses/addressLines.ts';
import { LONGEST } from '../model/limits.ts';
import { PEOPLE } from '../model/peoplePlaces.ts';
import { isSameAnswer } from '../formats/isSameAnswer.ts';
import { personName } from '../people/names.ts';
import type { WithControllers } from '../model/controllers.ts';

/** Details of a person that a tax form repeats. */
type Controller = Pick<Person, 'legalFirstName' | 'legalLastName' | 'dateOfBirth'> & AddressHolder;

/** People before and after a change. */
export interface PeopleChange {
  /** Ids of the people before the change. */
  was: ReadonlySet<string>;
  /** People after the change, by id. */
  is: ReadonlyMap<string, Controller>;
}

/** Cache of an application's people: every declaration needs them, so they are read once. */
const known = new WeakMap<Application, ReadonlyMap<string, Person>>();

/** Returns all people of an application by id, each with the details of all lists. */
export function peopleById(application: Application): ReadonlyMap<string, Person> {
  const people = known.get(application) ?? readPeople(application);
  known.set(application, people);
  return people;
}

function readPeople(application: Application): ReadonlyMap<string, Person> {
  const people = new Map<string, Person>();
  for (const { read } of PEOPLE)
    for (const person of read<Person>(application) ?? [])
      if (person.id !== undefined) people.set(person.id, { ...people.get(person.id), ...person });
  return people;
}

/** Returns the details of a person in the format of a tax form, with the address in one line (3-CP-11). */
export function namedController(person: Controller): Pick<Tin, 'cp_name' | 'cp_dob' | 'cp_address'> {
  return {
    cp_name: personName(person),
    cp_dob: person.dateOfBirth?.trim() ?? '',
    cp_address: addressLines(person, residentialPlace(person)).join(', ').slice(0, LONGEST.address),
  };
}

/** Returns the block with current details of its controlling persons; details that their lists do not have stay as typed here. */
export function withNamedControllers<Block extends WithControllers>(block: Block, application: Application): Block {
  if (!Array.isArray(block.cpTinDetails) || block.cpTinDetails.length === 0) return block;
  return followControllers(block, { was: new Set(), is: peopleById(application) });
}

/** Returns the block after a change or deletion of people: controlling persons get current details, and deleted people are removed. */
export function followControllers<Block extends WithControllers>(block: Block, { was, is }: PeopleChange): Block {
  const { cpTinDetails: rows } = block;
  if (!Array.isArray(rows)) return block;
  const followed = rows.flatMap((row) => {
    const person = is.get(row.id ?? '');
    if (person !== undefined) return [named(row, person)];
    return was.has(row.id ?? '') ? [] : [row];
  });
  return isSameAnswer(followed, rows) ? block : { ...block, cpTinDetails: followed };
}

function named(row: Tin, person: Controller): Tin {
  const details = Object.entries(namedController(person)).filter(([, text]) => text !== '');
  return { ...row, ...Object.fromEntries(details) };
}
