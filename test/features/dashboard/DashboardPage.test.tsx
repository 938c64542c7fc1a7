import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { SubmittedSummary } from '#api/resumingApi.ts';
import type { Holder } from '#domain/model/holders.ts';
import { App } from '#src/App.tsx';
import { at } from '#test/support/handlers.ts';
import { aHolder, aSubregister } from '#test/support/holdings.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const OLIVIA = { id: 4, username: 'olivia@example.com', first_name: 'Olivia', last_name: 'Hartley' };
const anApplication = (id: number, given: Partial<SubmittedSummary> = {}): SubmittedSummary => ({
  application_id: id,
  reference: `EMB-${id}`,
  own_reference: null,
  investor_name: 'Olivia Hartley',
  status: 'submitted',
  approve_until: null,
  ended: null,
  received: '0.00',
  submitted_at: '2026-11-20T16:30:00.000Z',
  offer: {
    slug: 'emberfield-copper',
    name: 'Emberfield Copper Share Offer',
    time_zone: 'Australia/Perth',
    currency: 'AUD',
  },
  ...given,
});
const held = (user_access?: Holder['user_access']) => aHolder(40, [aSubregister()], user_access);

interface Given {
  user?: object | null;
  drafts?: object[];
  applications?: SubmittedSummary[];
  holders?: Holder[];
}

function open({ user = OLIVIA, drafts = [], applications = [], holders = [] }: Given = {}) {
  server.use(
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: user === null ? [] : [user] })),
    http.get(at('/api/drafts/'), () => HttpResponse.json({ results: drafts })),
    http.get(at('/api/applications/'), () => HttpResponse.json({ results: applications })),
    http.get(at('/api/registry__holder/'), () => HttpResponse.json({ results: holders })),
  );
  history.replaceState(null, '', '/investor/dashboard');
  return renderWithStore(<App />);
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const rows = async (name: string) =>
  waitFor(async () => {
    const found = (await region(name)).getAllByRole('listitem');
    return found;
  });

it('[2-MISC-02] lists drafts, submitted applications with their status, and holdings', async () => {
  const draft = {
    application_id: 31,
    reference: 'EMB-31',
    revision: 1,
    file_key: null,
    saved_at: '2026-11-20T08:00:00.000Z',
    draft_url: '/offers/emberfield-copper/draft/31/',
    investor_name: 'Olivia Hartley',
    offer: { slug: 'emberfield-copper', name: 'Emberfield Copper Share Offer', is_open: true },
  };
  open({ drafts: [draft], applications: [anApplication(32)], holders: [held('read')] });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your applications and holdings');
  expect((await rows('Continue'))[0]).toHaveTextContent(/Emberfield Copper Share Offer.*Saved 20\/11\/2026/);
  const [submitted] = await rows('Submitted');
  // Half past midnight of the next day in Perth.
  expect(submitted).toHaveTextContent('Waiting for the issuer’s decisionSubmitted 21/11/2026Reference EMB-32');
  expect(within(submitted ?? document.body).getByRole('link')).toHaveAttribute('href', '/applications/32/');
  const [holding] = await rows('Holdings');
  expect(holding).toHaveTextContent('HIN or SRN ending 390. Emberfield Copper ordinary share: 4,000 on 30/09/2026');
  expect(holding).toHaveTextContent('You can see this holding, but not apply with it.');
  expect(document.title).toBe('Your applications and holdings');
});

it('says what the issuer has received for an application', async () => {
  open({ applications: [anApplication(32, { received: '1000.00' })] });

  expect((await rows('Submitted'))[0]).toHaveTextContent('Payment received: AUD 1,000.00Reference EMB-32');
});

