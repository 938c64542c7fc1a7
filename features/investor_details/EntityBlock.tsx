import { useCallback, useMemo } from 'react';
import type { InvestorDetails } from '#domain/application.ts';
import { settle } from '#domain/stepRules/investor_details/rules.ts';
import type { EntityType } from '#domain/model/investorTypes.ts';
import { entitySchema } from '#domain/stepRules/investor_details/schema.ts';
import { validateWith } from '#domain/rules/validate.ts';
import { organisationTexts } from '#domain/texts/organisation.ts';
import { partnershipTexts, trustTexts } from '#domain/texts/entity.ts';
import { ADDRESS_FREE_TEXT } from '#features/parts/address/addressForm.ts';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { useDeclarationFields } from '#features/parts/declaration/WithDeclarations.tsx';
import { REGISTRATION_FREE_TEXT } from '#features/parts/organisation/organisationForm.ts';
import type { Elements } from '#features/ui/elements.tsx';
import { entityErrors } from './investorErrors.ts';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';
import { initialEntityValues } from './investorForm.ts';

/** Fields of an owning entity that nothing on screen depends on. */
const ENTITY_FREE_TEXT: ReadonlySet<string> = new Set<string>([
  ...REGISTRATION_FREE_TEXT,
  ...ADDRESS_FREE_TEXT,
  'arsn',
  'regulation_association',
  'membership_number',
]);

/** Labels of the fields whose only message is `This field is required`. */
const LABELS: Readonly<Record<string, string>> = {
  trusteeType: trustTexts.trusteeTypeName,
  regulation_association: partnershipTexts.association,
  other_reason: organisationTexts.otherReason,
};

interface EntityBlockProps extends Pick<InvestorFieldsProps, 'form' | 'context' | 'serverErrors'> {
  type: EntityType;
  children: (block: BlockApi<InvestorDetails>) => Elements;
}

/** The one block of an owner that is a company, trust or partnership. */
export function EntityBlock({ type, form, context, serverErrors, children }: EntityBlockProps) {
  const start = useMemo(() => initialEntityValues(form.details), [form.details]);
  const { labelFor: declarationLabel, freeText } = useDeclarationFields(ENTITY_FREE_TEXT);
  const labelFor = useCallback(
    (path: string, message: string) => LABELS[path] ?? declarationLabel?.(path, message),
    [declarationLabel],
  );
  const refusals = useMemo(() => entityErrors(serverErrors), [serverErrors]);
  const validate = useMemo(() => {
    const rules = entitySchema(context, type);
    return (typed: InvestorDetails) => validateWith(rules, settle({ ...typed, investor_type: type }, context));
  }, [context, type]);
  return (
    <FormBlock
      id={type}
      initialValues={start}
      validate={validate}
      serverErrors={refusals}
      freeText={freeText}
      labelFor={labelFor}
    >
      {children}
    </FormBlock>
  );
}
