import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { maskMobile } from '#domain/rules/mobileQuestions.ts';
import { DraftDialog } from '#features/parts/draft/DraftDialog.tsx';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { draftCodeAsked, draftSaved } from '#store/events.ts';
import { ANSWERED_OFFER, showAnswered } from '#test/support/answeredWizard.tsx';
import { anIndividualApplication } from '#test/support/applications.ts';
import { answerDraftUrl, answerSaves, DRAFT_URL } from '#test/support/draftSaving.ts';
import { arrived, renderWithStore } from '#test/support/renderStore.tsx';
import { anOfferStore, NOW } from '#test/support/renderStoreDevice.ts';
import { useServer } from '#test/support/server.ts';

useServer();

const MOBILE = { verify_mobile: { masked_mobile: 'mobile number (Australia, +61) that ends in 678' } };
const LINK = { send_application_link: { email: 'n…@example.com' } };
const ok = () => HttpResponse.json({});
const refused = (words: string) => () => HttpResponse.json(words, { status: 400 });
const failed = () => HttpResponse.json({}, { status: 500 });

/** The dialog over the answer to a save. */
async function show(owed: object) {
  await preloadDialog();
  const store = anOfferStore();
  store.dispatch(draftSaved({ id: 31, revision: 1, draft_url: DRAFT_URL, ...owed }, { application: {}, at: NOW }));
  renderWithStore(<DraftDialog onSubmit={() => undefined} />, store);
  return { store, dialog: await screen.findByRole('dialog', { name: 'Save as draft' }) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByLabelText('Verification code');

/** The dialog with a code on its way. */
async function showSent(...answers: Parameters<typeof answerDraftUrl>) {
  const sent = answerDraftUrl(ok, ...answers);
  const shown = await show(MOBILE);
  await press('Send code');
  return { ...shown, sent, code: await field() };
}

it('[3-DRAFT-01, 3-DRAFT-04] says that a link went out, and to whom, without a word of a number', async () => {
  const { store, dialog } = await show(LINK);

  expect(dialog).toHaveTextContent('We have emailed you a link to your application.');
  expect(dialog).toHaveTextContent('n…@example.com');
  expect(dialog).not.toHaveTextContent(/mobile/i);
  expect(screen.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByText('Close'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(store.getState().sync.dialog).toBeNull();
});

it('[3-DRAFT-02, 3-DRAFT-04, 3-CALL-04] sends a code on demand only, and then asks for it', async () => {
  const sent = answerDraftUrl(ok);
  const { dialog } = await show({ ...MOBILE, ...LINK });
  expect(dialog).toHaveTextContent('Verify your mobile number to get back to this application');
  expect(dialog).toHaveTextContent('We have emailed you a link to your application.');
  expect(dialog).toHaveTextContent('We will send a code to the mobile number (Australia, +61) that ends in 678.');
  expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
  expect(sent).toHaveLength(0);

  await press('Send code');

  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(await field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await field()).toHaveAttribute('inputmode', 'numeric');
  expect(sent).toEqual([{ action: 'send_sms_code' }]);
});

it.each(['123456', '123 456', '123-456', ' 012345 '])(
  '[3-DRAFT-07, 3-CALL-05] takes the code %p, verifies by Enter and says so',
  async (typed) => {
    const { code, sent } = await showSent(() => HttpResponse.json({ verified: true }));
    await userEvent.click(code);
    await userEvent.paste(typed);
    await userEvent.keyboard('{Enter}');

    expect(await screen.findByText('Your mobile number is verified.')).toBeVisible();
    expect(screen.getByRole('note')).toHaveFocus();
    expect(sent[1]).toEqual({ action: 'verify_mobile', verification_code: typed.replace(/[\s-]/g, '') });
    expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Verify' })).not.toBeInTheDocument();
  },
);

it.each([
  ['[3-DRAFT-06]', '', 'Please enter a verification code.'],
  ['[3-DRAFT-06]', ' - ', 'Please enter a verification code.'],
  ['[3-DRAFT-07]', '12345', 'Must be exactly 6 digits'],
  ['[3-DRAFT-07]', '1234567', 'Must be exactly 6 digits'],
  ['[3-DRAFT-07]', '12a456', 'Must be exactly 6 digits'],
])('%s refuses the code %p before anybody is asked', async (_id, typed, words) => {
  const { code, sent } = await showSent();
  if (typed) await userEvent.type(code, typed);
  await press('Verify');

  expect(await field()).toHaveAccessibleDescription(words);
  expect(code).toHaveFocus();
  expect(sent).toHaveLength(1);
});

it('[3-DRAFT-08] says that the code is invalid, until it is changed', async () => {
  const { code } = await showSent(refused('No'));
  await userEvent.type(code, '111111');
  await press('Verify');

  await waitFor(() => expect(code).toHaveAccessibleDescription('The verification code is invalid, please try again'));
  expect(code).toHaveFocus();
  await userEvent.type(code, '{Backspace}');
  expect(code).not.toHaveAccessibleDescription();
});

it('[3-DRAFT-08, 3-OTP-09] says that a code is over and a new one is needed, until that is sent', async () => {
  answerDraftUrl(ok, () => HttpResponse.json({ code: 'code_over', message: 'No' }, { status: 400 }), ok);
  await show(MOBILE);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  try {
    click('Send code');
    const code = await field();
    fireEvent.change(code, { target: { value: '111111' } });
    click('Verify');

    await waitFor(() => expect(code).toHaveAccessibleDescription('This code is no longer valid'));
    expect(screen.queryByText(/is valid for/)).not.toBeInTheDocument();
    const said = screen.getByText(/^That code is no longer valid/);
    expect(said).toHaveAttribute('role', 'status');
    expect(said.nextElementSibling).toHaveTextContent(/^You can request another code in [45]:/);
    await act(async () => jest.advanceTimersByTimeAsync(301_000));
    click('Resend code');
    await waitFor(() => expect(said).toBeEmptyDOMElement());
  } finally {
    jest.useRealTimers();
    await arrived();
  }
});

it('[3-DRAFT-09] shows why no code was sent at the field, where one that came before can be entered', async () => {
  answerDraftUrl(refused('Please wait a minute before asking for another code.'));
  await show(MOBILE);
  await press('Send code');

  const code = await field();
  expect(code).toHaveAccessibleDescription('Please wait a minute before asking for another code.');
  expect(screen.getByRole('button', { name: 'Resend code' })).toBeVisible();
  expect(screen.getByRole('dialog')).not.toHaveTextContent('We have sent a code');
});

it('[3-DRAFT-09] shows at the field that the codes of a day are used up, and when it goes on', async () => {
  const text = 'You can ask for the next code from 22/11/2026, 2:00 pm AEDT.';
  answerDraftUrl(() => HttpResponse.json(text, { status: 429 }));
  await show(MOBILE);
  await press('Send code');

  expect(await field()).toHaveAccessibleDescription(text);
});

it('[3-CALL-21] handles no other failure specially: it is at work no longer, and says quietly that it did not work', async () => {
  answerDraftUrl(failed, ok);
  await show(MOBILE);
  await press('Send code');

  const notice = await screen.findByText('That did not work. Please try again.');
  expect(notice.closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
  await press('Send code');
  expect(await field()).toBeInTheDocument();
});

it('[3-DRAFT-08] takes an answer that was lost for no verdict on the code', async () => {
  const { code } = await showSent(failed);
  await userEvent.type(code, '111111');
  await press('Verify');

  expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
  expect(code).not.toHaveAccessibleDescription();
  expect(code).toHaveValue('111111');
});

it('[3-DRAFT-03, 3-OTP-09] offers another code five minutes after the last, and says when', async () => {
  const sent = answerDraftUrl(ok, ok);
  await show(MOBILE);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  const pass = async (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const resend = () => screen.queryByRole('button', { name: 'Resend code' });
  try {
    click('Send code');
    await waitFor(() => expect(screen.getByText(/another code in [45]:/)).toBeVisible());
    await pass(300_000 - 1000);
    expect(resend()).not.toBeInTheDocument();
    expect(screen.getByText(/another code in 0:0[12]/)).toBeVisible();
    await pass(2000);
    fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: '111' } });
    click('Resend code');
    await waitFor(() => expect(screen.getByText(/another code in [45]:/)).toBeVisible());
    expect(resend()).not.toBeInTheDocument();
    expect(screen.getByLabelText('Verification code')).toHaveValue('');
    expect(sent).toHaveLength(2);
  } finally {
    jest.useRealTimers();
    await arrived();
  }
});

describe('a number that gets no text messages, and was kept', () => {
  const LANDLINE = 'number (Australia, +61, not a mobile) that ends in 432';
  const UNLIKELY = 'A text message will probably not arrive at this number';

  /** The dialog over a step, of an application with this number. */
  async function showOver(step: 'contact_details' | 'purchase_amount', masked: string) {
    await preloadDialog();
    const application = anIndividualApplication(ANSWERED_OFFER);
    const contact = { ...application.contact_details, tel_mobile: '+61255501432' };
    const store = showAnswered(step, { application: { ...application, contact_details: contact } });
    answerSaves();
    await screen.findByText('Saved');
    const owed = { verify_mobile: { masked_mobile: masked } };
    act(
      () =>
        void store.dispatch(
          draftSaved({ id: 31, revision: 2, draft_url: DRAFT_URL, ...owed }, { application: {}, at: NOW }),
        ),
    );
    return screen.findByRole('dialog', { name: 'Save as draft' });
  }

  it.each(['contact_details', 'purchase_amount'] as const)(
    '[1-CONT-29, 3-DRAFT-02] is said to get none, and leads to the number before a code: over %s',
    async (step) => {
      const dialog = await showOver(step, LANDLINE);
      expect(within(dialog).getByRole('note', { name: UNLIKELY })).toHaveTextContent('Enter one in your contact');
      expect(within(dialog).getByRole('button', { name: 'Send code' })).not.toHaveClass('primary');
      const change = within(dialog).getByRole('button', { name: 'Change the number' });
      expect(change).toHaveClass('primary');

      await userEvent.click(change);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('textbox', { name: /^Mobile number/ })).toHaveFocus());
    },
  );

  it('[1-CONT-29, 3-OTP-01] is said to get none where a code is asked for again over a step', async () => {
    await preloadDialog();
    const store = anOfferStore();
    renderWithStore(<DraftDialog onSubmit={() => undefined} />, store);
    const asked = { kind: 'draftCode', draftUrl: DRAFT_URL, maskedMobile: LANDLINE } as const;
    act(() => void store.dispatch(draftCodeAsked(asked, 'save')));
    expect(await screen.findByRole('note', { name: UNLIKELY })).toHaveTextContent('press Not now: nothing is lost');
  });

  it.each([
    'mobile number (Australia, +61) that ends in 678',
    'mobile number (New Zealand, +64) that ends in 123',
    'number (+1) that ends in 123',
    'number (Mexico, +52) that ends in 678',
  ])('[1-CONT-29, 3-DRAFT-02] is no other: %s', async (masked) => {
    const { dialog } = await show({ verify_mobile: { masked_mobile: masked } });
    expect(within(dialog).queryByText(UNLIKELY)).not.toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Send code' })).toHaveClass('primary');
  });

  it.each(['+61255501432', '+6493001234', '+18885550123', '+390698765432', '+61147100123'])(
    '[1-CONT-29, 3-OTP-03] is known by its mask: %s',
    async (number) => {
      const { dialog } = await show({ verify_mobile: { masked_mobile: maskMobile(number) } });
      expect(within(dialog).getByRole('note', { name: UNLIKELY })).toBeVisible();
    },
  );
});
