import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { PastedPayments } from '#api/issuerApi.ts';
import type { User } from '#domain/session.ts';
import { pastDayErrors } from '#domain/texts/errors.ts';
import { receivedTexts } from '#domain/texts/received.ts';
import { App } from '#src/App.tsx';
import { aUser } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const texts = receivedTexts.list;
const STAFF: User = aUser({ id: 5, is_acting_as_issuer: true, has_issuer_role_groups: true });
type Line = PastedPayments['lines'][number];
const aLine = (line: number, given: Partial<Line> = {}): Line => ({
  line,
  reference: `EMB-33333${line}`,
  amount: '1,000.00',
  received_on: '2026-12-01',
  bank_reference: '',
  outcome: 'ready',
  received: '1000.00',
  application: {
    application_id: 30 + line,
    reference: `EMB-33333${line}`,
    investor_name: `Investor ${line}`,
    status: 'submitted',
    offer: 'Emberfield Copper Share Offer',
    currency: 'AUD',
    payable: '1000.00',
    seen: '0.00',
  },
  ...given,
});

/** Opens the page, where the service says this of a list. Returns the checked lists, and the payments, that were sent. */
function open(lines: Line[] | number, { user = STAFF }: { user?: User | null } = {}) {
  const lists: Record<string, unknown>[] = [];
  const payments: Record<string, unknown>[] = [];
  server.use(
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: user === null ? [] : [user] })),
    http.post(at('/api/issuer/payments/check/'), async ({ request }) => {
      lists.push(Object.fromEntries(await request.formData()));
      return typeof lines === 'number' ? HttpResponse.json({}, { status: lines }) : HttpResponse.json({ lines });
    }),
    http.post(at('/api/issuer/applications/:id/payments/'), async ({ request, params }) => {
      payments.push({ of: params['id'], ...Object.fromEntries(await request.formData()) });
      return new HttpResponse(null, { status: 204 });
    }),
  );
  history.replaceState(null, '', '/issuer/payments/');
  renderWithStore(<App />);
  return { lists, payments };
}

const list = () => screen.findByLabelText(texts.label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const check = async (words = 'EMB-333331 1,000.00') => {
  await userEvent.click(await list());
  await userEvent.paste(words);
  await press(texts.check);
};
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

it('checks a list, and records nothing before it is asked to', async () => {
  const sent = open([
    aLine(1),
    aLine(2, { outcome: 'differs', received: '5.00', amount: '5' }),
    aLine(3, { outcome: 'twice' }),
    aLine(4, { outcome: 'closed' }),
    aLine(5, { outcome: 'unknown', application: null }),
    aLine(6, { outcome: 'unreadable', application: null, received: null, amount: 'x' }),
  ]);
  await check();

  expect(await screen.findByRole('heading', { name: texts.checked(1, 6) })).toHaveFocus();
  expect(rows()).toEqual([
    `1EMB-333331AUD 1,000.00AUD 1,000.0001/12/2026Investor 1EMB-333331Emberfield Copper Share OfferMatches`,
    `2EMB-333332AUD 5.00AUD 1,000.0001/12/2026Investor 2EMB-333332Emberfield Copper Share Offer${texts.outcomes.differs}`,
    `3EMB-333333AUD 1,000.00AUD 1,000.0001/12/2026Investor 3EMB-333333Emberfield Copper Share Offer${texts.outcomes.twice}`,
    `4EMB-333334AUD 1,000.00AUD 1,000.0001/12/2026Investor 4EMB-333334Emberfield Copper Share Offer${texts.outcomes.closed}`,
    `5EMB-3333351,000.0001/12/2026${texts.outcomes.unknown}`,
    `6EMB-333336x01/12/2026${texts.outcomes.unreadable}`,
  ]);
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => [box.getAttribute('aria-label'), (box as HTMLInputElement).checked])).toEqual([
    ['Choose line 1, EMB-333331 1,000.00', true],
    ['Choose line 2, EMB-333332 5', false],
    ['Choose line 3, EMB-333333 1,000.00', false],
  ]);
  expect(sent.lists).toEqual([
    { list: 'EMB-333331 1,000.00', received_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  expect(sent.payments).toEqual([]);
});

it('records the chosen lines, and counts what it has recorded for the same application', async () => {
  const same = aLine(1).application;
  const sent = open([
    aLine(1, { bank_reference: 'NAB 12' }),
    aLine(2, { outcome: 'differs', received: '5.00', application: same }),
    aLine(3, { outcome: 'differs' }),
  ]);
  await check();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Choose line 2,/ }));
  expect(screen.getByText(/^2 chosen: AUD.1,005\.00$/)).toBeInTheDocument();

  await press('Record 2 payments');

  expect(await screen.findByRole('heading', { name: texts.progress(2, 2) })).toHaveFocus();
  expect(sent.payments.map(({ of, amount, bank_reference: bank, seen }) => [of, amount, bank, seen])).toEqual([
    ['31', '1000.00', 'NAB 12', '0.00'],
    ['31', '5.00', '', '1000.00'],
  ]);
  expect(rows().map((row) => /(Recorded|Another amount than is payable)$/.exec(row)?.[0])).toEqual([
    'Recorded',
    'Recorded',
    'Another amount than is payable',
  ]);
  await press(texts.another);
  expect(await list()).toHaveValue('');
});

