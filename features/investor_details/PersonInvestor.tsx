import type { PersonEntry } from '#domain/application.ts';
import { useMemo, type ReactNode } from 'react';
import { personSchema } from '#domain/people/personSchema.ts';
import { settlePerson } from '#domain/people/settlePerson.ts';
import { type PersonPosition } from '#domain/people/personAsked.ts';
import { validateWith } from '#domain/stepRules/validate.ts';
import { DECLARERS } from '#domain/tax/declarationRules.ts';
import { DeclarationSlot, useDeclarationFields } from '#features/parts/declaration/WithDeclarations.tsx';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import { lateComponent, Nothing } from '#features/ui/lateComponent.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { PersonBlockForm } from '#features/parts/person/PersonBlockForm.tsx';
import { useWho } from '#features/parts/people/useWho.tsx';
import { PERSON_FREE_TEXT } from '#features/parts/person/personForm.ts';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';
import { rowErrors } from './investorErrors.ts';
import type { InvestorRow } from './investorForm.ts';

/** Only for who comes back from a later list. */
const WhoNote = lateComponent(
  () => import(/* webpackChunkName: "who" */ '#features/parts/people/WhoNote.tsx').then((m) => m.WhoNote),
  { Missing: Nothing },
);

interface PersonInvestorProps extends InvestorFieldsProps {
  row: InvestorRow;
  place: PersonPosition;
  /** Names the person in the error summary, where there are several. */
  title?: string | undefined;
  /** Undefined: this person cannot be removed. */
  onRemove?: (() => void) | undefined;
  /** The card around the fields. */
  frame: (block: BlockApi<PersonEntry>, fields: ReactNode) => ReactNode;
}

/** One investor who is a person: a Formik of their own, so that a key draws one field however many owners there are. */
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
  const { judge, isNeeded, ask } = useWho({
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
