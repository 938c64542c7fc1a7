import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ManagedApplication } from '#api/issuerApi.ts';
import type { User } from '#domain/session.ts';
import { amountErrors } from '#domain/texts/errors.ts';
import { receivedTexts as texts } from '#domain/texts/received.ts';
import { App } from '#src/App.tsx';
import { aUser } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { aManagedApplication, aRecord, anAnswer } from '#test/support/records.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const STAFF: User = aUser({ id: 5, is_acting_as_issuer: true, has_issuer_role_groups: true });
const PAYMENTS = '/api/issuer/applications/31/payments/';
const ONE = {
  id: 'p1',
  at: '2026-11-25T09:35:00.000Z',
  author: 'Grace Nakamura',
  received_on: '2026-11-24',
  amount: '400.00',
  bank_reference: 'NAB 12',
};
const PART = { currency: 'AUD', due: '2033.00', received: '400.00', payments: [ONE] };
const withPayment = (payment: ManagedApplication['payment'], given: Partial<ManagedApplication> = {}) =>
  aManagedApplication({ payment, ...given });

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
    http.post(at(PAYMENTS), hear),
    http.post(at(`${PAYMENTS}remove/`), hear),
  );
  history.replaceState(null, '', '/issuer/applications/31/');
  renderWithStore(<App />);
  await screen.findByRole('region', { name: 'Payment' });
  return sent;
}

const payment = () => within(screen.getByRole('region', { name: 'Payment' }));
const dialog = async () => within(await screen.findByRole('dialog'));
const refuse = (status: number, path = PAYMENTS) =>
  server.use(http.post(at(path), () => HttpResponse.json({ message: 'no' }, { status })));

it('shows what is payable, what was received and what is left, and each payment', async () => {
  await open(withPayment(PART));

  const words = screen.getByRole('region', { name: 'Payment' }).textContent;
  expect(words).toContain('PayableAUD 2,033.00ReceivedAUD 400.00Still payableAUD 1,633.00');
  expect(words).toContain('AUD\u00a0400.00 on 24/11/2026NAB 12Recorded by Grace Nakamura, 25/11/2026, 8:35 pm AEDT');
});

it('records and removes nothing once the offer is archived', async () => {
  await open(withPayment(PART, { is_archived: true }));

  expect(payment().getByText(/400\.00 on 24\/11\/2026/)).toBeVisible();
  expect(payment().queryByRole('button')).toBeNull();
});

it.each([
  [{ ...PART, received: '2100.00' }, 'Received too muchAUD 67.00'],
  [{ ...PART, received: '0.00', payments: [] }, texts.none],
  [{ ...PART, due: '0.00', received: '0.00', payments: [] }, texts.nothing],
])('says of %p %p', async (given, words) => {
  await open(withPayment(given));

  expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent(words);
});

