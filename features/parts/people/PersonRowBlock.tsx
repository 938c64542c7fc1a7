import { useMemo } from 'react';
import type { Person } from '#domain/application.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import { type FieldErrors, validateWith } from '#domain/stepRules/validate.ts';
import { useDocumentUpload } from '#store/documents/useDocumentUpload.ts';
import type { CountryOption } from '../countries/CountryField.tsx';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import { PersonBlockForm } from '../person/PersonBlockForm.tsx';
import { PERSON_FREE_TEXT } from '../person/personForm.ts';
import { cardId } from './focusPerson.ts';
import type { PeopleStepConfig, PeopleStepName, PersonExtraProps } from './peopleStep.ts';
import { PersonCard } from './PersonCard.tsx';
import { RolesPart } from './RolesPart.tsx';
import type { PersonRow } from './usePeople.ts';

interface PersonRowBlockProps<N extends PeopleStepName> {
  config: PeopleStepConfig<N>;
  context: SchemaContext;
  row: PersonRow;
  index: number;
  /** ISO YYYY-MM-DD. */
  today: string;
  countries: readonly CountryOption[];
  streetTypes: readonly string[];
  /** What the service refused of this person. */
  serverErrors: FieldErrors | undefined;
  onDelete: (row: PersonRow) => void;
  ask: PersonExtraProps['ask'];
}

/** One person of the list: a Formik of their own, so that a key draws one field however many there are. */
export function PersonRowBlock<N extends PeopleStepName>(props: PersonRowBlockProps<N>) {
  const { config, context, row, index, today, countries, streetTypes, serverErrors, onDelete, ask } = props;
  const { words, role, rowSchema, judgesAtOnce = false, Extra } = config;
  const title = words.one(index + 1);
  const validate = useMemo(() => {
    const rules = rowSchema(context, index);
    return (typed: Person) => validateWith(rules, typed);
  }, [rowSchema, context, index]);
  const place = { index, role };
  return (
    <FormBlock
      id={row.key}
      title={title}
      initialValues={row.person}
      validate={validate}
      serverErrors={serverErrors}
      freeText={PERSON_FREE_TEXT}
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
          <PersonBlockForm
            block={block}
            offer={context.offer}
            place={place}
            today={today}
            countries={countries}
            streetTypes={streetTypes}
            useUpload={useDocumentUpload}
            roles={<RolesPart block={block} context={context} role={role} />}
          />
          {Extra && <Extra block={block} context={context} row={row} ask={ask} />}
        </PersonCard>
      )}
    </FormBlock>
  );
}
