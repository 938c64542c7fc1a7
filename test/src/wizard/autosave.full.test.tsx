import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import type { StepName } from '#domain/application.ts';
import { type ActingContext } from '#domain/session.ts';
import { fromWire } from '#domain/wire.ts';
import type { AppStore } from '#store/createStore.ts';
import { fileHeldElsewhere } from '#store/file/saveStatusSlice.ts';
import { selectTypedApplication } from '#store/selectors/draftSelectors.ts';
import { ANSWERED_FILE, showAnswered } from '#test/support/answeredWizard.tsx';
import { drain, useFakeClock } from '#test/support/eventLoop.ts';
import { answerDraftUrl, answerHeldDraft, answerSaves, DRAFT_URL, opened, saved } from '#test/support/draftSaving.ts';
import { useServer } from '#test/support/server.ts';

useServer();

const WITHIN = 10_000;

beforeEach(() => {
  useFakeClock({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

async function show(
  name: StepName,
  context: ActingContext | null = 'investor',
  username = 'olivia@example.com',
): Promise<AppStore> {
  const store = showAnswered(name, context === null ? { username: null } : { username, context });
  await screen.findByRole('button', { name: name === 'review' ? /Submit/ : 'Next' });
  return store;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** A request that has been sent by now, without passing the time that a timer would need. */
async function onItsWay(sent: readonly unknown[], count: number): Promise<void> {
  await act(() => drain());
  expect(sent).toHaveLength(count);
}
const keys = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
async function type(text: string): Promise<void> {
  const field = await screen.findByLabelText('First/preferred name');
  await keys().clear(field);
  await keys().type(field, text);
}
const lost = () => HttpResponse.error();
const refused =
  (status: number, body: object = { message: 'no' }) =>
  () =>
    HttpResponse.json(body, { status });
const STALE = refused(412, { message: 'newer', current: { id: 31, revision: 4, saved_at: null } });
const CODE = refused(403, {
  message: 'code',
  code: 'draft_code',
  draft_url: DRAFT_URL,
  masked_mobile: 'mobile number (Australia, +61) that ends in 678',
});
const inChip = (words: string | RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(words),
    ),
  );

const SAVED_AT = /^Saved (\d\d\/\d\d\/\d{4}, )?\d{1,2}:\d\d [ap]m$/;

/** Types into the step on screen; where it asks for nothing that is typed, goes back to one that does. */
async function changeSomething(): Promise<void> {
  const texts = () => screen.queryAllByRole<HTMLInputElement>('textbox').filter(({ disabled }) => !disabled);
  while (texts().length === 0) {
    await keys().click(screen.getByRole('button', { name: 'Back' }));
    await pass(1_000);
  }
  const [text] = texts();
  if (text !== undefined) await keys().type(text, 'a1');
}

/** Whatever the state chip announces from here on, each time that it says something else; `Not saved yet` is in silence. */
function hearChip(): () => string[] {
  const heard: string[] = [];
  const chip = () =>
    screen.queryAllByRole('status').find(({ textContent }) => /^(Saved|Saving|Offline|Not saved)/.test(textContent));
  let last = chip()?.textContent;
  const watcher = new MutationObserver(() => {
    const words = chip()?.textContent;
    if (words === undefined || words === last) return;
    last = words;
    if (chip()?.getAttribute('aria-live') !== 'off') heard.push(words);
  });
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => heard;
}

describe('what somebody signed in types', () => {
  it('is with the service within ten seconds, finished or not, under the revision of the save before', async () => {
    const sent = answerSaves(saved({}, 1), saved({}, 2));
    await show('contact_details');
    await waitFor(() => expect(sent).toHaveLength(1));
    await type('Zo');
    await pass(WITHIN);

    await onItsWay(sent, 2);
    expect(sent[0]).toMatchObject({ data: { action: 'autosave', file_key: ANSWERED_FILE }, ifMatch: null });
    expect(sent[1]).toMatchObject({ data: { action: 'autosave', application_id: 31 }, ifMatch: '"1"' });
    expect(sent[1]?.data['contact_details']).toMatchObject({ first_name: 'Zo' });
    await inChip(SAVED_AT);
  });

  it('is sent at once when the step is left', async () => {
    const sent = answerSaves(saved({}, 1), saved({}, 2));
    await show('contact_details');
    await waitFor(() => expect(sent).toHaveLength(1));
    await type('Zora');
    await keys().click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { level: 1, name: /Investment amount/ });

    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.data['contact_details']).toMatchObject({ first_name: 'Zora' });
  });

  it('is not sent again while nothing changes', async () => {
    const sent = answerSaves(saved({}, 1));
    await show('contact_details');
    await waitFor(() => expect(sent).toHaveLength(1));
    await pass(60_000);
    expect(sent).toHaveLength(1);
  });

  it('[R22] goes one at a time: what is typed while a save is under way follows its answer', async () => {
    const slow = async () => {
      await delay(3_000);
      return saved({}, 1)();
    };
    const sent = answerSaves(slow, saved({}, 2));
    await show('contact_details');
    await waitFor(() => expect(sent).toHaveLength(1));
    await type('Late');
    await pass(2_000);
    expect(sent).toHaveLength(1);
    await pass(3_000);
    await pass(WITHIN);
    await onItsWay(sent, 2);
    expect(sent[1]?.ifMatch).toBe('"1"');
  });

  it.each([
    'contact_details',
    'purchase_amount',
    'investor_details',
    'tax_details',
    'bank_details',
    'payment_options',
    'review',
  ] as const)(
    '[R6] on %s is kept through ten minutes without a connection, and sent within five seconds of its coming back',
    async (step) => {
      const sent = answerSaves(saved({}, 1));
      const store = await show(step);
      await waitFor(() => expect(sent).toHaveLength(1));
      await inChip(/^Saved/);
      const said = hearChip();
      fireEvent(window, new Event('offline'));
      await changeSomething();
      await pass(10 * 60_000);
      expect(sent).toHaveLength(1);

      fireEvent(window, new Event('online'));
      await pass(5_000);
      await onItsWay(sent, 2);
      const typed = JSON.parse(JSON.stringify(selectTypedApplication(store.getState()))) as object;
      expect(typed).toMatchObject(fromWire(sent[1]?.data ?? {}).application);
      expect(typed).not.toMatchObject(fromWire(sent[0]?.data ?? {}).application);
      await inChip(/^Saved/);
      // Once each way.
      expect(said().map((words) => words.replace(/^Saved .*$/, 'Saved'))).toEqual([
        'Offline, kept on this device',
        'Saved',
      ]);
    },
  );

  it('[R2] is tried again under its key after an answer that was lost, with growing pauses, and says so', async () => {
    const sent = answerSaves(lost, lost, saved({}, 1));
    await show('contact_details');
    await waitFor(() => expect(sent).toHaveLength(1));
    await inChip('Not saved, trying again');
    await pass(4_000);
    await onItsWay(sent, 2);
    await pass(8_000);
    await onItsWay(sent, 3);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    await inChip(/^Saved/);
  });

  it('lets Save as Draft follow it, so that no press is lost', async () => {
    const slow = async () => {
      await delay(2_000);
      return saved({}, 1)();
    };
    const sent = answerSaves(slow, saved({}, 2));
    await show('contact_details');
    await waitFor(() => expect(sent).toHaveLength(1));
    await keys().click(await screen.findByRole('button', { name: 'Save as Draft' }));
    await pass(3_000);
    await waitFor(() => expect(sent.map(({ data }) => data['action'])).toEqual(['autosave', 'save_as_draft']));
    expect(sent[1]?.ifMatch).toBe('"1"');
  });
});

it('goes on after a press of Save as Draft that was under way when it was due, and failed', async () => {
  const failing = async () => {
    await delay(12_000);
    return refused(500)();
  };
  const sent = answerSaves(saved({}, 1), failing, saved({}, 2));
  await show('contact_details');
  await waitFor(() => expect(sent).toHaveLength(1));
  await type('Nina');
  await keys().click(await screen.findByRole('button', { name: 'Save as Draft' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await pass(13_000);
  await pass(WITHIN);
  await onItsWay(sent, 3);
  expect(sent[2]?.data).toMatchObject({ action: 'autosave', contact_details: { first_name: 'Nina' } });
});

describe('a save that is refused', () => {
  it('for a newer version stops: nothing is written over it', async () => {
    const sent = answerSaves(STALE);
    answerHeldDraft(refused(500));
    await show('contact_details');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findByLabelText('First/preferred name')).toHaveAttribute('readonly');
    await pass(120_000);
    expect(sent).toHaveLength(1);
    await inChip('Not saved');
  });

  it('for want of the code asks for it at the end of the step, not under the fingers of who types', async () => {
    const sent = answerSaves(saved({}, 1), CODE);
    await show('contact_details', null);
    await keys().click(await screen.findByRole('button', { name: 'Save as Draft' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await type('Nina');
    await pass(WITHIN);
    await onItsWay(sent, 2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await keys().click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('[3-OTP-01] for want of the code says so beside the step’s number, once, and a button asks for it; what was typed is saved then', async () => {
    const sent = answerSaves(saved({}, 1), CODE, CODE, saved({}, 2));
    answerDraftUrl(() => HttpResponse.json({}), opened({}));
    await show('contact_details', null);
    await keys().click(await screen.findByRole('button', { name: 'Save as Draft' }));
    await inChip(SAVED_AT);
    const region = screen.getByText('Saved').closest('[role=status]');
    await type('Nina');
    await pass(WITHIN);
    await inChip('Not saved: a code is needed again. Enter code');
    // What was there before is what a screen reader listens to.
    expect(region).toBeInTheDocument();
    expect(region).toHaveTextContent('Not saved: a code is needed again.');
    await pass(120_000);
    expect(sent).toHaveLength(2);

    act(() => screen.getByRole('button', { name: 'Enter code' }).focus());
    await keys().keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Please enter a code to continue' });
    expect(dialog).toHaveTextContent('We will text a code to the mobile number (Australia, +61) that ends in 678.');
    await keys().click(within(dialog).getByRole('button', { name: 'Send code' }));
    await keys().type(await screen.findByLabelText('One-time password'), '123456{Enter}');

    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent[3]).toMatchObject({ ifMatch: '"1"', data: { contact_details: { first_name: 'Nina' } } });
    await inChip(SAVED_AT);
    expect(screen.queryByRole('button', { name: 'Enter code' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByLabelText('First/preferred name')).toHaveValue('Nina');
  });

  it('[3-OTP-01] for want of the code asks for it by the button also once what was typed is as it was', async () => {
    const sent = answerSaves(saved({}, 1), CODE);
    await show('contact_details', null);
    const before = (await screen.findByLabelText<HTMLInputElement>('First/preferred name')).value;
    await keys().click(await screen.findByRole('button', { name: 'Save as Draft' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await type('Nina');
    await pass(WITHIN);
    await type(before);
    await keys().click(await screen.findByRole('button', { name: 'Enter code' }));

    expect(await screen.findByRole('dialog', { name: 'Please enter a code to continue' })).toBeInTheDocument();
    await keys().click(screen.getByRole('button', { name: 'Not now' }));
    await inChip('Not saved: a code is needed again. Enter code');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enter code' })).toHaveFocus());
  });
});

it('goes on while the number of what was saved before is being changed', async () => {
  const sent = answerSaves(saved({}, 1), saved({}, 2));
  await show('contact_details', null);
  await keys().click(await screen.findByRole('button', { name: 'Save as Draft' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await keys().clear(await screen.findByLabelText('Mobile number'));
  await type('Nina');
  await pass(WITHIN);
  await onItsWay(sent, 2);
  expect(sent[1]?.data['contact_details']).toMatchObject({ first_name: 'Nina' });
});

describe('nothing is saved by itself', () => {
  it('of whoever is not signed in and has not used Save as Draft', async () => {
    const sent = answerSaves(saved());
    await show('contact_details', null);
    await type('Nobody');
    await pass(60_000);
    expect(sent).toHaveLength(0);
  });

  it('for staff who act as issuer', async () => {
    const sent = answerSaves(saved());
    await show('contact_details', 'issuer', 'daniel@example.com');
    await type('Issuer');
    await pass(60_000);
    expect(sent).toHaveLength(0);
  });

  it('while another tab has the file', async () => {
    const sent = answerSaves(saved({}, 1));
    const store = await show('contact_details');
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => void store.dispatch(fileHeldElsewhere(true)));
    await pass(60_000);
    expect(sent).toHaveLength(1);
  });
});
