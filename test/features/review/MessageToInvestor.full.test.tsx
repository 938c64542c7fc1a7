import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Application, ContactDetails } from '#domain/application.ts';
import { NEW_APPLICATION, type Mode, type User } from '#domain/session.ts';
import { ReviewStep } from '#features/review/index.ts';
import { LONGEST_DRAFT_DELAY_MS } from '#features/ui/form/useDraftKeeper.ts';
import type { AppStore } from '#store/createStore.ts';
import { stepOpened } from '#store/events.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectCompleted, selectCurrentStep, selectSubmission } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer, anIndividualApplication, aUser } from '#test/support/applications.ts';
import { at, readApplication } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

useServer();
afterEach(() => jest.useRealTimers());

const CALL = at('/offer/api/application-create-update/');
const offer = aDemoOffer('emberfield-copper', { application_terms_and_conditions: '' });
const ADVISER: ContactDetails = { applicant_role: 'advisor', adviser_has_authority: false };

interface Opening {
  contact?: ContactDetails;
  review?: Application['review'];
  user?: User | null;
  mode?: Mode;
}

function aStoreOf({ contact = ADVISER, review, user = null, mode = NEW_APPLICATION }: Opening): AppStore {
  const { contact_details, ...rest } = anIndividualApplication(offer);
  const application = { ...rest, contact_details: { ...contact_details, ...contact }, ...(review && { review }) };
  return aStoreAt('review', { offer, application, user, mode });
}

function show(opening: Opening = {}) {
  const store = aStoreOf(opening);
  return { ...renderWithStore(<ReviewStep />, store), store, user: userEvent.setup({ delay: null }) };
}

const box = () => screen.getByRole('textbox', { name: 'Message to investor (optional)' });
const submit = () => screen.getByRole('button', { name: /^Submit/ });
const drafted = (store: AppStore) => selectStepDraft(store.getState(), 'review')?.message_to_investor;
/** The messages that come with the applications sent from now on. */
function sentMessages(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(CALL, async ({ request }) => {
      const application = await readApplication(request);
      if (application instanceof Response) return application;
      sent.push((application.data['review'] as Application['review'])?.message_to_investor);
      return HttpResponse.json({ id: 31, reference: 'R', status: 'submitted' });
    }),
  );
  return sent;
}

const APPROVING: Mode = { editing: true, draft: true, status: 'pending_approval', preview: false };
it.each<[string, boolean, Opening]>([
  ['an adviser', true, {}],
  [
    'an adviser with authority',
    true,
    { contact: { ...ADVISER, adviser_has_authority: true, adviser_authority_doc: { filename: 'authority.pdf' } } },
  ],
  ['an investor', false, { contact: { applicant_role: 'investor' } }],
  ['an investor who approves', false, { mode: APPROVING }],
  ['issuer staff', false, { user: aUser({ is_acting_as_issuer: true }) }],
])('[2-REV-08] is asked of %s: %s', (...[, isAsked, opening]) => {
  show(opening);

  expect(screen.queryAllByRole('textbox')).toHaveLength(isAsked ? 1 : 0);
  if (isAsked)
    expect(box()).toHaveAccessibleDescription(
      'It is added to the email to the investor, as written. Up to 2,000 characters, without web or email addresses.',
    );
});

it('[2-REV-08, 2-REV-20] is sent with its lines, with what is typed when Submit is pressed by key', async () => {
  const sent = sentMessages();
  const { store, user } = show();
  await user.type(box(), 'Dear Jane,{Enter}{Enter}as we said.');
  act(() => submit().focus());
  await user.keyboard('{Enter}');

  await waitFor(() => expect(selectCompleted(store.getState())).toBe(true));
  expect(sent).toEqual(['Dear Jane,\n\nas we said.']);
  expect(drafted(store)).toBeUndefined();
});

it('[2-REV-08] is sent as it is on screen before anything of it was kept', async () => {
  const sent = sentMessages();
  const { store } = show();
  jest.useFakeTimers();
  fireEvent.change(box(), { target: { value: 'Just now' } });
  fireEvent.click(submit());

  await waitFor(() => expect(selectCompleted(store.getState())).toBe(true));
  expect(sent).toEqual(['Just now']);
  // What was sent is no draft any more, however soon it was.
  await act(() => jest.advanceTimersByTimeAsync(LONGEST_DRAFT_DELAY_MS));
  expect(drafted(store)).toBeUndefined();
});

it('[2-REV-08] is kept as it is typed, and is there again after another step', async () => {
  const { store, user, unmount } = show();
  await user.type(box(), 'Dear Jane');
  await waitFor(() => expect(drafted(store)).toBe('Dear Jane'));

  // No pause at all: what is left with the page is kept with it.
  fireEvent.change(box(), { target: { value: 'Dear Jane, hello ' } });
  await user.click(screen.getByRole('button', { name: 'Edit Contact details' }));
  unmount();
  expect(selectCurrentStep(store.getState())).toBe('contact_details');
  act(() => void store.dispatch(stepOpened({ name: 'review' })));
  renderWithStore(<ReviewStep />, store);

  expect(box()).toHaveValue('Dear Jane, hello ');
});

