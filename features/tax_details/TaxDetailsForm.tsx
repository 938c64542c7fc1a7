import { useMemo } from 'react';
import type { TaxDetails } from '#domain/application.ts';
import type { FormContext } from '#domain/stepRules/context.ts';
import { type FieldErrors } from '#domain/stepRules/validate.ts';
import { taxInvestorKind } from '#domain/tax.ts';
import { MAX_TAX_INVESTORS, taxParties, undeclaredNames } from '#domain/tax/parties.ts';
import { peopleTexts } from '#domain/texts/people.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import type { Removal } from '#features/parts/removal/useRemoval.tsx';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useCountryOptions } from '#store/lookups/useCountryOptions.ts';
import { TaxDeclaration } from './TaxDeclaration.tsx';
import { TaxInvestorBlock } from './TaxInvestorBlock.tsx';
import type { TaxForm } from './taxForm.ts';
import { TaxTypeField } from './TaxTypeField.tsx';
import { ADD_INVESTOR_ID, useTaxAnswers } from './useTaxAnswers.ts';

interface TaxDetailsFormProps {
  form: TaxForm;
  onForm: (form: TaxForm) => void;
  change: Removal<TaxDetails>['change'];
  context: FormContext;
  serverErrors: FieldErrors | undefined;
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
      <TaxTypeField taxType={taxType} context={context} serverErrors={serverErrors} onChoose={answers.chooseType} />
      {rows.map((row, index) => (
        <TaxInvestorBlock
          key={row.key}
          row={row}
          title={rows.length > 1 ? taxTexts.investor(index + 1) : undefined}
          taxType={taxType}
          context={context}
          countries={countries}
          serverErrors={serverErrors}
          onAnswer={answers.change}
          // Who invests declares; only who was added here can be deleted.
          onDelete={index > 0 && !parties.includes(row.start.id) ? () => answers.remove(row.key) : undefined}
        />
      ))}
      {undeclared.length > 0 && <Notice kind="info">{taxTexts.undeclared(undeclared)}</Notice>}
      {free > 0 && (
        <ButtonRow>
          <Button id={ADD_INVESTOR_ID} kind="link" icon="plus" onClick={answers.add}>
            {taxTexts.addInvestor}
          </Button>
          <span>{peopleTexts.more(free)}</span>
        </ButtonRow>
      )}
      <TaxDeclaration declaration={form.declaration} context={context} serverErrors={serverErrors} />
    </>
  );
}
