import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import type { Application, StepName, TaxInvestor } from '#domain/application.ts';
import { blankTin } from '#domain/tax.ts';
import { formFingerprint } from '#domain/tax/signedAnswers.ts';
import { taxErrors } from '#domain/texts/errors.ts';
import { stepTitles } from '#domain/texts/steps.ts';
import type { AppStore } from '#store/createStore.ts';
import { selectMerged } from '#store/drafts/elsewhere.ts';
import { applicationSubmitted, stepOpened } from '#store/events.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { composeReceipt } from '#store/submission/receipts.ts';
import { ANSWERED_OFFER, showAnswered } from '#test/support/answeredWizard.tsx';
import { anIndividualApplication, settledIn } from '#test/support/applications.ts';
import { answerHeldDraft, answerSaves, opened, saved, type SentDraft } from '#test/support/draftSaving.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { useServer } from '#test/support/server.ts';

useServer();

const SAVED = { at: '2026-11-26T10:42:00', is_own: false, name: 'Nina Reed' };
const STALE = () =>
  HttpResponse.json({ message: 'newer', current: { id: 31, revision: 4, saved_at: null } }, { status: 412 });

/** A file of somebody who is signed in, saved once; the next save meets a newer version, to which `elsewhere` has changed the one saved. */
async function show(
  name: StepName,
  elsewhere: (application: Application) => Application,
  { application }: { application?: Application } = {},
): Promise<{ store: AppStore; sent: SentDraft[] }> {
  const sent = answerSaves(saved({}, 3), STALE, saved({}, 5));
  const store = showAnswered(name, {
    application,
    before: ({ getState }) => {
      const kept = () => elsewhere(getState().kept.application ?? {});
      answerHeldDraft(() => opened(kept(), { revision: 4, saved: SAVED })());
    },
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  return { store, sent };
}

/** Held by two people whom nothing but their place tells apart. */
function twoOfOneName(): Application {
  const { investor_details: details, ...others } = anApplicationBy('joint', ANSWERED_OFFER);
  const investors = (details?.investors ?? [])
    .slice(0, 2)
    .map((person) => ({ ...person, legalFirstName: 'Jane', legalLastName: 'Citizen' }));
  return { ...others, investor_details: { ...details, investors } };
}

const firstName = () => screen.findByLabelText<HTMLInputElement>('First/preferred name');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function typeAndSave(text: string): Promise<HTMLInputElement> {
  const field = await firstName();
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await press('Save as Draft');
  return field;
}

const withName = (first_name: string) => (application: Application) => ({
  ...application,
  contact_details: { ...application.contact_details, first_name },
});
const withSurname = (last_name: string) => (application: Application) => ({
  ...application,
  contact_details: { ...application.contact_details, last_name },
});
const withBsb = (application: Application) => ({
  ...application,
  bank_details: { ...application.bank_details, accountName: 'Reed Family' },
});

it('[R6] takes in what was changed on another step alone, says it, and leaves who types where they are', async () => {
  const { store, sent } = await show('contact_details', withBsb);
  const field = await typeAndSave('Zora');

  const notice = await screen.findByRole('status', { name: 'Nina Reed changed this application at 10:42 am' });
  expect(notice).toHaveTextContent('Reed Family');
  expect(field).toBeInTheDocument();
  expect(field).not.toHaveAttribute('readonly');
  expect(field).toHaveValue('Zora');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toMatchObject({
    ifMatch: '"4"',
    data: { contact_details: { first_name: 'Zora' }, bank_details: { accountName: 'Reed Family' } },
  });
  expect(store.getState().wizard.revision).toBe(5);
  await userEvent.click(within(notice).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/Nina Reed changed/)).not.toBeInTheDocument();
});

it.each([
  ['another step', withBsb],
  ['the step on screen', withSurname('Reed')],
])('[R6] merges a version once, with a change of %s', async (_where, elsewhere) => {
  const { store, sent } = await show('contact_details', elsewhere);
  const before = selectMerged.recomputations();
  await typeAndSave('Zora');

  await screen.findByText(/Nina Reed changed/);
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(store.getState().wizard.revision).toBe(5);
  expect(selectMerged.recomputations() - before).toBe(1);
});

it('[2-NEXT-01] says nothing above the receipt of what came in while it was filled in', async () => {
  const { store } = await show('contact_details', withBsb);
  await typeAndSave('Zora');
  await screen.findByText(/Nina Reed changed/);

  const answer = { id: 77, original_application_id: 31 };
  act(() => {
    const receipt = composeReceipt(store.getState(), answer);
    store.dispatch(applicationSubmitted({ answer, receipt }));
  });

  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(stepTitles.nextSteps));
  expect(screen.queryByText(/Nina Reed changed/)).not.toBeInTheDocument();
});

