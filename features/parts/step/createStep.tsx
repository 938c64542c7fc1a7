import { useCallback, useMemo, useState, type ComponentType } from 'react';
import type { DataStepName, StepData } from '#domain/application.ts';
import type { FormContext, SchemaContext } from '#domain/rules/context.ts';
import type { FormRules } from '#domain/rules/stepRules.ts';
import type { FieldErrors } from '#domain/rules/validate.ts';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { useStepRules } from '#features/ui/form/useStepRules.ts';
import { useDays } from '#features/ui/useToday.ts';
import type { AppThunk } from '#store/createStore.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { useWizardStep } from '#store/steps/useWizardStep.ts';

/** Props of the fields of a step. */
export interface StepFormProps<Form extends object> {
  block: BlockApi<Form>;
  context: FormContext;
  /** Saves the typed form at once, for content outside the form that follows it. */
  keep: (form: Form) => void;
}

interface StepParts<N extends DataStepName, Form extends StepData[N]> {
  /** Id of the block: the ids of its fields begin with it. */
  id: string;
  name: N;
  rules: FormRules<StepData[N], Form>;
  Form: ComponentType<StepFormProps<Form>>;
  /** Returns names for the error summary, for fields with no message but that they are required. */
  labelFor?: (context: SchemaContext) => (path: string) => string | undefined;
  /** Paths of fields that are only typed into; see `FormBlockOptions.freeText`. */
  freeText?: ReadonlySet<string>;
  /** Moves errors to the fields on screen, if these have other paths than the answers or exist in the form alone. */
  atShownFields?: (errors: FieldErrors, form: Form, context: SchemaContext) => FieldErrors;
  /** Returns an action to run after the answers are saved. */
  afterwards?: (values: StepData[N]) => AppThunk;
}

/** Makes the screen of a step with a single form from its rules and its fields. */
export function createStep<N extends DataStepName, Form extends StepData[N]>(parts: StepParts<N, Form>): ComponentType {
  const { id, name, rules, Form, labelFor, freeText, atShownFields, afterwards } = parts;
  return function Step() {
    const dispatch = useAppDispatch();
    const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep(
      name,
      useDays(),
      rules.prefills,
    );
    const [initialValues] = useState(() => rules.open(values, context));
    const judge = useStepRules<StepData[N]>(rules, context);
    const validate = useCallback(
      (form: Form) => atShownFields?.(judge(form), form, context) ?? judge(form),
      [judge, context],
    );
    const refused = useMemo(
      () => serverErrors && (atShownFields?.(serverErrors, initialValues, context) ?? serverErrors),
      [serverErrors, initialValues, context],
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
