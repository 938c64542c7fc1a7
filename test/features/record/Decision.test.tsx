import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ManagedApplication } from '#api/issuerApi.ts';
import type { User } from '#domain/session.ts';
import { allotmentTexts } from '#domain/texts/allotment.ts';
import { amountErrors } from '#domain/texts/errors.ts';
import { movesTexts } from '#domain/texts/moves.ts';
import { receivedTexts } from '#domain/texts/received.ts';
import { App } from '#src/App.tsx';
import { aUser } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { aManagedApplication, aRecord, anAnswer } from '#test/support/records.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const STAFF: User = aUser({ id: 5, is_acting_as_issuer: true, has_issuer_role_groups: true });
const MOVES = '/api/issuer/applications/31/moves/';
const LAST = { id: 'm1', take_back_until: '2026-11-25T09:45:00.000Z', take_back_ms: 600_000 };
const ENTRY = {
  id: '2',
  at: '2026-11-25T09:35:00.000Z',
  kind: 'moved',
  role: 'issuer',
  name: 'Grace Nakamura',
  reason: null,
  status: 'accepted',
  questions: [] as string[],
  payment: null,
} as const;
/** Of a move without an allotment. */
const NONE = { allotted_on: '', units: '', holder_number: '' };
const ACCEPTED = aManagedApplication({ status: 'accepted', last_move: LAST, history: [ENTRY] });

/** Opens the issuer's page of an application, which is as the last of these once a call has changed it. Returns what was sent. */
async function open(first: ManagedApplication = aManagedApplication(), then = first) {
  const sent: Record<string, unknown>[] = [];
  let answer = first;
  const hear = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    answer = then;
    return new HttpResponse(null, { status: 204 });
  };
  server.use(
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [STAFF] })),
    http.get(at('/api/applications/31/record/'), () => HttpResponse.json(anAnswer(aRecord('individual')))),
    http.get(at('/api/issuer/applications/31/'), () => HttpResponse.json(answer)),
    http.post(at(MOVES), hear),
    http.post(at(`${MOVES}take-back/`), hear),
  );
  history.replaceState(null, '', '/issuer/applications/31/');
  renderWithStore(<App />);
  await screen.findByRole('region', { name: 'Decision' });
  return sent;
}

const decision = () => within(screen.getByRole('region', { name: 'Decision' }));
const actions = () =>
  decision()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(decision().getByRole('button', { name }));
const refuse = (status: number, path = MOVES) =>
  server.use(http.post(at(path), () => HttpResponse.json({ message: 'no' }, { status })));

it('accepts by one press, says until when it can be taken back, and moves the focus to the decision', async () => {
  const sent = await open(aManagedApplication(), ACCEPTED);
  expect(decision().getByText('Waiting for the issuer’s decision.')).toBeInTheDocument();
  expect(actions()).toEqual(['Accept', 'Do not accept', 'Withdraw for the applicant']);

  await press('Accept');

  const words = await decision().findByText('25/11/2026, 8:35 pm AEDT: Grace Nakamura accepted the application.');
  expect(words).toHaveFocus();
  expect(sent).toEqual([{ id: expect.any(String), kind: 'accept', from: 'submitted', reason: '', ...NONE }]);
  expect(decision().getByText(movesTexts.takeBackUntil('25/11/2026, 8:45 pm AEDT'))).toBeInTheDocument();
  expect(actions()).toEqual(['Take back', 'Complete', 'Do not accept']);
  expect(screen.getByText('Accepted by the issuer')).toBeInTheDocument();
});

it('takes a decision back', async () => {
  const sent = await open(ACCEPTED, aManagedApplication());

  await press('Take back');

  expect(await decision().findByText(movesTexts.takenBack)).toBeInTheDocument();
  expect(sent).toEqual([{ id: 'm1' }]);
  expect(actions()).toEqual(['Accept', 'Do not accept', 'Withdraw for the applicant']);
});

it('leaves an application of an archived offer as it is', async () => {
  await open({ ...ACCEPTED, is_archived: true });

  expect(decision().getByText(movesTexts.archived)).toBeVisible();
  expect(actions()).toEqual([]);
  expect(decision().queryByRole('link')).toBeNull();
});

it('asks for the reason before it does not accept', async () => {
  const rejected = { ...ACCEPTED, status: 'rejected', history: [{ ...ENTRY, status: 'rejected', reason: 'twice' }] };
  const sent = await open(aManagedApplication(), rejected as ManagedApplication);
  await press('Do not accept');
  const dialog = await screen.findByRole('dialog', { name: 'Do not accept the application?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Do not accept' }));
  expect(within(dialog).getByLabelText('Reason')).toHaveFocus();
  expect(within(dialog).getByText('This field is required')).toBeInTheDocument();

  await userEvent.selectOptions(within(dialog).getByLabelText('Reason'), 'The application was made twice');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Do not accept' }));

  expect(await decision().findByText(/did not accept .* Reason: The application was made twice\./)).toHaveFocus();
  expect(sent).toEqual([{ id: expect.any(String), kind: 'reject', from: 'submitted', reason: 'twice', ...NONE }]);
  expect(actions()).toEqual(['Take back', 'Reopen']);
});

it.each(['Do not accept', 'Withdraw for the applicant'])(
  'says before `%s` what was received and is to be returned',
  async (name) => {
    const payment = { currency: 'AUD', due: '2033.00', received: '400.00', payments: [] };
    await open(aManagedApplication({ payment }));
    await press(name);

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(receivedTexts.toReturn('AUD 400.00'))).toBeInTheDocument();
  },
);

