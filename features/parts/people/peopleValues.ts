import type { RowLimit } from '#domain/application/fieldKinds.ts';
import { limitTexts } from '#domain/texts/limits.ts';
import type { Person } from '#domain/application.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import { type FieldErrors, validateWith } from '#domain/stepRules/validate.ts';
import type { BlockValues } from '#features/ui/form/StepForm.tsx';
import type { PeopleStepConfig, PeopleStepName } from './peopleStep.ts';
import type { PersonRow } from './usePeople.ts';

/** The people of the form's rows, as typed. A block that has not told its values yet holds those it began with. */
export function peopleIn(rows: readonly PersonRow[], blocks: BlockValues): Person[] {
  return rows.map(({ key, person }) => blocks[key] ?? person);
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
  { list, rules, toValues }: PeopleStepConfig<N>,
  context: SchemaContext,
): string | undefined {
  return validateWith(rules.schema(context), toValues([]))[list];
}

/** What to say of a list that holds more than it may, as where two people have added to it at once; undefined where it does not. */
export function fullListMessage(count: number, limit: RowLimit): string | undefined {
  return count > limit.most ? limitTexts.rows(limit) : undefined;
}