describe('an answer under a signature that somebody else changed meanwhile', () => {
  /** Signed here, over these answers. */
  function signed(): Application {
    const { tax_details: tax = {}, ...others } = anIndividualApplication(ANSWERED_OFFER);
    return { ...others, tax_details: { ...tax, signed_answers: formFingerprint(tax) } };
  }
  const withTax = (change: (block: TaxInvestor) => TaxInvestor) => (application: Application) => {
    const { tax_details: tax } = application;
    return { ...application, tax_details: { ...tax, investors: (tax?.investors ?? []).map(change) } };
  };
  const toReview = (store: AppStore) => act(() => void store.dispatch(stepOpened({ name: 'review' })));
  const FRENCH = { ...blankTin(), tax_country: 77, has_tin: true, tin: 'FR1234567890' };
  const AGAIN = `Tax details: ${taxErrors.signAgain}`;

  it.each<[string, (block: TaxInvestor) => TaxInvestor]>([
    ['the number', (block) => ({ ...block, tfn: '876543210' })],
    ['no number any more', (block) => ({ ...block, tfn: '' })],
    ['a country more', (block) => ({ ...block, has_other_tax_countries: true, tins: [FRENCH] })],
  ])('[3-DECL-06] comes in, and the declaration is signed again: %s', async (_what, change) => {
    const { store, sent } = await show('contact_details', withTax(change), { application: signed() });
    await typeAndSave('Zora');
    await waitFor(() => expect(sent).toHaveLength(3));
    toReview(store);
    expect(await screen.findByRole('button', { name: AGAIN })).toBeInTheDocument();
  });

  it('[3-DECL-06] stands where they changed something else', async () => {
    const { store, sent } = await show('contact_details', withBsb, { application: signed() });
    await typeAndSave('Zora');
    await waitFor(() => expect(sent).toHaveLength(3));
    toReview(store);
    await screen.findByRole('button', { name: /^Submit/ });
    expect(screen.queryByRole('button', { name: AGAIN })).not.toBeInTheDocument();
  });
});

describe('[R6] what both changed', () => {
  it('is shown with both values, and nothing goes on before one is chosen', async () => {
    const { store, sent } = await show('contact_details', withName('Nora'));
    await typeAndSave('Zora');

    expect(await screen.findByText(/Nina Reed saved it at 10:42/)).toBeInTheDocument();
    expect(await firstName()).toHaveAttribute('readonly');
    await press('Compare and continue');
    const question = within(await screen.findByRole('radiogroup'));
    expect(question.getByText('Zora')).toBeInTheDocument();
    expect(question.getByText('Nora')).toBeInTheDocument();
    await press('Continue');
    expect(await screen.findByText('Please choose one')).toBeInTheDocument();
    expect(store.getState().wizard.revision).toBe(3);
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['Saved elsewhere at 10:42 am', 'Nora'],
    ['Entered here', 'Zora'],
  ])('goes on with %s', async (choice, name) => {
    const { store, sent } = await show('contact_details', withName('Nora'));
    await typeAndSave('Zora');
    await press('Compare and continue');
    await userEvent.click(await screen.findByRole('radio', { name: choice }));
    await press('Continue');

    await waitFor(async () => expect(await firstName()).not.toHaveAttribute('readonly'));
    expect(await firstName()).toHaveValue(name);
    expect(selectApplication(store.getState()).contact_details?.first_name).toBe(name);
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]).toMatchObject({ ifMatch: '"4"', data: { contact_details: { first_name: name } } });
  });
});

