import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Application, InvestorDetails } from '#domain/application.ts';
import type { Loss } from '#domain/model/prefilled.ts';
import { summariseRemoval } from '#domain/application/removalSummary.ts';
import { useRemoval } from '#features/parts/removal/useRemoval.tsx';
import { selectApplication, selectStepDraft, selectStepValues } from '#store/selectors/applicationSelectors.ts';
import { selectShelfEntry } from '#store/selectors/shelfSelectors.ts';
import { previewAnswer } from '#store/steps/answers.ts';
import { giveAnswer } from '#store/steps/giveAnswer.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { aStoreAt } from '#test/support/stepStore.ts';
import { withoutIds } from '#test/support/withoutIds.ts';

const COMPANY: InvestorDetails = { investor_type: 'company', companyName: 'Acme Pty Ltd' };
const INDIVIDUAL: InvestorDetails = { investor_type: 'individual', investors: [{}] };
const APPLICATION: Application = {
  investor_details: COMPANY,
  directors: {
    directors: [
      { legalFirstName: 'Ana', idDoc: { id: 'd1', filename: 'licence.pdf', download: '/d1/' } },
      { legalFirstName: 'Bo' },
    ],
  },
};

interface ButtonProps {
  before?: InvestorDetails;
  after: InvestorDetails;
  note?: string | undefined;
  apply: () => void;
  settle?: (values: InvestorDetails) => InvestorDetails;
}

const keepAll = (values: InvestorDetails) => values;

function AnswerButton({ before = COMPANY, after, note, apply, settle = keepAll }: ButtonProps) {
  const removal = useRemoval('investor_details', settle);
  return (
    <>
      <button onClick={() => removal.change({ before, after, note, apply })}>Answer</button>
      <button onClick={() => removal.save(after, apply)}>Next</button>
      {removal.dialog}
    </>
  );
}

const wordsOf = (loss: Loss | null) => (loss === null ? '' : summariseRemoval(loss).words);

function renderButton(props: Omit<ButtonProps, 'apply'>) {
  const apply = jest.fn();
  const { store } = renderWithStore(
    <AnswerButton {...props} apply={apply} />,
    aStoreAt('investor_details', { application: APPLICATION }),
  );
  return {
    apply,
    store,
    user: userEvent.setup({ delay: null }),
    press: (name: string) => screen.findByRole('button', { name }),
  };
}

