import { useCallback, useMemo, useState, type ComponentType } from 'react';
import type { DataStepName, StepData } from '#domain/application.ts';
import type { FormContext, SchemaContext } from '#domain/stepRules/context.ts';
import type { FormRules } from '#domain/stepRules/rules.ts';
import type { FieldErrors } from '#domain/stepRules/validate.ts';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { useStepRules } from '#features/ui/form/useStepRules.ts';
import { useToday } from '#features/ui/useToday.ts';
import type { AppThunk } from '#store/createStore.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { useWizardStep } from '#store/steps/useWizardStep.ts';

/** What the fields of a step are given. */
export interface StepFormProps<Form extends object> {
  block: BlockApi<Form>;
  context: FormContext;
  /** Keeps what is typed at once, where what is outside the form follows it. */
  keep: (form: Form) => void;
}

interface StepParts<N extends DataStepName, Form extends StepData[N]> {
  /** Of the block: ids of its fields begin with it. */
  id: string;
  name: N;
  rules: FormRules<StepData[N], Form>;
  Form: ComponentType<StepFormProps<Form>>;
  /** Names fields in the error summary whose message says only that they are required. */
  labelFor?: (context: SchemaContext) => (path: string) => string | undefined;
  /** Paths of fields that are only typed into; see `FormBlockOptions.freeText`. */
  freeText?: ReadonlySet<string>;
  /** Messages under the fields that are on screen, where these have other paths than the answers. */
  atShownFields?: (errors: FieldErrors, form: Form) => FieldErrors;
  /** Done once the answers are saved. */
  afterwards?: (values: StepData[N]) => AppThunk;
}

/** Makes the screen of a step that is one form: its rules and its fields are all there is to say. */
export function createStep<N extends DataStepName, Form extends StepData[N]>(parts: StepParts<N, Form>): ComponentType {
  const { id, name, rules, Form, labelFor, freeText, atShownFields, afterwards } = parts;
  return function Step() {
    const dispatch = useAppDispatch();
    const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep(
      name,
      useToday(),
      rules.prefills,
    );
    const [initialValues] = useState(() => rules.open(values, context));
    const judge = useStepRules<StepData[N]>(rules, context);
    const validate = useCallback((form: Form) => atShownFields?.(judge(form), form) ?? judge(form), [judge]);
    const refused = useMemo(
      () => serverErrors && (atShownFields?.(serverErrors, initialValues) ?? serverErrors),
      [serverErrors, initialValues],
    );
    const label = useMemo(() => labelFor?.(context), [context]);
    const handleNext = (form: Form) => {
      const settled = rules.settle(form, context);
      saveAndContinue(settled);
      if (afterwards) dispatch(afterwards(settled));
    };
    return (
      <SingleBlockForm
        id={id}
        initialValues={initialValues}
        validate={validate}
        serverErrors={refused}
        labelFor={label}
        {...(freeText && { freeText })}
        onNext={handleNext}
        onDraft={keepDraft}
        onBack={back}
      >
        {(block) => <Form block={block} context={context} keep={keepDraft} />}
      </SingleBlockForm>
    );
  };
}
