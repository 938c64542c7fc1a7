import type { ComponentType } from 'react';
import type { Schema } from 'yup';
import type { Person, StepData } from '#domain/application.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import type { FormRules } from '#domain/rules/stepRules.ts';
import { limitOfList } from '#domain/rules/excess.ts';
import type { RowLimit } from '#domain/model/fieldKinds.ts';
import { STEP_FIELDS } from '#domain/model/fields.ts';
import { PEOPLE } from '#domain/model/peoplePlaces.ts';
import type { PickingRole } from '#domain/people/roles.ts';
import { peopleLabels, type PeopleLabels } from '#domain/texts/people.ts';
import type { Elements } from '#features/ui/elements.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import type { PersonRow } from './usePeople.ts';

export type PeopleStepName = 'directors' | 'trustees' | 'beneficial_owners' | 'others';

export type PeopleValues<N extends PeopleStepName> = StepData[N];

/** Props of the extra parts of a person's block in one step. */
export interface PersonExtraProps {
  block: BlockApi<Person>;
  context: SchemaContext;
  row: PersonRow;
  /** Asks before an answer that removes something elsewhere: `note` names it. */
  ask: (note: string, apply: () => void) => void;
}

/** Differences between the steps of people. */
export interface PeopleStepConfig<N extends PeopleStepName> {
  name: N;
  /** Name of the list within the step's values and its errors: `beneficialOwners`. */
  list: string;
  role: PickingRole;
  words: PeopleLabels;
  /** Largest number of people. */
  limit: RowLimit;
  /** Reads the people from the step's values, and builds the step's values from people. */
  toPeople: (values: PeopleValues<N>) => Person[];
  toValues: (people: Person[]) => PeopleValues<N>;
  /** Rules of the step. */
  rules: FormRules<PeopleValues<N>>;
  /** Returns the rules of the person at an index, from 0. */
  rowSchema: (context: SchemaContext, index: number) => Schema;
  /** True if a folded block shows at once that it is incomplete, not only after Next (2-BO-16). */
  judgesAtOnce?: boolean;
  /** Content above the people. */
  intro?: Elements;
  /** Parts of a person's block that only this step has. */
  Extra?: ComponentType<PersonExtraProps>;
}

type Own = 'rules' | 'rowSchema' | 'judgesAtOnce' | 'intro' | 'Extra';

/** Returns the configuration of a step of people: its list, role and texts, and its `own` parts. */
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
    words: peopleLabels[role],
    limit: limitOfList(STEP_FIELDS[name], list),
    toPeople: (values: Readonly<Record<string, Person[] | undefined>>) => values[list] ?? [],
    toValues: (people) => ({ [list]: people }),
    ...own,
  };
}