describe('[R6] what only they changed on the step on screen', () => {
  it('comes in beside what is being typed, once the keys rest: none is lost, and the focus stays in the text', async () => {
    const { store, sent } = await show('contact_details', withSurname('Reed'));
    const field = await typeAndSave('Zora');
    await userEvent.type(field, ' May', { delay: 20 });
    field.setSelectionRange(4, 4);

    expect(await screen.findByDisplayValue('Reed')).not.toHaveAttribute('readonly');
    expect(await firstName()).toHaveValue('Zora May');
    expect(await firstName()).toHaveFocus();
    expect((await firstName()).selectionStart).toBe(4);
    await userEvent.keyboard('ida');
    expect(await firstName()).toHaveValue('Zoraida May');
    expect(screen.getByRole('status', { name: 'Nina Reed changed this application at 10:42 am' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Compare and continue' })).not.toBeInTheDocument();
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]).toMatchObject({
      ifMatch: '"4"',
      data: { contact_details: { first_name: 'Zora May', last_name: 'Reed' } },
    });
    await waitFor(() => expect(store.getState().sync.halt).toBeNull());
  });

  it('is asked about after all where it was typed over while the keys did not rest', async () => {
    await show('contact_details', withSurname('Reed'));
    await typeAndSave('Zora');
    await userEvent.type(await screen.findByLabelText('Last name'), 'e');

    expect(await screen.findByRole('button', { name: 'Compare and continue' })).toBeInTheDocument();
  });
});

describe('[R6] a person in a list that the other one changed', () => {
  const fields = async (name = 'emailAddress') => {
    const found = () => [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
    await waitFor(() => expect(found()).not.toHaveLength(0));
    return found();
  };
  const without = (index: number) => (application: Application) => ({
    ...application,
    investor_details: {
      ...application.investor_details,
      investors: (application.investor_details?.investors ?? []).toSpliced(index, 1),
    },
  });
  const joint = () => settledIn(ANSWERED_OFFER, anApplicationBy('joint', ANSWERED_OFFER));
  const at = async (index: number, name?: string) => (await fields(name))[index] ?? document.createElement('input');
  /** Puts the cursor where something is to be typed, and saves, which meets what the other one did. */
  const saveIn = async (index: number, text: string, name?: string) => {
    const field = await at(index, name);
    if (text !== '') await userEvent.type(field, text);
    const button = await screen.findByRole('button', { name: 'Save as Draft' });
    act(() => field.focus());
    fireEvent.click(button);
  };

  it('is typed on in the same person, whoever stood before them and went', async () => {
    const { store } = await show('investor_details', without(1), { application: joint() });
    await saveIn(2, 'ra', 'legalFirstName');
    await waitFor(async () => expect(await fields()).toHaveLength(3));

    expect(await at(1, 'legalFirstName')).toHaveFocus();
    await userEvent.keyboard('x');
    expect(await at(1, 'legalFirstName')).toHaveValue('Meirax');
    expect(await at(2, 'legalFirstName')).toHaveValue('Aroha');
    await waitFor(() => expect(store.getState().sync.halt).toBeNull());
  });

  it('who went while nothing of theirs was typed takes no keys any more, and nobody else gets them', async () => {
    await show('investor_details', without(1), { application: joint() });
    await saveIn(0, '.au');
    act(() => document.querySelectorAll<HTMLInputElement>('input[type=email]')[1]?.focus());
    await waitFor(async () => expect(await fields()).toHaveLength(3));

    expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.keyboard('x');
    for (const index of [1, 2]) expect(await at(index)).toHaveValue('jane.citizen@example.com');
  });

  it('who went while they were typed in is asked about, with everything that was typed', async () => {
    await show('investor_details', without(1), { application: joint() });
    await saveIn(1, '.au');
    await press('Compare and continue');

    const question = within(await screen.findByRole('radiogroup', { name: /: Tomas Okafor$/ }));
    expect(question.getByText('Removed')).toBeInTheDocument();
    expect(question.getByText('jane.citizen@example.com.au')).toBeInTheDocument();
  });

  it('is told from another of their name where the change came in beside the keys', async () => {
    const changed = (application: Application) => ({
      ...application,
      investor_details: {
        ...application.investor_details,
        investors: (application.investor_details?.investors ?? []).map((person, index) =>
          index === 1 ? { ...person, emailAddress: 'taken@example.com' } : person,
        ),
      },
    });
    await show('investor_details', changed, { application: twoOfOneName() });
    await saveIn(0, '.au');

    const notice = await screen.findByRole('status', { name: /Nina Reed changed this application/ });
    expect(notice).toHaveTextContent('Jane Citizen (Joint investor 1): Email address');
    expect(await at(0)).toHaveFocus();
    expect(await at(0)).toHaveValue('jane.citizen@example.com.au');
  });
});

it('tries again where the newer version does not come', async () => {
  const { store } = await show('contact_details', withName('Nora'));
  const answer = () =>
    opened(withName('Nora')(store.getState().kept.application ?? {}), { saved: SAVED })() as Response;
  const failed = () => HttpResponse.json({ message: 'no' }, { status: 500 });
  answerHeldDraft(failed, failed, answer);
  await typeAndSave('Zora');
  expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
  await press('Try again');

  expect(await screen.findByRole('button', { name: 'Compare and continue' })).toBeInTheDocument();
});

describe('a draft that is none any more', () => {
  const ended = (code: string) => () => HttpResponse.json({ message: 'no', code }, { status: 404 });

  it('[R6] is said to be so, with the way to the receipt, and nothing is typed in it any more', async () => {
    const { store, sent } = await show('contact_details', withName('Nora'));
    answerSaves(ended('draft_lodged_own'));
    expect(await screen.findByRole('button', { name: 'Delete my draft' })).toBeInTheDocument();
    await typeAndSave('Zora');

    expect(await screen.findByText('This application was submitted elsewhere')).toBeInTheDocument();
    expect(await firstName()).toHaveAttribute('readonly');
    expect(await firstName()).toHaveValue('Zora');
    expect(sent).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Delete my draft' })).not.toBeInTheDocument();
    const receipt = screen.getByRole('link', { name: 'See what was submitted' });
    expect(receipt).toHaveAttribute('href', '/applications/31/');
    expect(store.getState().sync.halt?.kind).toBe('ended');
  });

  it('goes on as a new application where it was deleted, with everything that is here', async () => {
    const { store } = await show('contact_details', withName('Nora'));
    const fileKey = store.getState().wizard.fileKey;
    const sent = answerSaves(ended('draft_deleted'), saved({ id: 77 }, 2));
    await typeAndSave('Zora');
    await press('Continue as a new application');

    expect(await firstName()).not.toHaveAttribute('readonly');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ ifMatch: null, data: { contact_details: { first_name: 'Zora' } } });
    expect(sent[1]?.data).not.toHaveProperty('application_id');
    expect(sent[1]?.data['file_key']).not.toBe(fileKey);
  });

  it('[2-SUB-09] can be submitted as a new application from review, where it was deleted meanwhile', async () => {
    const { store } = await show('review', withName('Nora'));
    answerSaves(ended('draft_deleted'), saved({ id: 77 }, 1));
    await userEvent.click(await screen.findByRole('button', { name: /^Submit/ }));
    await press('Continue as a new application');

    await waitFor(() =>
      expect(store.getState().wizard).toMatchObject({
        applicationId: 77,
        revision: 1,
        submission: { phase: 'idle' },
      }),
    );
    expect(await screen.findByRole('button', { name: /^Submit/ })).toBeEnabled();
  });
});
