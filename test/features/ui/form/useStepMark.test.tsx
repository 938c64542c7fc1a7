import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import { useStepMark } from '#features/ui/form/useStepMark.ts';

const accept = () => ({});

function Busy() {
  const [isBusy, setBusy] = useState(true);
  useStepMark('hold', 'block-document', isBusy);
  return (
    <button type="button" onClick={() => setBusy(false)}>
      Arrive
    </button>
  );
}

it('lets Next wait until what is under way in a field has come to its end', async () => {
  const onNext = jest.fn();
  render(
    <SingleBlockForm
      id="block"
      initialValues={{ name: 'Ann' }}
      validate={accept}
      onNext={onNext}
      onDraft={() => undefined}
    >
      {() => <Busy />}
    </SingleBlockForm>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onNext).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Arrive' }));
  await waitFor(() => expect(onNext).toHaveBeenCalledTimes(1));
});
