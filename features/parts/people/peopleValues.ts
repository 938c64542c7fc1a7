import type { RowLimit } from '#domain/model/fieldKinds.ts';
import { limitTexts } from '#domain/texts/limits.ts';
import type { Person } from '#domain/application.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import { type FieldErrors, validateWith } from '#domain/rules/validate.ts';
import type { BlockValues } from '#features/ui/form/StepForm.tsx';
import type { PeopleStepConfig, PeopleStepName } from './peopleStep.ts';
import type { PersonRow } from './usePeople.ts';

/** Returns the people of the form's rows, as typed. A block that has not reported its values yet has its first ones. */
export function peopleIn(rows: readonly PersonRow[], blocks: BlockValues): Person[] {
  return rows.map(({ key, person }) => blocks[key] ?? person);
}

/** Returns the service's errors for one place of the list, by the paths of that person's own block. */
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

/** Returns the error of an empty list; undefined if it is allowed. Each block judges its own person. */
export function emptyListMessage<N extends PeopleStepName>(
  { list, rules, toValues }: PeopleStepConfig<N>,
  context: SchemaContext,
): string | undefined {
  return validateWith(rules.schema(context), toValues([]))[list];
}

/** Returns the error of a list over its limit, for example after two people added to it at once; otherwise undefined. */
export function fullListMessage(count: number, limit: RowLimit): string | undefined {
  return count > limit.most ? limitTexts.rows(limit) : undefined;
}
