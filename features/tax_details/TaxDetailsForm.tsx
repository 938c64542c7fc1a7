import { useMemo, useState } from 'react';
import type { TaxDetails } from '#domain/application.ts';
import type { FormContext } from '#domain/rules/context.ts';
import { settle } from '#domain/stepRules/tax_details/rules.ts';
import { type FieldErrors } from '#domain/rules/validate.ts';
import { birthdayOfInvestor, withBirthday } from '#domain/people/distinctNames.ts';
import { taxInvestorKind } from '#domain/tax.ts';
import { isFormChangedSinceSigning } from '#domain/tax/signedAnswers.ts';
import { MAX_TAX_INVESTORS, taxParties, undeclaredNames } from '#domain/tax/parties.ts';
import { peopleTexts } from '#domain/texts/people.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import type { Removal } from '#features/parts/removal/useRemoval.tsx';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { fieldId, focusField } from '#features/ui/form/focusField.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { useCountryOptions } from '#store/lookups/useCountryOptions.ts';
import { TaxDeclaration } from './TaxDeclaration.tsx';
import { TaxInvestorBlock } from './TaxInvestorBlock.tsx';
import { BLOCKS, collectTax, type TaxForm } from './taxForm.ts';
import { TaxTypeField } from './TaxTypeField.tsx';
import { ADD_INVESTOR_ID, useTaxAnswers } from './useTaxAnswers.ts';

interface TaxDetailsFormProps {
  form: TaxForm;
  onForm: (form: TaxForm) => void;
  change: Removal<TaxDetails>['change'];
  context: FormContext;
  serverErrors: FieldErrors | undefined;
}

/** Says at the top of a step whose answers no longer match the signature that it has to be signed again, far below (3-DECL-06). */
function SignedOver({ form, context }: Pick<TaxDetailsFormProps, 'form' | 'context'>) {
  const [wasSignedOver] = useState(() => isFormChangedSinceSigning(settle(collectTax(form, {}), context)));
  const isSignedOver = useAppSelector((state) => {
    const typed = selectStepDraft(state, 'tax_details');
    return typed === undefined || isFormChangedSinceSigning(settle(typed, context));
  });
  return (
    wasSignedOver &&
    isSignedOver && (
      <Notice kind="warn" title={taxTexts.signedOver}>
        <Button kind="link" onClick={() => focusField(fieldId(BLOCKS.declaration, 'submit_person_name'))}>
          {taxTexts.toSignature}
        </Button>
      </Notice>
    )
  );
}

/** The tax type, a block for each investor, the declaration: in this order (3-TAX-07, 3-DECL-01). */
export function TaxDetailsForm({ form, onForm, change, context, serverErrors }: TaxDetailsFormProps) {
  const { taxType, rows } = form;
  const { investor_details: details } = context.application;
  const countries = useCountryOptions();
  const answers = useTaxAnswers({ form, onForm, change, context });
  const undeclared = undeclaredNames(details, taxType);
  const parties = useMemo(() => taxParties(details, taxType).map(({ id }) => id), [details, taxType]);
  const free = taxInvestorKind(taxType) === 'INDIV' ? MAX_TAX_INVESTORS - rows.length : 0;
  return (
    <>
      <SignedOver form={form} context={context} />
      <TaxTypeField taxType={taxType} context={context} serverErrors={serverErrors} onChoose={answers.chooseType} />
      {rows.map((row, index) => (
        <TaxInvestorBlock
          key={row.key}
          row={row}
          title={
            rows.length > 1
              ? withBirthday(taxTexts.investor(index + 1), birthdayOfInvestor(row.start.id, details))
              : undefined
          }
          taxType={taxType}
          context={context}
          countries={countries}
          serverErrors={serverErrors}
          onAnswer={answers.change}
          // An owner has to declare; only an investor added here can be deleted.
          onDelete={index > 0 && !parties.includes(row.start.id) ? () => answers.remove(row.key) : undefined}
        />
      ))}
      {undeclared.length > 0 && (
        <Notice kind="info">
          <span>{taxTexts.undeclared(undeclared)}</span>
        </Notice>
      )}
      {free > 0 && (
        <ButtonRow>
          <Button id={ADD_INVESTOR_ID} kind="link" icon="plus" onClick={answers.add}>
            {taxTexts.addInvestor}
          </Button>
          <span>{peopleTexts.more(free)}</span>
        </ButtonRow>
      )}
      <TaxDeclaration form={form} context={context} serverErrors={serverErrors} />
    </>
  );
}
