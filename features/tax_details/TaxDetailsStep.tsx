import { useCallback, useState } from 'react';
import type { TaxDetails } from '#domain/application.ts';
import { settle } from '#domain/stepRules/tax_details/rules.ts';
import { withSignatureMark } from '#domain/tax/signedAnswers.ts';
import { useRemoval } from '#features/parts/removal/useRemoval.tsx';
import { StepForm } from '#features/ui/form/StepForm.tsx';
import { useDays } from '#features/ui/useToday.ts';
import { useWizardStep } from '#store/steps/useWizardStep.ts';
import { TaxDetailsForm } from './TaxDetailsForm.tsx';
import { collectTax, openTaxForm } from './taxForm.ts';

/** Step for tax residency, tax numbers, an entity's status with the tax offices, and the declaration (3-TAX-01, 3-TAX-06). */
export function TaxDetailsStep() {
  const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep('tax_details', useDays());
  const [form, setForm] = useState(() => openTaxForm(values, context));
  const kept = useCallback((typed: TaxDetails) => settle(typed, context), [context]);
  const removal = useRemoval('tax_details', kept);
  return (
    <>
      <StepForm
        onNext={(blocks) => saveAndContinue(withSignatureMark(kept(collectTax(form, blocks))))}
        onDraft={(blocks) => keepDraft(collectTax(form, blocks))}
        onBack={back}
      >
        <TaxDetailsForm
          form={form}
          onForm={setForm}
          change={removal.change}
          context={context}
          serverErrors={serverErrors}
        />
      </StepForm>
      {removal.dialog}
    </>
  );
}
