import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { BankDetails } from '#domain/application.ts';
import { requiresStatement } from '#domain/money/accountSchema.ts';
import { defaultBankDetails, prefilledAccount } from '#domain/money/prefilledAccount.ts';
import { applicableFields, open, type BankForm, settle } from '#domain/stepRules/bank_details/rules.ts';
import { requiresAccount, schema } from '#domain/stepRules/bank_details/schema.ts';
import { createStep, type StepFormProps } from '#features/parts/step/createStep.tsx';
import { useCountryOptions } from '#store/lookups/useCountryOptions.ts';
import { bankFieldLabel } from './bankFieldLabel.ts';
import { BankDetailsForm } from './BankDetailsForm.tsx';

/** Step for the account that receives distributions and refunds (1-BANK). */
export const BankDetailsStep = createStep({
  id: 'bank',
  name: 'bank_details',
  rules: { open, settle, schema },
  Form,
  labelFor: () => bankFieldLabel,
});

function Form({ block, context }: StepFormProps<BankForm>) {
  const countries = useCountryOptions();
  const ofHolding = useAccountOfHolding(block, context);
  const fields = applicableFields(block.values, context);
  return (
    <BankDetailsForm
      block={block}
      countries={countries}
      isAccountRequired={requiresAccount(context)}
      hasDrp={fields.includes('drpStatus')}
      isOfHolding={Object.keys(ofHolding).length > 0}
      statement={{ isAsked: fields.includes('bank_statement'), isRequired: requiresStatement(context) }}
    />
  );
}

/**
 * Returns the account of the chosen holding, and fills it in where nothing was typed over it: on a slow network it arrives while the form is
 * open (1-BANK-27).
 */
function useAccountOfHolding(
  block: StepFormProps<BankForm>['block'],
  context: StepFormProps<BankForm>['context'],
): BankDetails {
  const { contact_details: contact } = context.application;
  const present = useMemo(() => defaultBankDetails(contact), [contact]);
  const former = useRef(present);
  const follow = useEffectEvent((account: BankDetails) =>
    block.update((form) => open(prefilledAccount(form, former.current, account), context)),
  );
  useEffect(() => {
    if (JSON.stringify(former.current) !== JSON.stringify(present)) follow(present);
    former.current = present;
  }, [present]);
  return present;
}
