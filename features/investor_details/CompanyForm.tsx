import { useMemo, type ReactNode } from 'react';
import type { PersonEntry } from '#domain/application.ts';
import { companySchema } from '#domain/organisations/companySchema.ts';
import { settleOrganisation } from '#domain/organisations/settleOrganisation.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import { type FieldErrors, validateWith } from '#domain/stepRules/validate.ts';
import { OrganisationBlockForm } from '#features/parts/organisation/OrganisationBlockForm.tsx';
import { ORGANISATION_FREE_TEXT } from '#features/parts/organisation/organisationForm.ts';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

interface CompanyFormProps {
  id: string;
  title: string;
  start: PersonEntry;
  refusals: FieldErrors | undefined;
  context: SchemaContext;
  /** The card around the fields. */
  frame: (block: BlockApi<PersonEntry>, fields: ReactNode) => ReactNode;
}

/** A company in a block of its own, by the fields and rules of every company. */
export function CompanyForm({ id, title, start, refusals, context, frame }: CompanyFormProps) {
  const validate = useMemo(() => {
    const rules = companySchema(context);
    return (typed: PersonEntry) => validateWith(rules, settleOrganisation(typed, context));
  }, [context]);
  const shown = { id, title, initialValues: start, validate, serverErrors: refusals };
  return (
    <FormBlock {...shown} freeText={ORGANISATION_FREE_TEXT}>
      {(block) => frame(block, <OrganisationBlockForm block={block} context={context} />)}
    </FormBlock>
  );
}