it('records a payment: the day is today and the amount the payable one, until they are typed', async () => {
  const sent = await open(aManagedApplication(), withPayment(PART));
  await userEvent.click(payment().getByRole('button', { name: texts.record }));
  const form = await dialog();
  expect(form.getByLabelText('Amount')).toHaveValue('2,033');

  await userEvent.clear(form.getByLabelText('Received on'));
  await userEvent.type(form.getByLabelText('Received on'), '24/11/2026');
  await userEvent.clear(form.getByLabelText('Amount'));
  await userEvent.type(form.getByLabelText('Amount'), '400');
  await userEvent.type(form.getByLabelText(/Reference of the bank/), ' NAB 12 ');
  await userEvent.click(form.getByRole('button', { name: 'Record' }));

  expect(await screen.findByText(texts.recorded)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([
    {
      id: expect.any(String),
      received_on: '2026-11-24',
      amount: '400.00',
      bank_reference: 'NAB 12',
      seen: '0.00',
    },
  ]);
});

it('says what is wrong beside the field, sends nothing, and keeps what was typed', async () => {
  const sent = await open();
  await userEvent.click(payment().getByRole('button', { name: texts.record }));
  const form = await dialog();
  await userEvent.clear(form.getByLabelText('Amount'));
  await userEvent.type(form.getByLabelText(/Reference of the bank/), 'NAB 12');

  await userEvent.click(form.getByRole('button', { name: 'Record' }));

  expect(form.getByText(amountErrors.money)).toBeInTheDocument();
  expect(form.getByLabelText('Amount')).toHaveFocus();
  expect(form.getByLabelText(/Reference of the bank/)).toHaveValue('NAB 12');
  expect(sent).toEqual([]);
});

it('keeps what was typed when no answer comes, and tries the same payment once more', async () => {
  const sent = await open();
  const ids: unknown[] = [];
  server.use(
    http.post(at(PAYMENTS), async ({ request }) => {
      ids.push((await request.formData()).get('id'));
      return ids.length === 1 ? HttpResponse.error() : new HttpResponse(null, { status: 204 });
    }),
  );
  await userEvent.click(payment().getByRole('button', { name: texts.record }));
  const form = await dialog();
  await userEvent.click(form.getByRole('button', { name: 'Record' }));
  expect(await form.findByText(texts.failures.failed)).toBeInTheDocument();

  await userEvent.click(form.getByRole('button', { name: 'Record' }));

  expect(await screen.findByText(texts.recorded)).toBeInTheDocument();
  expect(new Set(ids).size).toBe(1);
  expect(sent).toEqual([]);
});

it('shows what somebody else recorded meanwhile, so that nobody records it twice', async () => {
  await open();
  await userEvent.click(payment().getByRole('button', { name: texts.record }));
  const form = await dialog();
  refuse(409);
  server.use(http.get(at('/api/issuer/applications/31/'), () => HttpResponse.json(withPayment(PART))));

  await userEvent.click(form.getByRole('button', { name: 'Record' }));

  expect(await screen.findByText(texts.failures.conflict)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(payment().getByText(/on 24\/11\/2026/)).toBeInTheDocument();
});

it('shows on Cancel what was recorded although no answer came', async () => {
  await open();
  await userEvent.click(payment().getByRole('button', { name: texts.record }));
  const form = await dialog();
  server.use(
    http.post(at(PAYMENTS), () => HttpResponse.error()),
    http.get(at('/api/issuer/applications/31/'), () => HttpResponse.json(withPayment(PART))),
  );
  await userEvent.click(form.getByRole('button', { name: 'Record' }));
  await form.findByText(texts.failures.failed);

  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));

  expect(await screen.findByText(/on 24\/11\/2026/)).toBeInTheDocument();
});

it('leads to the log-in when the session is over', async () => {
  await open();
  refuse(404);
  await userEvent.click(payment().getByRole('button', { name: texts.record }));
  const form = await dialog();

  await userEvent.click(form.getByRole('button', { name: 'Record' }));

  expect(
    await form.findByText('You are no longer signed in for the issuer. Log in again to go on.'),
  ).toBeInTheDocument();
});

it('removes a payment after a question', async () => {
  const sent = await open(withPayment(PART), aManagedApplication());
  await userEvent.click(payment().getByRole('button', { name: /^Remove the payment of AUD.400.00 on 24\/11\/2026$/ }));
  const question = await dialog();
  expect(question.getByText(texts.removeHelp)).toBeInTheDocument();
  expect(sent).toEqual([]);

  await userEvent.click(question.getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText(texts.removed)).toBeInTheDocument();
  expect(sent).toEqual([{ id: 'p1' }]);
  expect(payment().getByText(texts.none)).toBeInTheDocument();
});

it('says so when a payment could not be removed', async () => {
  await open(withPayment(PART));
  refuse(500, `${PAYMENTS}remove/`);
  await userEvent.click(payment().getByRole('button', { name: /^Remove the payment/ }));
  const question = await dialog();

  await userEvent.click(question.getByRole('button', { name: 'Remove' }));

  expect(await question.findByText(texts.notRemoved)).toBeInTheDocument();
});

it('records nothing for an application that was not accepted', async () => {
  await open(withPayment(PART, { status: 'rejected' }));

  expect(payment().queryByRole('button', { name: texts.record })).not.toBeInTheDocument();
  expect(payment().getByText(texts.returned)).toBeInTheDocument();
});