it('[2-REV-03, 2-REV-08] outlives the tick of an existing holding, typed before or after it', async () => {
  const { store, user, unmount } = show({
    contact: { ...ADVISER, holdingProfileType: 'TOP_UP', selectedSubregister: { id: 7, account_name: 'Jane' } },
  });
  await user.type(box(), 'before');
  await user.click(screen.getByRole('checkbox'));
  expect(selectApplication(store.getState()).review).toEqual({
    holdingProfileType: 'TOP_UP',
    detailsAreCorrectConfirmation: true,
    message_to_investor: 'before',
  });
  await user.type(box(), ' and after');
  unmount();
  renderWithStore(<ReviewStep />, store);

  expect(box()).toHaveValue('before and after');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('[2-REV-08, 2-SUB-13] is there after a submission that failed, and can be changed', async () => {
  server.use(http.post(CALL, () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { store, user } = show();
  await user.type(box(), 'Dear Jane');
  await user.click(submit());
  await waitFor(() => expect(selectSubmission(store.getState()).phase).toBe('failed'));
  expect(box()).toHaveValue('Dear Jane');
  expect(selectApplication(store.getState()).review).toMatchObject({ message_to_investor: 'Dear Jane' });

  const sent = sentMessages();
  await user.type(box(), '!');
  await user.click(submit());
  await waitFor(() => expect(sent).toEqual(['Dear Jane!']));
  await waitFor(() => expect(selectCompleted(store.getState())).toBe(true));
});

it('[2-REV-08, 2-SUB-14] cannot be changed while the application is on its way', async () => {
  let answer: (response: Response) => void = () => undefined;
  server.use(http.post(CALL, () => new Promise<Response>((resolve) => (answer = resolve))));
  const { store, user } = show();
  await user.type(box(), 'Dear Jane');
  await user.click(submit());
  expect(box()).toBeDisabled();

  await waitFor(() => expect(selectSubmission(store.getState()).phase).toBe('sending'));
  await waitFor(() => {
    answer(HttpResponse.json({ id: 31, reference: 'R', status: 'submitted' }));
    expect(selectCompleted(store.getState())).toBe(true);
  });
});

describe('a message that cannot be sent', () => {
  const LINK = 'Please leave out web and email addresses, and what reads like one: evil.example';

  it('[2-REV-08] says why once the box is left, not while it is typed', async () => {
    const { user } = show();
    await user.type(box(), 'Pay at evil.example');
    expect(box()).not.toBeInvalid();
    await user.tab();
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(expect.stringContaining(LINK) as string);
    expect(submit()).toHaveAttribute('aria-disabled', 'true');

    await user.type(box(), '{Backspace>8/}');
    expect(box()).not.toBeInvalid();
    expect(submit()).not.toHaveAttribute('aria-disabled');
  });

  it('[2-REV-08] is not sent: Submit goes to the box, and what was typed stays', async () => {
    const sent = sentMessages();
    const { store, user } = show();
    await user.type(box(), 'Pay at evil.example');
    await user.click(submit());

    expect(box()).toHaveFocus();
    expect(box()).toHaveAccessibleDescription(expect.stringContaining(LINK) as string);
    expect(box()).toHaveValue('Pay at evil.example');
    expect([sent.length, selectSubmission(store.getState()).phase]).toEqual([0, 'idle']);

    await user.clear(box());
    await user.click(submit());
    await waitFor(() => expect(sent).toEqual(['']));
    await waitFor(() => expect(selectCompleted(store.getState())).toBe(true));
  });

  it('[2-REV-08] was refused by the service: its word stands beside the box until it is changed', async () => {
    const errors = { review: { message_to_investor: 'Not this' } };
    server.use(http.post(CALL, () => HttpResponse.json({ errors, message: 'x' }, { status: 400 })));
    const { user } = show();
    await user.type(box(), 'Dear Jane');
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: /: Not this$/ }));
    expect(box()).toHaveFocus();
    expect(box()).toHaveAccessibleDescription(expect.stringContaining('Not this') as string);

    await user.type(box(), '!');
    expect(box()).not.toBeInvalid();
  });
});

describe('the length of the message', () => {
  const note = () => screen.queryByText(/characters? (left|too many)$/, { selector: '[aria-hidden]' })?.textContent;

  it('[2-REV-08] is spoken of from 200 characters before the limit, and told once typing rests', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show();
    fireEvent.change(box(), { target: { value: 'a'.repeat(1_799) } });
    expect(note()).toBeUndefined();
    await user.type(box(), 'b');
    expect(note()).toBe('200 characters left');
    expect(box()).toHaveAccessibleDescription(/email addresses\.\s*$/);
    await user.type(box(), 'c');
    expect(note()).toBe('199 characters left');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(box()).toHaveAccessibleDescription(/199 characters left$/);
    expect(
      screen.getByText('199 characters left', { selector: '[role=status] > :not([aria-hidden])' }),
    ).toBeInTheDocument();
  });

  it('[2-REV-08] cuts nothing off: what is too long stays, and says by how much', async () => {
    const { store, user } = show();
    await user.click(box());
    await user.paste('a'.repeat(12_000));
    expect(note()).toBe('10,000 characters too many');
    await user.tab();
    expect(box()).toHaveAccessibleDescription(/Please shorten the message by 10,000 characters, to 2,000$/);
    expect(drafted(store)).toHaveLength(12_000);
  });
});
