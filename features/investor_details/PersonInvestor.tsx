import type { PersonEntry } from '#domain/application.ts';
import { useMemo } from 'react';
import { personSchema } from '#domain/people/personSchema.ts';
import { settlePerson } from '#domain/people/settlePerson.ts';
import { type PersonPosition } from '#domain/people/personFields.ts';
import { validateWith } from '#domain/rules/validate.ts';
import { DECLARERS } from '#domain/rules/declarationRules.ts';
import { DeclarationSlot, useDeclarationFields } from '#features/parts/declaration/WithDeclarations.tsx';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { PersonBlockForm } from '#features/parts/person/PersonBlockForm.tsx';
import { useSamePersonQuestions } from '#features/parts/people/useSamePersonQuestions.tsx';
import { PERSON_FREE_TEXT } from '#features/parts/person/personForm.ts';
import type { Elements } from '#features/ui/elements.tsx';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';
import { rowErrors } from './investorErrors.ts';
import type { InvestorRow } from './investorForm.ts';

/** Loaded only if the investor may be mixed up with another person of the application. */
const WhoNote = lazyComponent(
  () =>
    import(/* webpackChunkName: "person-more" */ '#features/parts/people/SamePersonNote.tsx').then(
      (m) => m.SamePersonNote,
    ),
  { Missing: Nothing },
);

interface PersonInvestorProps extends InvestorFieldsProps {
  row: InvestorRow;
  place: PersonPosition;
  /** Names the person in the error summary if there are several. */
  title?: string | undefined;
  /** Undefined: this person cannot be removed. */
  onRemove?: (() => void) | undefined;
  /** Renders the card around the fields. */
  frame: (block: BlockApi<PersonEntry>, fields: Elements) => Elements;
}

/** One investor who is a person. Each has a Formik of its own, so that a key draws one field even with many owners. */
export function PersonInvestor({
  form,
  answers,
  row,
  place,
  title,
  onRemove,
  frame,
  context,
  serverErrors,
}: PersonInvestorProps) {
  const { index, role } = place;
  const refusals = useMemo(() => rowErrors(serverErrors, row.openedAt), [serverErrors, row.openedAt]);
  const rows = useMemo(() => form.rows.map(toPersonRow), [form.rows]);
  const fields = useDeclarationFields(PERSON_FREE_TEXT);
  const { judge, isNeeded, ask } = useSamePersonQuestions({
    row: toPersonRow(row),
    rows,
    context,
    role: 'investor',
    onBecome: (person) => answers.become(row.key, person),
    onRemove,
  });
  const validate = useMemo(() => {
    const rules = personSchema(context, { index, role });
    return (typed: PersonEntry) => ({
      ...judge?.(typed),
      ...validateWith(rules, settlePerson(typed, { index, role }, context)),
    });
  }, [context, index, role, judge]);
  return (
    <FormBlock
      id={row.key}
      {...(title !== undefined && { title })}
      initialValues={row.start}
      validate={validate}
      serverErrors={refusals}
      {...fields}
    >
      {(block) =>
        frame(
          block,
          <>
            {isNeeded && <WhoNote id={row.start.id} standsAs="investor" application={context.application} />}
            <PersonBlockForm
              block={block}
              context={context}
              place={place}
              who={ask(block)}
              declaration={
                <DeclarationSlot
                  block={block}
                  declarer={DECLARERS.person}
                  context={context}
                  onAnswer={(answer, show) => answers.declare(row.key, answer, show)}
                />
              }
            />
          </>,
        )
      }
    </FormBlock>
  );
}

function toPersonRow({ key, start }: InvestorRow) {
  return { key, person: start };
}
