import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { abortAllUploads } from '#api/uploads.ts';
import type { UploadedDocument } from '#domain/application.ts';
import { limitTexts } from '#domain/texts/limits.ts';
import { DocumentField } from '#features/parts/documents/DocumentField.tsx';
import { DocumentListField } from '#features/parts/documents/DocumentListField.tsx';
import { SingleBlockForm } from '#features/ui/form/SingleBlockForm.tsx';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { next, show, validate, type Values } from './nameAndTown.tsx';

useServer();

describe('a step with errors', () => {
  it('[1-SHELL-34] shows no error before a field is left, and all of them when Next is pressed', async () => {
    const onNext = jest.fn();
    show({ onNext });
    expect(screen.queryByText('Please enter a name')).not.toBeInTheDocument();

    await userEvent.click(next());

    expect(screen.getAllByText('Please enter a name')).toHaveLength(2);
    expect(screen.getAllByText('Please enter a town')).toHaveLength(2);
    expect(onNext).not.toHaveBeenCalled();
  });

  it('[1-SHELL-34] disables Next and Back for as long as errors are shown, and keeps them in the tab order', async () => {
    show({ onBack: () => undefined });
    await userEvent.click(screen.getByLabelText('Name'));
    await userEvent.click(screen.getByLabelText('Town'));

    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
    expect(next()).not.toBeDisabled();

    await userEvent.keyboard('Kew');
    await userEvent.type(screen.getByLabelText('Name'), 'Ann');
    expect(next()).not.toHaveAttribute('aria-disabled');
  });

  it('[1-SHELL-34] answers a press on a disabled button with the summary, which takes focus and leads to the fields', async () => {
    const onBack = jest.fn();
    show({ onBack });
    await userEvent.click(screen.getByLabelText('Name'));
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));

    expect(onBack).not.toHaveBeenCalled();
    const link = screen.getByRole('link', { name: 'Please enter a town' });
    expect(link.closest('section')).toHaveFocus();
    await userEvent.click(link);
    expect(screen.getByLabelText('Town')).toHaveFocus();
  });

  it('[1-SHELL-34] names the field of a message about a limit, which says the same of every field', async () => {
    const long = limitTexts.length(100);
    show({ validate: () => ({ name: long, town: 'Please enter a town' }) });
    await userEvent.click(next());

    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      `Name: ${long}`,
      'Please enter a town',
    ]);
  });

  it('[1-SHELL-34] does not hold a visitor back who only passes through: going to Back is not leaving a field', async () => {
    const onBack = jest.fn();
    show({ onBack });
    await userEvent.click(screen.getByLabelText('Name'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));

    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('lists the errors in the order of the page, whatever order the rules give them in', async () => {
    const judge = (values: Values) => Object.fromEntries(Object.entries(validate(values)).reverse());
    show({ validate: judge });
    await userEvent.click(next());

    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Please enter a name',
      'Please enter a town',
    ]);
  });

  it('takes a corrected field out of the summary, and the summary away with the last one', async () => {
    show();
    await userEvent.click(next());
    await userEvent.type(screen.getByLabelText('Name'), 'Ann');
    expect(screen.queryByRole('link', { name: 'Please enter a name' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Town'), 'Kew');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('[3-ERR-02] shows what the service refused until the field changes', async () => {
    show({ initialValues: { name: 'Ann', town: 'Kew' }, serverErrors: { town: 'This town is not known' } });
    expect(screen.getByText('This town is not known')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Town'), '!');
    expect(screen.queryByText('This town is not known')).not.toBeInTheDocument();
  });
});

describe('a valid step', () => {
  it('hands over the values once, however often Next is pressed while saving', async () => {
    let finish = () => {};
    const onNext = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    show({ initialValues: { name: 'Ann', town: 'Kew' }, onNext });

    await userEvent.tripleClick(next());
    expect(onNext).toHaveBeenCalledTimes(1);
    expect(onNext).toHaveBeenCalledWith({ name: 'Ann', town: 'Kew' });
    await act(async () => finish());
  });

  it('hands over what was answered a moment before, also where it is not drawn yet', async () => {
    const onNext = jest.fn();
    render(
      <SingleBlockForm
        id="block"
        validate={validate}
        initialValues={{ name: 'Ann', town: 'Kew' }}
        onNext={onNext}
        onDraft={() => undefined}
      >
        {(block) => (
          <button
            type="button"
            onClick={({ currentTarget }) => (block.bind('town').onChange('Hay'), currentTarget.form?.requestSubmit())}
          >
            Answer and go
          </button>
        )}
      </SingleBlockForm>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Answer and go' }));

    expect(onNext).toHaveBeenCalledWith({ name: 'Ann', town: 'Hay' });
  });

  it('can be sent with the Enter key', async () => {
    const onNext = jest.fn();
    show({ initialValues: { name: 'Ann', town: 'Kew' }, onNext });
    await userEvent.type(screen.getByLabelText('Town'), '{Enter}');
    expect(onNext).toHaveBeenCalledTimes(1);
  });
});

describe('a step with an upload under way', () => {
  const stored = { id: 'd1', filename: 'statement.pdf', download: '/d1/', delete_document: '/d1/', size: 8 };
  /** The service has the file once the test says so. */
  let finish = () => {};
  beforeEach(() => {
    const isStored = new Promise<void>((resolve) => (finish = resolve));
    const answer = async () => (await isStored, HttpResponse.json(stored));
    server.use(...['/api/doc__document/', '/api/application_docs/'].map((path) => http.post(at(path), answer)));
  });
  afterEach(() => act(() => abortAllUploads()));

  function showUpload(handlers: {
    onNext?: (values: object) => void;
    onBack?: () => void;
    onDraft?: (values: object) => void;
  }) {
    const initialValues: { statement: UploadedDocument | null } = { statement: null };
    renderWithStore(
      <SingleBlockForm
        id="block"
        initialValues={initialValues}
        validate={({ statement }) => (statement ? {} : { statement: 'A recent statement is required' })}
        onNext={() => undefined}
        onDraft={() => undefined}
        {...handlers}
      >
        {(block) => <DocumentField {...block.bind('statement')} label="Statement" />}
      </SingleBlockForm>,
    );
    fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, {
      target: { files: [new File(['%PDF-1.4'], 'statement.pdf', { type: 'application/pdf' })] },
    });
  }

  it('waits for it when Next is pressed, and judges what arrived', async () => {
    const onNext = jest.fn();
    showUpload({ onNext });
    await userEvent.click(next());
    expect(onNext).not.toHaveBeenCalled();
    expect(next()).toHaveAttribute('aria-busy', 'true');

    finish();
    await waitFor(() => expect(onNext).toHaveBeenCalledWith({ statement: expect.objectContaining({ id: 'd1' }) }));
  });

  it('waits for it when Back is pressed, and keeps it', async () => {
    const onBack = jest.fn();
    const onDraft = jest.fn();
    showUpload({ onBack, onDraft });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).not.toHaveBeenCalled();

    finish();
    await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
    expect(onDraft).toHaveBeenLastCalledWith({ statement: expect.objectContaining({ id: 'd1' }) });
  });
});

it('[1-SHELL-34] names the list that has no room for the chosen documents', async () => {
  renderWithStore(
    <SingleBlockForm
      id="block"
      initialValues={{ papers: [] as UploadedDocument[] }}
      validate={() => ({})}
      onNext={() => undefined}
      onDraft={() => undefined}
    >
      {(block) => (
        <DocumentListField
          {...block.bind('papers')}
          label="Papers"
          optional
          limit={{ most: 2, of: 'document' }}
          onChange={() => undefined}
        />
      )}
    </SingleBlockForm>,
  );
  const files = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => new File(['%PDF-1.4'], name, { type: 'application/pdf' }));
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, { target: { files } });
  await userEvent.click(next());

  expect(screen.getByRole('link', { name: 'Papers: You can add up to 2 documents.' })).toBeVisible();
});
