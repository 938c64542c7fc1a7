import { useCallback, useMemo, useState } from 'react';
import type { InvestorDetails } from '#domain/application.ts';
import { prefilledFromInvestor as prefills } from '#domain/tax/prefilledNames.ts';
import { settle } from '#domain/stepRules/investor_details/rules.ts';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import { lazyQuestions } from '#features/ui/form/lazyQuestions.tsx';
import { StepForm, type BlockValues } from '#features/ui/form/StepForm.tsx';
import { useDeclarationContext, WithDeclarations } from '#features/parts/declaration/WithDeclarations.tsx';
import { useRemoval } from '#features/parts/removal/useRemoval.tsx';
import { useDays } from '#features/ui/useToday.ts';
import { useWizardStep } from '#store/steps/useWizardStep.ts';
import { BLOCKS, collectInvestor, openInvestor, toHinValues } from './investorForm.ts';
import { InvestorFields } from './InvestorFields.tsx';

/** Needed only for a listed offer. */
const HinForm = lazyQuestions(() =>
  import(/* webpackChunkName: "person-more" */ './HinForm.tsx').then((m) => m.HinForm),
);

const NO_ERRORS = {};
/** Every HIN is accepted (2-HIN-05). */
const acceptAll = () => NO_ERRORS;

/** Step for the owner of the holding, of any type (2-INV-01, 2-INV-02), and the HIN of a listed offer (2-INV-13). */
export function InvestorDetailsStep() {
  return (
    <WithDeclarations>
      <InvestorDetailsForm />
    </WithDeclarations>
  );
}

function InvestorDetailsForm() {
  const days = useDays();
  const step = useWizardStep('investor_details', days, prefills);
  const { values, serverErrors, keepDraft, saveAndContinue, back } = step;
  const context = useDeclarationContext(step.context);
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
