import { useCallback, useMemo, useState } from 'react';
import type { InvestorDetails } from '#domain/application.ts';
import { prefilledFromInvestor as prefills } from '#domain/tax/prefilledNames.ts';
import { settle } from '#domain/stepRules/investor_details/settle.ts';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import { lateQuestions } from '#features/ui/form/lateQuestions.tsx';
import { StepForm, type BlockValues } from '#features/ui/form/StepForm.tsx';
import { useDeclaring, WithDeclarations } from '#features/parts/declaration/WithDeclarations.tsx';
import { useRemoval } from '#features/parts/removal/useRemoval.tsx';
import { useToday } from '#features/ui/useToday.ts';
import { useWizardStep } from '#store/steps/useWizardStep.ts';
import { BLOCKS, collectInvestor, openInvestor, toHinValues } from './investorForm.ts';
import { InvestorFields } from './InvestorFields.tsx';

/** Only of an offer that is listed. */
const HinForm = lateQuestions(() => import(/* webpackChunkName: "hin" */ './HinForm.tsx').then((m) => m.HinForm));

const NO_ERRORS = {};
/** Every HIN is accepted (2-HIN-05). */
const acceptAll = () => NO_ERRORS;

/** Who will own the holding, of whatever type (2-INV-01, 2-INV-02), and the HIN of a listed offer (2-INV-13). */
export function InvestorDetailsStep() {
  return (
    <WithDeclarations>
      <InvestorDetailsForm />
    </WithDeclarations>
  );
}

function InvestorDetailsForm() {
  const today = useToday();
  const step = useWizardStep('investor_details', today, prefills);
  const { values, serverErrors, keepDraft, saveAndContinue, back } = step;
  const context = useDeclaring(step.context);
  const [form, setForm] = useState(() => openInvestor(values, context));
  const kept = useCallback((typed: InvestorDetails) => settle(typed, context), [context]);
  const removal = useRemoval('investor_details', kept);
  const hin = useMemo(() => toHinValues(values ?? {}), [values]);
  const handleNext = (blocks: BlockValues) => {
    const settled = kept(collectInvestor(form, blocks));
    removal.save(settled, () => saveAndContinue(settled));
  };

  return (
    <>
      <StepForm onNext={handleNext} onDraft={(blocks) => keepDraft(collectInvestor(form, blocks))} onBack={back}>
        <InvestorFields
          form={form}
          onForm={setForm}
          change={removal.change}
          context={context}
          serverErrors={serverErrors}
        />
        {context.offer.is_asx_listed && (
          <FormBlock id={BLOCKS.hin} initialValues={hin} validate={acceptAll}>
            {(block) => <HinForm block={block} />}
          </FormBlock>
        )}
      </StepForm>
      {removal.dialog}
    </>
  );
}
