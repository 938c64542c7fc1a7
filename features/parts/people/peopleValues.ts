import type { Application, Person } from '#domain/application.ts';
import { leavePerson, openPerson } from '#domain/people/personDefaults.ts';
import { candidatesFor, newRow, withRoleEntities } from '#domain/people/roles.ts';
import type { FormContext, SchemaContext } from '#domain/stepRules/context.ts';
import { showsOtherRoles } from '#domain/people/personSchema.ts';
import { type FieldErrors, validateWith } from '#domain/stepRules/validate.ts';
import type { BlockValues } from '#features/ui/form/StepForm.tsx';
import type { PeopleRole, PeopleStepConfig, PeopleStepName } from './peopleStep.ts';
import type { PersonRow } from './usePeople.ts';

/**
 * The people with whom the form opens. On a first visit a list that must not stay empty begins with a blank block, unless somebody
 * can be picked.
 */
export function peopleToOpen<N extends PeopleStepName>(
  config: PeopleStepConfig<N>,
  values: Application[N],
  context: FormContext,
): Person[] {
  const people = values === undefined ? firstPeople(config, context) : config.toPeople(values, context);
  return people.map((person) => openRow(person, config.role, context));
}

/** Somebody as their block takes them, with an entry for each entity in which roles are asked. */
export function openRow(person: Person, role: PeopleRole, { offer, application }: SchemaContext): Person {
  return withRoleEntities(openPerson(person, offer), { role, isAsked: showsOtherRoles(offer, role) }, application);
}

/** The people of the form's rows, as they are saved. A block that has not told its values yet holds those it began with. */
export function peopleIn(rows: readonly PersonRow[], blocks: BlockValues): Person[] {
  return rows.map(({ key, person }) => leavePerson(blocks[key] ?? person));
}

/** What the service refused of the person at a place of the list, by the paths of that person's own block. */
export function rowErrors(
  errors: FieldErrors | undefined,
  list: string,
  place: number | undefined,
): FieldErrors | undefined {
  const prefix = `${list}[${place}].`;
  const own = Object.entries(errors ?? {}).flatMap(([path, message]) =>
    path.startsWith(prefix) ? [[path.slice(prefix.length), message] as const] : [],
  );
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

/** What the rules say of the list without anybody; undefined where that is allowed. Who is in it is judged block by block. */
export function emptyListMessage<N extends PeopleStepName>(
  { list, schema, toValues }: PeopleStepConfig<N>,
  context: SchemaContext,
): string | undefined {
  return validateWith(schema(context), toValues([], undefined, context))[list];
}

function firstPeople<N extends PeopleStepName>(config: PeopleStepConfig<N>, context: FormContext): Person[] {
  const { role } = config;
  const needsBlank =
    emptyListMessage(config, context) !== undefined && candidatesFor(context.application, role, []).length === 0;
  return needsBlank ? [newRow(context.newId(), role, context.application)] : [];
}