it('withdraws only after a question, and not when it is left', async () => {
  const sent = await open();
  await press('Withdraw for the applicant');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(movesTexts.withdrawHelp)).toBeInTheDocument();

  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([]);

  await press('Withdraw for the applicant');
  const again = await screen.findByRole('dialog');
  await userEvent.click(within(again).getByRole('button', { name: 'Withdraw for the applicant' }));
  await waitFor(() => expect(sent.map(({ kind }) => kind)).toEqual(['withdraw']));
});

it('sends a decision whose answer was lost once more under the same id, and another one under its own', async () => {
  const sent: (FormDataEntryValue | null)[] = [];
  await open();
  server.use(
    http.post(at(MOVES), async ({ request }) => {
      sent.push((await request.formData()).get('id'));
      return HttpResponse.error();
    }),
  );
  await press('Accept');
  expect(await decision().findByRole('alert')).toHaveTextContent(movesTexts.failures.move.failed);
  await press('Accept');
  await waitFor(() => expect(sent).toHaveLength(2));
  await decision().findByRole('alert');
  await press('Withdraw for the applicant');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw for the applicant' }));
  await waitFor(() => expect(sent).toHaveLength(3));

  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});

it('shows what somebody else has decided meanwhile', async () => {
  await open();
  refuse(409);
  server.use(http.get(at('/api/issuer/applications/31/'), () => HttpResponse.json(ACCEPTED)));

  await press('Accept');

  expect(await decision().findByRole('alert')).toHaveTextContent(movesTexts.failures.move.conflict);
  expect(decision().getByText(/Grace Nakamura accepted the application/)).toBeInTheDocument();
});

it('says that it is too late to take a decision back', async () => {
  await open(ACCEPTED);
  refuse(409, `${MOVES}take-back/`);

  await press('Take back');

  expect(await decision().findByRole('alert')).toHaveTextContent(movesTexts.failures.takeBack.conflict);
  expect(decision().queryByText(movesTexts.takenBack)).not.toBeInTheDocument();
});

it('leads to the log-in once the session has ended', async () => {
  await open();
  refuse(404);

  await press('Accept');

  expect(await decision().findByRole('button', { name: 'Log in' })).toBeInTheDocument();
});

it('offers to take a decision back until its time is over', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await open(ACCEPTED);
  expect(actions()).toContain('Take back');

  act(() => jest.advanceTimersByTime(LAST.take_back_ms));

  expect(actions()).toEqual(['Complete', 'Do not accept']);
  jest.useRealTimers();
});

it.each(['withdrawn', 'completed'] as const)(
  'offers nothing for what is %s, and asks for no payment',
  async (status) => {
    await open(aManagedApplication({ status, last_move: { ...LAST, take_back_ms: 0 } }));

    expect(actions()).toEqual([]);
    const payable = screen.getByText('To pay now').nextElementSibling;
    if (status === 'withdrawn') expect(payable).toHaveTextContent('Nothing');
    else expect(payable).not.toHaveTextContent('Nothing');
  },
);

describe('completing', () => {
  const COMPLETED = aManagedApplication({
    status: 'completed',
    last_move: LAST,
    history: [{ ...ENTRY, status: 'completed' }],
    allotment: { allotted_on: '2026-11-24', units: '4000', holder_number: 'X0012345678' },
  });

  it('asks for day, securities and holder: today, what was applied for and the known number stand there', async () => {
    const accepted = { ...ACCEPTED, proposed: { units: '5000', holder_number: 'I0000000390' } };
    const sent = await open(accepted, COMPLETED);
    await press('Complete');
    const dialog = within(await screen.findByRole('dialog', { name: allotmentTexts.title }));
    expect(dialog.getByLabelText(allotmentTexts.units)).toHaveValue('5,000');
    expect(dialog.getByLabelText(allotmentTexts.holderNumber)).toHaveValue('I0000000390');

    await userEvent.clear(dialog.getByLabelText(allotmentTexts.allottedOn));
    await userEvent.type(dialog.getByLabelText(allotmentTexts.allottedOn), '24/11/2026');
    await userEvent.clear(dialog.getByLabelText(allotmentTexts.units));
    await userEvent.type(dialog.getByLabelText(allotmentTexts.units), '4000');
    await userEvent.clear(dialog.getByLabelText(allotmentTexts.holderNumber));
    await userEvent.type(dialog.getByLabelText(allotmentTexts.holderNumber), 'x00 1234-5678');
    await userEvent.click(dialog.getByRole('button', { name: 'Complete' }));

    expect(await decision().findByText(/Grace Nakamura completed the application\.$/)).toHaveFocus();
    expect(sent).toEqual([
      {
        ...{ id: expect.any(String), kind: 'complete', from: 'accepted', reason: '' },
        ...{ allotted_on: '2026-11-24', units: '4000', holder_number: 'X0012345678' },
      },
    ]);
    expect(screen.getByRole('region', { name: 'Decision' })).toHaveTextContent(
      'Allotted on24/11/2026Securities allotted4,000HIN, SRN or holder numberX0012345678',
    );
    expect(actions()).toEqual(['Take back']);
  });

  it('says what is wrong beside the field, and sends nothing', async () => {
    const sent = await open(ACCEPTED);
    await press('Complete');
    const dialog = within(await screen.findByRole('dialog', { name: allotmentTexts.title }));
    await userEvent.clear(dialog.getByLabelText(allotmentTexts.units));
    await userEvent.type(dialog.getByLabelText(allotmentTexts.holderNumber), '123456789012345678901');

    await userEvent.click(dialog.getByRole('button', { name: 'Complete' }));

    expect(dialog.getByText(amountErrors.quantity)).toBeInTheDocument();
    expect(dialog.getByLabelText(allotmentTexts.units)).toHaveFocus();
    expect(dialog.getByText(allotmentTexts.numberError(20))).toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