describe('an answer that removes something', () => {
  it('[2-STEP-31, 2-INV-17] says before what goes, with the steps that go with it, and keeps everything on Keep', async () => {
    const { apply, store, user, press } = renderButton({ after: INDIVIDUAL });

    await user.click(await press('Answer'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Please confirm' });
    expect(dialog).toHaveTextContent('This removes 1 company (Acme Pty Ltd), 2 directors (Ana and Bo), 1 document.');
    await user.click(await press('Keep'));

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(apply).not.toHaveBeenCalled();
    expect(withoutIds(selectApplication(store.getState()))).toEqual(APPLICATION);
    expect(selectStepDraft(store.getState(), 'investor_details')).toBeUndefined();
  });

  it('[2-STEP-31] gives focus back to the control that asked, on Escape', async () => {
    const { user, press } = renderButton({ after: INDIVIDUAL });
    await user.click(await press('Answer'));
    await screen.findByRole('alertdialog');

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.getByRole('button', { name: 'Answer' })).toHaveFocus());
  });

  it('[2-STEP-31, 2-INV-17] goes through on Remove: kept as typed, and what went is on the shelf and nowhere else', async () => {
    const { apply, store, user, press } = renderButton({ after: INDIVIDUAL });

    await user.click(await press('Answer'));
    await user.click(await press('Remove'));

    expect(apply).toHaveBeenCalledTimes(1);
    expect(selectStepDraft(store.getState(), 'investor_details')).toEqual(INDIVIDUAL);
    expect(selectShelfEntry(store.getState())).toMatchObject({
      removed: '1 company, 2 directors, 1 document',
      drafts: { investor_details: COMPANY },
    });
    expect(withoutIds(selectApplication(store.getState()))).toEqual({ investor_details: INDIVIDUAL });

    act(() => void store.dispatch(undoRemoval()));
    expect(withoutIds(selectApplication(store.getState()))).toEqual(APPLICATION);
    expect(selectStepDraft(store.getState(), 'investor_details')).toEqual(COMPANY);
  });

  it('[2-STEP-31] saves with an answer what Next would keep, and leaves what is typed in the form', async () => {
    const typed = { ...INDIVIDUAL, companyName: 'Of another type' };
    const { store, user, press } = renderButton({ after: typed, settle: () => INDIVIDUAL });
    await user.click(await press('Answer'));
    await user.click(await press('Remove'));

    expect(withoutIds(selectStepValues(store.getState(), 'investor_details') ?? {})).toEqual(INDIVIDUAL);
    expect(selectStepDraft(store.getState(), 'investor_details')).toEqual(typed);
  });

  it('[2-STEP-31] keeps away what was removed when the former answer is given again', async () => {
    const { store, user, press } = renderButton({ after: INDIVIDUAL });
    await user.click(await press('Answer'));
    await user.click(await press('Remove'));

    act(
      () =>
        void store.dispatch(
          giveAnswer({ name: 'investor_details', before: INDIVIDUAL, after: COMPANY, kept: COMPANY }, null),
        ),
    );
    act(() => void store.dispatch(saveStep('investor_details', COMPANY)));

    expect(withoutIds(selectApplication(store.getState()))).toEqual({ investor_details: COMPANY });
  });

  it('[2-STEP-31] says once what goes: an answer after it takes away only what is still there', () => {
    const store = aStoreAt('investor_details', { application: APPLICATION });
    const preview = (before: InvestorDetails, after: InvestorDetails) =>
      wordsOf(store.dispatch(previewAnswer({ name: 'investor_details', before, after })));
    const partnership: InvestorDetails = { investor_type: 'partnership', partnershipName: 'Ana & Bo' };

    expect(preview(COMPANY, INDIVIDUAL)).toBe('1 company (Acme Pty Ltd), 2 directors (Ana and Bo), 1 document');
    expect(preview(INDIVIDUAL, partnership)).toBe('');
    expect(preview(partnership, INDIVIDUAL)).toBe('Ana & Bo');
  });

  it('asks nobody where nothing goes', async () => {
    const renamed = { ...COMPANY, companyName: 'Acme Two Pty Ltd' };
    const { apply, store, user, press } = renderButton({ after: renamed });

    await user.click(await press('Answer'));

    expect(apply).toHaveBeenCalledTimes(1);
    expect(selectStepDraft(store.getState(), 'investor_details')).toEqual(renamed);
    expect(selectShelfEntry(store.getState())).toBeNull();
  });

  it('asks for a note alone, as of a person who stays in other roles', async () => {
    const { apply, user, press } = renderButton({
      after: COMPANY,
      note: 'Ana is also entered as director, and stays there.',
    });

    await user.click(await press('Answer'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Ana is also entered as director, and stays there.',
    );
    await user.click(await press('Remove'));

    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('[2-STEP-31] asks once: saving what was agreed to goes through', async () => {
    const { apply, user, press } = renderButton({ after: INDIVIDUAL });

    await user.click(await press('Answer'));
    await user.click(await press('Remove'));
    await user.click(await press('Next'));

    expect(apply).toHaveBeenCalledTimes(2);
  });

  it('[2-STEP-31] asks before a save that drops what nobody was told of, and keeps what is typed meanwhile', async () => {
    const { apply, store, user, press } = renderButton({ after: INDIVIDUAL });

    await user.click(await press('Next'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('This removes Ana and Bo, 1 document.');
    expect(selectStepDraft(store.getState(), 'investor_details')).toEqual(INDIVIDUAL);
    expect(apply).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(apply).not.toHaveBeenCalled();
    await user.click(await press('Next'));
    await user.click(await press('Remove'));

    expect(apply).toHaveBeenCalledTimes(1);
  });
});
