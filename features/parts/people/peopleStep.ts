import type { ComponentType, ReactNode } from 'react';
import type { Schema } from 'yup';
import type { Person, StepData } from '#domain/application.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import type { FormRules } from '#domain/stepRules/rules.ts';
import { limitOfList } from '#domain/application/excess.ts';
import type { RowLimit } from '#domain/application/fieldKinds.ts';
import { STEP_FIELDS } from '#domain/application/fields.ts';
import { PEOPLE } from '#domain/application/peoplePlaces.ts';
import type { PickingRole } from '#domain/people/roles.ts';
import { peopleWords, type PeopleWords } from '#domain/texts/people.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import type { PersonRow } from './usePeople.ts';

export type PeopleStepName = 'directors' | 'trustees' | 'beneficial_owners' | 'others';

export type PeopleValues<N extends PeopleStepName> = StepData[N];

/** What a step of people adds to the block of each. */
export interface PersonExtraProps {
  block: BlockApi<Person>;
  context: SchemaContext;
  row: PersonRow;
  /** Asks before an answer that takes something away elsewhere: `note` says what. */
  ask: (note: string, apply: () => void) => void;
}

/** Everything in which one step of people differs from another. */
export interface PeopleStepConfig<N extends PeopleStepName> {
  name: N;
  /** The list within the step's values, as the errors name it: `beneficialOwners`. */
  list: string;
  role: PickingRole;
  words: PeopleWords;
  /** How many there may be. */
  limit: RowLimit;
  /** The people of the step's values, and the step's values with these people. */
  toPeople: (values: PeopleValues<N>) => Person[];
  toValues: (people: Person[]) => PeopleValues<N>;
  /** The rules of the step. */
  rules: FormRules<PeopleValues<N>>;
  /** The rules of the person at this place, from 0. */
  rowSchema: (context: SchemaContext, index: number) => Schema;
  /** True where a folded block says at once that it is incomplete, not only after Next (2-BO-16). */
  judgesAtOnce?: boolean;
  /** What stands above the people. */
  intro?: ReactNode;
  /** Parts of a person's block that only this step has. */
  Extra?: ComponentType<PersonExtraProps>;
}

type Own = 'rules' | 'rowSchema' | 'judgesAtOnce' | 'intro' | 'Extra';

/** A step that lists people: what its place in the application says of it, and its `own`. */
export function peopleList<N extends PeopleStepName>(
  name: N,
  own: Partial<Pick<PeopleStepConfig<N>, Own>> & Pick<PeopleStepConfig<N>, 'rules' | 'rowSchema'>,
): PeopleStepConfig<N> {
  const { list, role } = PEOPLE.find(({ step }) => step === name) ?? { list: '', role: 'investor' };
  if (role === 'investor') throw new Error(`No list of people in the step ${name}`);
  return {
    name,
    list,
    role,
    words: peopleWords[role],
    limit: limitOfList(STEP_FIELDS[name], list),
    toPeople: (values: Readonly<Record<string, Person[] | undefined>>) => values[list] ?? [],
    toValues: (people) => ({ [list]: people }),
    ...own,
  };
}
