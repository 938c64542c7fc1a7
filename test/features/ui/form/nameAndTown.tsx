import { render, screen } from '@testing-library/react';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';

/** A step that asks for a name and a town. */
export interface Values {
  name: string;
  town: string;
}

export const EMPTY: Values = { name: '', town: '' };

export function validate({ name, town }: Values): Record<string, string> {
  return {
    ...(name.trim() === '' && { name: 'Please enter a name' }),
    ...(town.trim() === '' && { town: 'Please enter a town' }),
  };
}

interface Options {
  initialValues?: Values;
  validate?: (values: Values) => Record<string, string>;
  onNext?: (values: Values) => void | Promise<void>;
  onDraft?: (values: Values) => void;
  onBack?: () => void;
  serverErrors?: Record<string, string>;
}

/** The step with both fields. */
export function show({
  initialValues = EMPTY,
  onNext = () => undefined,
  onDraft = () => undefined,
  ...rest
}: Options = {}) {
  return render(
    <SingleBlockForm
      id="block"
      validate={validate}
      initialValues={initialValues}
      onNext={onNext}
      onDraft={onDraft}
      {...rest}
    >
      {(block) => (
        <>
          <TextField {...block.bind('name')} label="Name" />
          <TextField {...block.bind('town')} label="Town" />
        </>
      )}
    </SingleBlockForm>,
  );
}

export const next = () => screen.getByRole('button', { name: 'Next' });