it.each<[Partial<SubmittedSummary>, string]>([
  [{ status: 'pending_approval' }, 'Waiting for the investor’s approval'],
  [
    { status: 'pending_approval', approve_until: '2026-12-18T06:00:00.000Z' },
    'Waiting for the investor’s approval, until 18/12/2026, 2:00 pm AWST',
  ],
  [{ status: 'withdrawn', ended: 'declined' }, 'Declined by the investor'],
  [{ status: 'withdrawn', ended: 'approval_expired' }, 'Not approved in time'],
  [{ status: 'withdrawn' }, 'Withdrawn'],
  [{ status: 'accepted' }, 'Accepted by the issuer'],
  [{ status: 'rejected' }, 'Not accepted by the issuer'],
  [{ status: 'completed' }, 'Accepted, and the securities are issued'],
])('says of a status %j: %s', async (given, words) => {
  open({ applications: [anApplication(32, given)] });

  const [row] = await rows('Submitted');
  expect(within(row ?? document.body).getByText(words)).toBeInTheDocument();
});

it('says of each list that it is empty, and where to begin', async () => {
  open();

  expect((await region('Continue')).getByRole('link', { name: 'All offers' })).toHaveAttribute('href', '/');
  expect(await (await region('Submitted')).findByText('No submitted applications.')).toBeInTheDocument();
  expect(await (await region('Holdings')).findByText(/^No holdings\./)).toBeInTheDocument();
});

it.each([
  ['Submitted', '/api/applications/', 'Your submitted applications could not be loaded'],
  ['Holdings', '/api/registry__holder/', 'Your holdings could not be loaded'],
])('says that %s did not arrive, beside the other lists, and tries again', async (name, address, title) => {
  open({ applications: [anApplication(32)], holders: [held()] });
  server.use(http.get(at(address), () => HttpResponse.error()));

  const notice = await screen.findByRole('note', { name: title });
  expect(await rows(name === 'Submitted' ? 'Holdings' : 'Submitted')).toHaveLength(1);
  server.use(
    http.get(at(address), () => HttpResponse.json({ results: [name === 'Submitted' ? anApplication(32) : held()] })),
  );
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));

  expect(await rows(name)).toHaveLength(1);
  expect(notice).not.toBeInTheDocument();
});

it('shows twenty of many, and the others on a press, with the focus on the first of them', async () => {
  open({ applications: Array.from({ length: 25 }, (_, index) => anApplication(100 + index)) });
  expect(await rows('Submitted')).toHaveLength(20);

  await userEvent.click(screen.getByRole('button', { name: 'Show 5 more' }));

  expect(await rows('Submitted')).toHaveLength(25);
  expect(screen.getByRole('link', { name: /EMB-120/ })).toHaveFocus();
});

it('puts the focus on the first further row where rows have nothing to press', async () => {
  const holdings = Array.from({ length: 21 }, (_, id) => aSubregister({ id: 100 + id, units: String(id) }));
  open({ holders: [aHolder(40, holdings)] });
  await rows('Holdings');

  await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));

  expect((await rows('Holdings')).at(-1)).toHaveFocus();
});

it('asks to log in where nobody is, and goes on with the lists, the heading in focus', async () => {
  open({ user: null });
  await userEvent.type(await screen.findByLabelText('Your email address'), 'olivia@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/./);
  expect(screen.queryByRole('region', { name: 'Holdings' })).not.toBeInTheDocument();

  server.use(
    http.post(at('/login/'), () => new HttpResponse(null, { status: 204 })),
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [OLIVIA] })),
  );
  await userEvent.type(screen.getByLabelText('Password'), 'a good password{Enter}');

  expect(await screen.findByRole('region', { name: 'Holdings' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByText('Signed in as Olivia Hartley')).toBeInTheDocument();
});

it('says who acts for an issuer that the lists are an account’s own', async () => {
  open({ user: { ...OLIVIA, is_acting_as_issuer: true }, applications: [anApplication(32)] });

  expect(await screen.findByText('You are acting for the issuer')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Submitted' })).not.toBeInTheDocument();
});

it('says that nobody knows who is signed in, and asks again', async () => {
  open({ holders: [held()] });
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.error()));
  const notice = await screen.findByRole('note', { name: 'We could not find out who is signed in' });

  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [OLIVIA] })));
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));

  expect(await rows('Holdings')).toHaveLength(1);
});
