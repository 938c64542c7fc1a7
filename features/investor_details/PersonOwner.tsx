import { useMemo, type ReactNode } from 'react';
import type { InvestorEntry } from '#domain/applicants.ts';
import { personSchema, type PersonPlace } from '#domain/schemas/person.ts';
import { validateWith } from '#domain/schemas/validate.ts';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { PersonBlockForm } from '#features/ui/person/PersonBlockForm.tsx';
import { PERSON_FREE_TEXT } from '#features/ui/person/personForm.ts';
import { useDocumentUpload } from '#store/useDocumentUpload.ts';
import type { OwnerFieldsProps } from './ownerFieldsProps.ts';
import { rowErrors } from './ownerErrors.ts';
import type { OwnerRow } from './ownerForm.ts';

interface PersonOwnerProps extends Omit<OwnerFieldsProps, 'form' | 'answers'> {
  row: OwnerRow;
  place: PersonPlace;
  /** Names the person in the error summary, where there are several. */
  title?: string | undefined;
  /** The card around the fields. */
  frame: (block: BlockApi<InvestorEntry>, fields: ReactNode) => ReactNode;
}

/** One owner who is a person: a Formik of their own, so that a key draws one field however many owners there are. */
export function PersonOwner({
  row,
  place,
  title,
  frame,
  context,
  serverErrors,
  today,
  countries,
  streetTypes,
}: PersonOwnerProps) {
  const { index, role } = place;
  const refusals = useMemo(() => rowErrors(serverErrors, row.openedAt), [serverErrors, row.openedAt]);
  const validate = useMemo(() => {
    const rules = personSchema(context, { index, role });
    return (typed: InvestorEntry) => validateWith(rules, typed);
  }, [context, index, role]);
  return (
    <FormBlock
      id={row.key}
      {...(title !== undefined && { title })}
      initialValues={row.start}
      validate={validate}
      serverErrors={refusals}
      freeText={PERSON_FREE_TEXT}
    >
      {(block) =>
        frame(
          block,
          <PersonBlockForm
            block={block}
            offer={context.offer}
            place={place}
            today={today}
            countries={countries}
            streetTypes={streetTypes}
            useUpload={useDocumentUpload}
          />,
        )
      }
    </FormBlock>
  );
}
