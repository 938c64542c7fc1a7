import { useMemo } from 'react';
import type { PersonEntry } from '#domain/application.ts';
import { companySchema } from '#domain/organisations/companySchema.ts';
import { settleOrganisation } from '#domain/organisations/settleOrganisation.ts';
import { companyTrusteeSchema } from '#domain/stepRules/investor_details/schema.ts';
import type { FormContext } from '#domain/rules/context.ts';
import { type FieldErrors, validateWith } from '#domain/rules/validate.ts';
import { DECLARERS } from '#domain/rules/declarationRules.ts';
import type { GiveDeclaration } from '#features/parts/declaration/declarationsContext.ts';
import { DeclarationSlot, useDeclarationFields } from '#features/parts/declaration/WithDeclarations.tsx';
import { OrganisationBlockForm } from '#features/parts/organisation/OrganisationBlockForm.tsx';
import { ORGANISATION_FREE_TEXT } from '#features/parts/organisation/organisationForm.ts';
import type { Elements } from '#features/ui/elements.tsx';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

interface CompanyFormProps {
  id: string;
  title: string;
  start: PersonEntry;
  refusals: FieldErrors | undefined;
  context: FormContext;
  /** Renders the card around the fields. */
  frame: (block: BlockApi<PersonEntry>, fields: Elements) => Elements;
  /** Gives an answer of the company's tax declaration; undefined if it makes none. */
  onDeclare?: GiveDeclaration;
}

/** A company in a block of its own, with the fields and rules of every company. */
export function CompanyForm({ id, title, start, refusals, context, frame, onDeclare }: CompanyFormProps) {
  const declares = onDeclare !== undefined;
  const validate = useMemo(() => {
    const rules = declares ? companyTrusteeSchema(context) : companySchema(context);
    return (typed: PersonEntry) => validateWith(rules, settleOrganisation(typed, { declares }, context));
  }, [context, declares]);
  const fields = useDeclarationFields(ORGANISATION_FREE_TEXT);
  const shown = { id, title, initialValues: start, validate, serverErrors: refusals, ...fields };
  return (
    <FormBlock {...shown}>
      {(block) =>
        frame(
          block,
          <>
            <OrganisationBlockForm block={block} context={context} />
            {onDeclare && (
              <DeclarationSlot block={block} declarer={DECLARERS.company} context={context} onAnswer={onDeclare} />
            )}
          </>,
        )
      }
    </FormBlock>
  );
}
