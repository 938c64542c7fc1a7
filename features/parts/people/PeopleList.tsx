import { useEffect, useRef } from 'react';
import type { TaxDeclaration } from '#domain/application.ts';
import { personName } from '#domain/people/names.ts';
import { type Candidate, candidatesFor, newRow, pickPerson } from '#domain/people/roles.ts';
import type { FormContext } from '#domain/rules/context.ts';
import { asksForRoles } from '#domain/people/personFields.ts';
import { type FieldErrors, validateWith } from '#domain/rules/validate.ts';
import { removalTexts } from '#domain/texts/removal.ts';
import { useAppStore } from '#store/hooks.ts';
import { selectRolesBeside } from '#store/selectors/peopleSelectors.ts';
import { prefetchLater } from '#features/ui/prefetch.ts';
import { fieldId } from '#features/ui/form/focusField.ts';
import { useStepFormContext } from '#features/ui/form/stepFormContext.ts';
import { useListBlock } from '#features/ui/form/useListBlock.ts';
import type { Removal } from '../removal/useRemoval.tsx';
import { AddPeople } from './AddPeople.tsx';
import { cardId, useFocusAfterChange } from './focusPerson.ts';
import type { PeopleStepConfig, PeopleStepName, PeopleValues } from './peopleStep.ts';
import { PersonRowBlock } from './PersonRowBlock.tsx';
import { openRow } from '#domain/stepRules/people/peopleRules.ts';
import { emptyListMessage, fullListMessage, peopleIn, rowErrors } from './peopleValues.ts';
import type { People, PersonRow } from './usePeople.ts';

/** Fetches the questions for a second person ahead, because the connection may be gone by then. */
const fetchWho = () => import(/* webpackChunkName: "person-more" */ './SamePersonQuestions.tsx');

interface PeopleListProps<N extends PeopleStepName> {
  config: PeopleStepConfig<N>;
  context: FormContext;
  people: People;
  serverErrors: FieldErrors | undefined;
  /** Removal from the step's values with these people. */
  removal: Removal<PeopleValues<N>>;
}

/** Blocks of a step of people, with the ways to add and delete one. */
export function PeopleList<N extends PeopleStepName>({
  config,
  context,
  people,
  serverErrors,
  removal,
}: PeopleListProps<N>) {
  const { name, list, role, words, limit } = config;
  const { rows } = people;
  const step = useStepFormContext();
  const store = useAppStore();
  const addId = fieldId(name, 'add');
  const error = useListBlock({
    id: name,
    path: 'add',
    message: rows.length === 0 ? emptyListMessage(config, context) : fullListMessage(rows.length, limit),
  });
  const focusLater = useFocusAfterChange(rows);
  useDraftOfRows(rows);
  useEffect(() => prefetchLater(() => [fetchWho]), []);

  const handlePick = (candidate: Candidate) => {
    const picked = openRow(pickPerson(candidate, role, context.application), role, context);
    const isDone =
      Object.keys(validateWith(config.rowSchema(context, rows.length), picked)).length === 0 &&
      !asksForRoles(context.offer, role);
    focusLater(cardId(people.add({ ...picked, visible: !isDone })));
  };
  const handleAdd = () =>
    focusLater(
      fieldId(people.add(openRow(newRow(context.newId(), role, context.application), role, context)), 'title'),
    );
  const handleDelete = (row: PersonRow) => {
    const blocks = step.collect();
    const before = peopleIn(rows, blocks);
    const index = rows.indexOf(row);
    const roles = selectRolesBeside(store.getState(), role, row.person);
    const note = roles.length > 0 ? removalTexts.otherRoles(personName(before[index] ?? {}), roles) : undefined;
    const apply = () => {
      focusLater(addId);
      people.remove(row.key);
    };
    removal.change({
      before: config.toValues(before),
      after: config.toValues(before.filter((_, at) => at !== index)),
      note,
      subject: { entity: before[index] ?? {}, title: words.one(index + 1) },
      apply,
    });
  };
  const ask = (note: string, apply: () => void) => {
    const present = config.toValues(peopleIn(rows, step.collect()));
    removal.change({ before: present, after: present, note, apply });
  };
  const handleDeclare = (row: PersonRow, answer: (declaration: TaxDeclaration) => TaxDeclaration, show: () => void) => {
    const before = peopleIn(rows, step.collect());
    const at = rows.indexOf(row);
    const after = before.map((person, index) =>
      index === at ? { ...person, taxDetails: answer(person.taxDetails ?? {}) } : person,
    );
    removal.change({ before: config.toValues(before), after: config.toValues(after), apply: show });
  };
  return (
    <>
      {rows.map((row, index) => (
        <PersonRowBlock
          key={row.key}
          config={config}
          context={context}
          row={row}
          rows={rows}
          index={index}
          serverErrors={rowErrors(serverErrors, list, row.openedAt)}
          onDelete={handleDelete}
          onSomebodyElse={(changed, person) => people.replace(changed.key, person)}
          ask={ask}
          onDeclare={handleDeclare}
        />
      ))}
      <AddPeople
        present={rows.map(({ person }) => person)}
        id={addId}
        words={words}
        application={context.application}
        candidates={candidatesFor(
          context.application,
          role,
          rows.map(({ person }) => person),
        )}
        limit={limit}
        error={error}
        onPick={handlePick}
        onAdd={handleAdd}
      />
      {removal.dialog}
    </>
  );
}

/** Saves the list with the typed text after each added or deleted person. */
function useDraftOfRows(rows: readonly PersonRow[]): void {
  const { changed, left } = useStepFormContext();
  const kept = useRef(rows);
  useEffect(() => {
    if (kept.current === rows) return;
    kept.current = rows;
    changed();
    left();
  }, [rows, changed, left]);
}
