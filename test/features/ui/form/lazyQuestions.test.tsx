import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { lazyQuestions } from '#features/ui/form/lazyQuestions.tsx';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';

const MISSING = 'This part of the page has not loaded yet';

function Question() {
  return <p>Are you, or have you been, close to power?</p>;
}

/** A step with a name, and a question whose code comes when `arrive` is called and fails when `fail` is. */
function showStep() {
  let settle: { arrive: () => void; fail: () => void } | null = null;
  const load = () =>
    new Promise<ComponentType>((resolve, reject) => {
      settle = { arrive: () => resolve(Question), fail: () => reject(new Error('Loading chunk failed')) };
    });
  const Late = lazyQuestions(load);
  const onNext = jest.fn();
  const onBack = jest.fn();
  render(
    <SingleBlockForm
      id="block"
      validate={() => ({})}
      initialValues={{ name: 'Ana' }}
      onNext={onNext}
      onBack={onBack}
      onDraft={() => undefined}
    >
      {(block) => (
        <>
          <TextField {...block.bind('name')} label="Name" />
          <Late />
        </>
      )}
    </SingleBlockForm>,
  );
  return {
    onNext,
    onBack,
    arrive: () => act(async () => settle?.arrive()),
    fail: () => act(async () => settle?.fail()),
  };
}

const next = () => screen.getByRole('button', { name: 'Next' });

it('[R24] holds Next while questions did not come, names them in the summary, and lets go once they came', async () => {
  const { onNext, fail, arrive } = showStep();
  await fail();
  expect(screen.getByRole('status', { name: MISSING })).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Name'), ' Li');

  await userEvent.click(next());
  expect(onNext).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: MISSING }));
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();

  fireEvent(window, new Event('online'));
  await arrive();
  expect(screen.getByText(/close to power/)).toBeInTheDocument();
  await userEvent.click(next());
  expect(onNext).toHaveBeenCalledWith({ name: 'Ana Li' });
});

it('[R24] lets Next wait for questions that are on their way, and does not pass them where they then do not come', async () => {
  const { onNext, fail } = showStep();
  await userEvent.click(next());
  expect(onNext).not.toHaveBeenCalled();

  await fail();

  expect(onNext).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: MISSING })).toBeInTheDocument();
});

it('[R24] Back passes questions that did not come: nothing in them is wrong', async () => {
  const { onNext, onBack, fail } = showStep();
  await fail();
  await userEvent.click(next());
  expect(onNext).not.toHaveBeenCalled();
  const back = screen.getByRole('button', { name: 'Back' });
  expect(back).not.toHaveAttribute('aria-disabled');

  await userEvent.click(back);

  expect(onBack).toHaveBeenCalledTimes(1);
});
