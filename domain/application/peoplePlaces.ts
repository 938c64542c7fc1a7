/** Where people stand in an application; apart from the rest of `places.ts`, since the landing page's first file reads it. */
import type { Application, DataStepName, PersonEntry } from '../application.ts';

/** What somebody is in an application, by the list in which they stand. */
export type PersonRole = 'investor' | 'director' | 'trustee' | 'beneficial_owner' | 'other';

/** The wire's own paths of the lists, which `prefill` names (2-TRU-10). */
export type PersonListName = `${keyof PersonLists<unknown>}.${string}`;

/** The lists of people: rows of an application, and whatever stands in their place elsewhere. */
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
  /** Within the step's values. */
  list: string;
  /** Undefined: there is no such list. */
  read: <Row>(lists: PersonLists<Row>) => readonly Row[] | undefined;
  /** The same lists with other rows in this one. */
  write: <Row, Lists extends PersonLists<Row>>(lists: Lists, rows: readonly Row[]) => Lists;
}

/** In the order in which they are filled: whoever stands in one may be picked in those after it. */
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

/** Where one entity stands. */
export interface At {
  step: DataStepName;
  role: PersonRole | OrganisationRole | 'taxpayer';
  /** Within the step's values, dotted: `investors.0`; '' is the step itself. */
  path: string;
}

/** The people of one list; none where the list is not there. */
export function peopleOf(application: Application, role: PersonRole): readonly PersonEntry[] {
  return placeOf(role).read<PersonEntry>(application) ?? [];
}

/** The place of a role's list. */
export function placeOf(role: PersonRole): PersonPlace {
  const place = PEOPLE.find((each) => each.role === role);
  if (place === undefined) throw new Error(`No list for the role ${role}`);
  return place;
}

/** Where the row at this index stands. */
export function atRow({ step, role, list }: PersonPlace, index: number): At {
  return { step, role, path: `${list}.${index}` };
}

/** The wire's path of somebody in a list (2-TRU-10). @example prefillPath(placeOf('director'), 0) // 'directors.directors.0' */
export function prefillPath({ name }: PersonPlace, index: number): string {
  return `${name}.${index}`;
}
