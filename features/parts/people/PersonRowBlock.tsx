import { useMemo } from 'react';
import type { Person } from '#domain/application.ts';
import { settlePerson } from '#domain/people/settlePerson.ts';
import type { FormContext } from '#domain/rules/context.ts';
import { type FieldErrors, validateWith } from '#domain/rules/validate.ts';
import { DECLARERS } from '#domain/rules/declarationRules.ts';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import type { GiveDeclaration } from '../declaration/declarationsContext.ts';
import { DeclarationSlot, useDeclarationFields } from '../declaration/WithDeclarations.tsx';
import { PersonBlockForm } from '../person/PersonBlockForm.tsx';
import { PERSON_FREE_TEXT } from '../person/personForm.ts';
import { cardId } from './focusPerson.ts';
import type { PeopleStepConfig, PeopleStepName, PersonExtraProps } from './peopleStep.ts';
import { PersonCard } from './PersonCard.tsx';
import { RolesPart } from './RolesPart.tsx';
import type { PersonRow } from './usePeople.ts';
import { useSamePersonQuestions } from './useSamePersonQuestions.tsx';
import { SamePersonNote } from './SamePersonNote.tsx';

interface PersonRowBlockProps<N extends PeopleStepName> {
  config: PeopleStepConfig<N>;
  context: FormContext;
  row: PersonRow;
  /** All rows of the list. */
  rows: readonly PersonRow[];
  index: number;
  /** Errors of the service for this person. */
  serverErrors: FieldErrors | undefined;
  onDelete: (row: PersonRow) => void;
  /** Called when another person takes this block. */
  onSomebodyElse: (row: PersonRow, person: Person) => void;
  ask: PersonExtraProps['ask'];
  /** Gives an answer of this person's tax declaration. */
  onDeclare: (row: PersonRow, ...given: Parameters<GiveDeclaration>) => void;
}

/** Block of one person. Each has its own form state, so that a key draws one field however many people there are. */
export function PersonRowBlock<N extends PeopleStepName>(props: PersonRowBlockProps<N>) {
  const { config, context, row, rows, index, serverErrors, onDelete, ask } = props;
  const { words, role, rowSchema, judgesAtOnce = false, Extra } = config;
  const title = words.one(index + 1);
  const who = useSamePersonQuestions({
    row,
    rows,
    context,
    role,
    onBecome: (person) => props.onSomebodyElse(row, person),
    onRemove: () => onDelete(row),
  });
  const fields = useDeclarationFields(PERSON_FREE_TEXT);
  const { judge } = who;
  const validate = useMemo((): ((typed: Person) => FieldErrors) => {
    const rules = rowSchema(context, index);
    return (typed: Person) => ({
      ...judge?.(typed),
      ...validateWith(rules, settlePerson(typed, { index, role }, context)),
    });
  }, [rowSchema, context, index, role, judge]);
  const place = { index, role };
  return (
    <FormBlock
      id={row.key}
      title={title}
      initialValues={row.person}
      validate={validate}
      serverErrors={serverErrors}
      {...fields}
    >
      {(block) => (
        <PersonCard
          id={cardId(row.key)}
          block={block}
          title={title}
          isIncomplete={
            judgesAtOnce && block.values.visible === false && Object.keys(validate(block.values)).length > 0
          }
          deleteLabel={words.delete}
          onDelete={() => onDelete(row)}
        >
          <SamePersonNote id={row.person.id} standsAs={role} application={context.application} />
          <PersonBlockForm
            block={block}
            context={context}
            place={place}
            who={who.ask(block)}
            roles={<RolesPart block={block} context={context} role={role} />}
            declaration={
              <DeclarationSlot
                block={block}
                declarer={DECLARERS.person}
                context={context}
                onAnswer={(answer, show) => props.onDeclare(row, answer, show)}
              />
            }
          />
          {Extra && <Extra block={block} context={context} row={row} ask={ask} />}
        </PersonCard>
      )}
    </FormBlock>
  );
}
