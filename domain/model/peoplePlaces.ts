/** Places of people in an application; apart from `places.ts`, because the landing page's first file loads this. */
import type { Application, DataStepName, PersonEntry } from './application.ts';
import type { PersonRole } from '../data/choices.ts';

export type { PersonRole };

/** Paths of the lists on the wire, as `prefill` names them (2-TRU-10). */
export type PersonListName = `${keyof PersonLists<unknown>}.${string}`;

/** Lists of people: rows of an application, or other values in their place. */
export interface PersonLists<Row> {
  readonly investor_details?: { readonly investors?: readonly Row[] } | null | undefined;
  readonly directors?: { readonly directors?: readonly Row[] } | null | undefined;
  readonly trustees?: { readonly trustees?: readonly Row[] } | null | undefined;
  readonly beneficial_owners?: { readonly beneficialOwners?: readonly Row[] } | null | undefined;
  readonly others?: { readonly others?: readonly Row[] } | null | undefined;
}

/** A list of people. */
export interface PersonPlace {
  role: PersonRole;
  name: PersonListName;
  step: keyof PersonLists<unknown>;
  /** Path within the step's values. */
  list: string;
  /** Undefined if there is no such list. */
  read: <Row>(lists: PersonLists<Row>) => readonly Row[] | undefined;
  /** Returns the same lists with other rows in this one. */
  write: <Row, Lists extends PersonLists<Row>>(lists: Lists, rows: readonly Row[]) => Lists;
}

/** Lists in the order in which they are filled: a person in one list may be picked in the later ones. */
export const PEOPLE: readonly PersonPlace[] = [
  placeAt('investor', 'investor_details', 'investors'),
  placeAt('director', 'directors', 'directors'),
  placeAt('trustee', 'trustees', 'trustees'),
  placeAt('beneficial_owner', 'beneficial_owners', 'beneficialOwners'),
  placeAt('other', 'others', 'others'),
];

function placeAt(role: PersonRole, step: keyof PersonLists<unknown>, list: string): PersonPlace {
  return {
    role,
    step,
    list,
    name: `${step}.${list}`,
    read<Row>(lists: PersonLists<Row>) {
      const holder: Readonly<Record<string, readonly Row[] | undefined>> | null | undefined = lists[step];
      return holder?.[list];
    },
    write: (lists, rows) => ({ ...lists, [step]: { ...lists[step], [list]: rows } }),
  };
}

export type OrganisationRole = 'owner' | 'holding_company' | 'custodian' | 'corporate_trustee';

/** Place of one entity. */
export interface EntityPlace {
  step: DataStepName;
  role: PersonRole | OrganisationRole | 'taxpayer';
  /** Path within the step's values, dotted: `investors.0`; '' is the step itself. */
  path: string;
}

/** Returns the people of one list; empty if there is no list. */
export function peopleOf(application: Application, role: PersonRole): readonly PersonEntry[] {
  return placeOf(role).read<PersonEntry>(application) ?? [];
}

/** Returns the place of a role's list. */
export function placeOf(role: PersonRole): PersonPlace {
  const place = PEOPLE.find((each) => each.role === role);
  if (place === undefined) throw new Error(`No list for the role ${role}`);
  return place;
}

/** Returns the place of the row at this index. */
export function placeOfRow({ step, role, list }: PersonPlace, index: number): EntityPlace {
  return { step, role, path: `${list}.${index}` };
}

/** Returns the wire's path of a person in a list (2-TRU-10). @example prefillPath(placeOf('director'), 0) // 'directors.directors.0' */
export function prefillPath({ name }: PersonPlace, index: number): string {
  return `${name}.${index}`;
}
