import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import { EMPTY, next, validate, type Values } from './nameAndTown.tsx';

const FREE: ReadonlySet<keyof Values> = new Set(['name']);

it('judges no key of a field that was never left, while no message is on screen; Next judges all the same', async () => {
  const judged = jest.fn(validate);
  const onNext = jest.fn();
  render(
    <SingleBlockForm id="block" initialValues={EMPTY} validate={judged} onNext={onNext} onDraft={() => undefined}>
      {(block) => <TextField {...block.bind('name')} label="Name" />}
    </SingleBlockForm>,
  );
  judged.mockClear();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ann' } });
  expect(judged).not.toHaveBeenCalled();

  await userEvent.click(next());
  expect(judged).toHaveBeenLastCalledWith({ name: 'Ann', town: '' });
  expect(screen.getByRole('link', { name: 'Please enter a town' })).toBeInTheDocument();
  expect(onNext).not.toHaveBeenCalled();
});

it('renders once for a key press', () => {
  const onRender = jest.fn();
  render(
    <Profiler id="form" onRender={onRender}>
      <SingleBlockForm
        id="block"
        initialValues={{ name: 'An', town: 'Kew' }}
        validate={validate}
        onNext={() => undefined}
        onDraft={() => undefined}
      >
        {(block) => <TextField {...block.bind('name')} label="Name" />}
      </SingleBlockForm>
    </Profiler>,
  );
  onRender.mockClear();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ann' } });
  expect(screen.getByLabelText('Name')).toHaveValue('Ann');
  expect(onRender).toHaveBeenCalledTimes(1);
});

it('draws no field that is only typed into, and follows when its value is changed by other means', async () => {
  const onDrawn = jest.fn();
  const onNext = jest.fn();
  render(
    <SingleBlockForm
      id="block"
      initialValues={{ name: 'An', town: 'Kew' }}
      validate={validate}
      onNext={onNext}
      onDraft={() => undefined}
      freeText={FREE}
    >
      {(block) => (
        <>
          <Profiler id="name" onRender={onDrawn}>
            <TextField {...block.bind('name')} label="Name" normalise={(typed) => typed.trim()} />
          </Profiler>
          <button type="button" onClick={() => block.update((values) => ({ ...values, name: 'Zoe' }))}>
            Another name
          </button>
        </>
      )}
    </SingleBlockForm>,
  );
  onDrawn.mockClear();
  const name = screen.getByLabelText('Name');

  await userEvent.type(name, 'n ');
  expect(onDrawn).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(name).toHaveValue('Ann');
  await userEvent.click(screen.getByRole('button', { name: 'Another name' }));
  expect(name).toHaveValue('Zoe');
  await userEvent.type(name, 'y');
  await userEvent.click(next());

  expect(onNext).toHaveBeenCalledWith({ name: 'Zoey', town: 'Kew' });
});