it('stops at a payment that gets no answer, and tries it again with the same id', async () => {
  open([aLine(1), aLine(2)]);
  const ids: unknown[] = [];
  server.use(
    http.post(at('/api/issuer/applications/31/payments/'), async ({ request }) => {
      ids.push((await request.formData()).get('id'));
      return ids.length === 1 ? HttpResponse.error() : new HttpResponse(null, { status: 204 });
    }),
  );
  await check();
  await screen.findByRole('heading', { name: texts.checked(2, 2) });
  await press('Record 2 payments');
  expect(await screen.findByText(texts.failed)).toBeInTheDocument();

  await press('Try again for 2 payments');

  expect(await screen.findByRole('heading', { name: texts.progress(2, 2) })).toBeInTheDocument();
  expect(new Set(ids).size).toBe(1);
});

it('says of an application that was changed meanwhile that it was not recorded', async () => {
  open([aLine(1), aLine(2)]);
  server.use(
    http.post(at('/api/issuer/applications/31/payments/'), () => HttpResponse.json({ message: 'no' }, { status: 409 })),
  );
  await check();
  await screen.findByRole('heading', { name: texts.checked(2, 2) });
  await press('Record 2 payments');

  expect(await screen.findByText(texts.conflict)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: texts.progress(1, 2) })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();

  await press(texts.checkAgain);

  expect(await screen.findByRole('heading', { name: texts.checked(2, 2) })).toHaveFocus();
});

it('keeps what was chosen and recorded when the session ends meanwhile', async () => {
  let isSignedIn = true;
  open([aLine(1), aLine(2), aLine(3)]);
  server.use(
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: isSignedIn ? [STAFF] : [] })),
    http.post(at('/api/issuer/applications/32/payments/'), () => {
      isSignedIn = false;
      return HttpResponse.json({ message: 'no' }, { status: 404 });
    }),
    http.post(at('/login/'), () => {
      isSignedIn = true;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await check();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Choose line 3,/ }));
  await press('Record 2 payments');
  expect(await screen.findByText(texts.logIn)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Your email address'), 'grace@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'a-long-password');
  await press('Log in');

  expect(await screen.findByRole('heading', { name: texts.progress(1, 2) })).toBeInTheDocument();
  expect(rows().map((row) => /(Recorded|Not tried|Matches)$/.exec(row)?.[0])).toEqual([
    'Recorded',
    'Not tried',
    'Matches',
  ]);
});

it('goes back to the list as it was typed', async () => {
  open([aLine(1)]);
  await check('EMB-333331 1,000.00');
  await screen.findByRole('heading', { name: texts.checked(1, 1) });

  await press(texts.change);

  expect(await list()).toHaveValue('EMB-333331 1,000.00');
});

it('asks for a list and for a day that has come', async () => {
  const { lists } = open([]);
  await list();
  await press(texts.check);
  expect(screen.getByText(texts.blank)).toBeInTheDocument();
  expect(await list()).toHaveFocus();

  await userEvent.clear(screen.getByLabelText('Received on'));
  await userEvent.type(screen.getByLabelText('Received on'), '01/01/2199');
  await press(texts.check);

  expect(screen.getByText(pastDayErrors.future)).toBeInTheDocument();
  expect(lists).toEqual([]);
});

it('keeps the list when no answer comes', async () => {
  open(500);
  await check('EMB-333331 5');

  expect(await screen.findByText(texts.checkFailed)).toBeInTheDocument();
  expect(await list()).toHaveValue('EMB-333331 5');
});

it('asks who is not signed in to log in', async () => {
  open([], { user: null });

  expect(await screen.findByText(texts.logIn)).toBeInTheDocument();
});

it('keeps no list of one person for another one who logs in on the page', async () => {
  let user: User | null = STAFF;
  open([aLine(1)]);
  server.use(
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: user === null ? [] : [user] })),
    http.post(at('/api/issuer/payments/check/'), () => {
      user = null;
      return HttpResponse.json({ message: 'no' }, { status: 404 });
    }),
    http.post(at('/login/'), () => {
      user = { ...STAFF, id: 6, username: 'daniel@example.com' };
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await check('EMB-333331 5');
  await userEvent.type(await screen.findByLabelText('Your email address'), 'daniel@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'a-long-password');
  await press('Log in');

  expect(await list()).toHaveValue('');
});
