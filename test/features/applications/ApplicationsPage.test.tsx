import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { IssuerList } from '#api/issuerApi.ts';
import type { User } from '#domain/session.ts';
import { raiseTexts } from '#domain/texts/raise.ts';
import { App } from '#src/App.tsx';
import { at } from '#test/support/handlers.ts';
import { aListedApplication, anIssuerList } from '#test/support/issuerList.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const GRACE: User = {
  id: 5,
  username: 'grace@example.com',
  first_name: 'Grace',
  last_name: 'Nakamura',
  is_acting_as_issuer: true,
  has_issuer_role_groups: true,
};
/** Opens the page; returns what it asks for, newest last. */
function open(
  list: IssuerList | Response = anIssuerList(),
  { user = GRACE, address = '' }: { user?: User | null; address?: string } = {},
) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: user === null ? [] : [user] })),
    http.post(at('/api/issuer/applications/'), async ({ request }) => {
      asked.push(Object.fromEntries(await request.formData()));
      return list instanceof Response ? list.clone() : HttpResponse.json(list);
    }),
  );
  history.replaceState(null, '', `/issuer/applications/${address}`);
  renderWithStore(<App />);
  return asked;
}
const table = () => screen.findByRole('table', { name: 'Applications' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);

it('lists each application with investor, offer, amount, day, status and what to look at', async () => {
  open(
    anIssuerList({
      results: [
        aListedApplication(31, { adviser_name: 'Rohan Mehta', marks: ['missing', 'pep'], missing: ['bank_statement'] }),
        aListedApplication(32, {
          investor_name: '',
          amount: null,
          due: '0.00',
          status: 'accepted',
          entered_by: 'issuer',
        }),
      ],
    }),
  );

  const [first, second] = await rows();
  // Half past midnight of the next day in Perth.
  expect(first).toHaveTextContent(
    'Investor 31EMB-31Adviser: Rohan MehtaEmberfield Copper Share OfferAUD 8,000.00Unpaid21/11/2026To decide' +
      'Missing: Bank statementPolitically exposed, or not known',
  );
  expect(second).toHaveTextContent(
    'Without a nameEMB-32Entered by the issuerEmberfield Copper Share Offer21/11/2026Accepted',
  );
  expect(within(second ?? document.body).getByRole('link')).toHaveAttribute('href', '/issuer/applications/32/');
  expect(document.title).toBe('Applications');
  expect(screen.getByRole('heading', { name: '3 applications' })).toBeInTheDocument();
});

it('filters by a status, which stands in the address with its number of applications', async () => {
  const asked = open();
  const statuses = within(await screen.findByRole('navigation', { name: 'Status' }));
  expect(statuses.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All3',
    'To decide2',
    'Accepted1',
    'Completed0',
    'Rejected0',
    'Withdrawn0',
  ]);

  await userEvent.click(statuses.getByRole('link', { name: /Accepted/ }));

  await waitFor(() => expect(asked.at(-1)).toEqual({ status: 'accepted', order: 'newest' }));
  expect(location.search).toBe('?status=accepted');
  expect(await screen.findByRole('link', { name: /Accepted/, current: true })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '1 application' })).toBeInTheDocument();
});

it('searches for what is typed, which stands in no address, and keeps it over a status', async () => {
  const asked = open();
  await table();
  await userEvent.type(screen.getByRole('searchbox'), ' hartley {Enter}');
  await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'hartley', order: 'newest' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();

  await userEvent.click(screen.getByRole('link', { name: /To decide/ }));

  await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'hartley', status: 'submitted', order: 'newest' }));
  expect(location.href).not.toContain('hartley');
  expect(screen.getByRole('searchbox')).toHaveValue('hartley');
});

it('chooses offer, order, marks and who entered it at once, and days once they are applied', async () => {
  const asked = open();
  await table();
  await userEvent.selectOptions(screen.getByLabelText('Offer'), 'Emberfield Notes');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Largest amount first');
  await userEvent.click(screen.getByText('More filters'));
  await userEvent.selectOptions(screen.getByLabelText('To look at'), 'Possibly twice');
  await userEvent.selectOptions(screen.getByLabelText('Entered by'), 'The adviser');
  await userEvent.type(screen.getByLabelText('Submitted from'), '1/11/26');
  await userEvent.type(screen.getByLabelText('Submitted until'), '31/11/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByLabelText('Submitted until')).toHaveAccessibleDescription('Please enter a valid date');
  await waitFor(() => expect(screen.getByLabelText('Submitted until')).toHaveFocus());
  await userEvent.clear(screen.getByLabelText('Submitted until'));
  await userEvent.type(screen.getByLabelText('Submitted until'), '30/11/2026{Enter}');

  const chosen = { offer: '102', mark: 'twice', entered_by: 'adviser', from: '2026-11-01', to: '2026-11-30' };
  await waitFor(() => expect(asked.at(-1)).toEqual({ ...chosen, order: 'largest' }));
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ ...chosen, order: 'largest' });
  expect(screen.getByText('More filters (4 chosen)')).toBeInTheDocument();
});

it('opens the list that an address names, and reads nothing else in it', async () => {
  const asked = open(anIssuerList(), {
    address: '?status=accepted&order=name&from=2026-11-01&to=soon&mark=pep&offer=x&entered_by=me',
  });
  await table();

  expect(asked).toEqual([{ status: 'accepted', order: 'name', from: '2026-11-01', mark: 'pep' }]);
  expect(screen.getByLabelText('Submitted from')).toHaveValue('01/11/2026');
});

it('turns pages, with the focus on the number of applications', async () => {
  const asked = open(anIssuerList({ next: 'after:abc' }));
  await table();
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');

  await userEvent.click(pages.getByRole('button', { name: 'Next' }));

  await waitFor(() => expect(asked.at(-1)).toEqual({ order: 'newest', place: 'after:abc' }));
  expect(screen.getByRole('heading', { name: '3 applications' })).toHaveFocus();
  expect(location.search).toBe('');
  await userEvent.click(pages.getByRole('button', { name: 'Last' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ order: 'newest', place: 'last' }));
});

it('says that there is nothing yet, and what has not been submitted', async () => {
  const counts = { submitted: 0, accepted: 0, completed: 0, rejected: 0, withdrawn: 0 };
  open(anIssuerList({ results: [], counts, unsent: { drafts: 2, entering: 0, waiting: 1 } }));

  expect(await screen.findByText(/^No applications yet/)).toBeInTheDocument();
  expect(screen.getByText(/^Not yet submitted/)).toHaveTextContent(
    'Not yet submitted: 2 saved drafts and 1 application that waits for the investor’s approval.',
  );
});

it('says that nothing matches, and shows all again', async () => {
  const asked = open(anIssuerList({ results: [] }), { address: '?status=rejected&mark=pep' });

  await userEvent.click(await screen.findByRole('button', { name: 'Show all applications' }));

  await waitFor(() => expect(asked.at(-1)).toEqual({ order: 'newest' }));
  expect(location.search).toBe('');
});

it('tries again after a failure', async () => {
  open(new HttpResponse(null, { status: 503 }));
  const notice = await screen.findByRole('note', { name: 'The applications could not be loaded' });
  server.use(http.post(at('/api/issuer/applications/'), () => HttpResponse.json(anIssuerList())));

  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));

  expect(await rows()).toHaveLength(1);
  expect(notice).not.toBeInTheDocument();
});

it('tells staff of no issuer why nothing is listed', async () => {
  open(HttpResponse.json({ message: 'Not found' }, { status: 404 }));

  expect(await screen.findByText('Your account belongs to no issuer')).toBeInTheDocument();
});

it('leads an investor to their own page', async () => {
  open(anIssuerList(), { user: { ...GRACE, is_acting_as_issuer: false, has_issuer_role_groups: false } });

  expect(await screen.findByText('This page is for the issuer’s staff')).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Your applications and holdings' })).toHaveAttribute(
    'href',
    '/investor/dashboard',
  );
  expect(screen.queryByRole('link', { name: 'Applications' })).not.toBeInTheDocument();
});

it('lets staff who act for themselves act for the issuer, and lists its applications', async () => {
  const asked = open(anIssuerList(), { user: { ...GRACE, is_acting_as_issuer: false, is_acting_as_investor: true } });
  const act = await screen.findByRole('button', { name: 'Act for the issuer' });
  expect(asked).toEqual([]);
  server.use(
    http.get(at('/issuer/'), () => new HttpResponse(null, { status: 204 })),
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [GRACE] })),
  );

  await userEvent.click(act);

  expect(await rows()).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Applications' })).toHaveAttribute('href', '/issuer/applications/');
});

it('asks to log in where nobody is, in the capacity of staff', async () => {
  const asked = open(anIssuerList(), { user: null });
  await userEvent.type(await screen.findByLabelText('Your email address'), 'grace@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'a-long-password');
  server.use(
    http.post(at('/login/'), () => new HttpResponse(null, { status: 204 })),
    http.get(at('/api/user__user/'), () =>
      HttpResponse.json({ results: [{ ...GRACE, has_investor_role_groups: true }] }),
    ),
  );
  expect(asked).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));

  expect(await rows()).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('says what was paid, and lists by the state of payment', async () => {
  const asked = open(
    anIssuerList({
      results: [
        aListedApplication(31, { received: '100.00' }),
        aListedApplication(32, { received: '8000.00' }),
        aListedApplication(33, { received: '9000.00' }),
        aListedApplication(34, { status: 'rejected' }),
      ],
    }),
  );

  const words = (await rows()).map(({ textContent }) => /^.*?8,000\.00(.*?)21\//.exec(textContent)?.[1]);
  expect(words).toEqual([
    'AUD\u00a0100.00 of AUD\u00a08,000.00 paid',
    'Paid',
    'AUD\u00a09,000.00 of AUD\u00a08,000.00 paid: too much',
    '',
  ]);
  await userEvent.selectOptions(screen.getByLabelText('Payment'), 'Partly paid');

  await waitFor(() => expect(asked.at(-1)).toEqual({ paid: 'part', order: 'newest' }));
  expect(location.search).toBe('?paid=part');
  expect(screen.getByRole('link', { name: 'Record payments from a list' })).toHaveAttribute(
    'href',
    '/issuer/payments/',
  );
});

it('leads to what was raised, of the offer that is listed', async () => {
  open(anIssuerList());
  await rows();
  const link = screen.getByRole('link', { name: raiseTexts.link });
  expect(link).toHaveAttribute('href', '/issuer/raise/');

  await userEvent.selectOptions(screen.getByLabelText('Offer'), 'Emberfield Notes');

  await waitFor(() => expect(link).toHaveAttribute('href', '/issuer/raise/?offer=102'));
});
