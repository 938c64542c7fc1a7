import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ListedApplication } from '#api/issuerApi.ts';
import { allotmentTexts } from '#domain/texts/allotment.ts';
import { amountErrors } from '#domain/texts/errors.ts';
import { movesTexts } from '#domain/texts/moves.ts';
import { App } from '#src/App.tsx';
import { aUser } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { aListedApplication, anIssuerList } from '#test/support/issuerList.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();

const texts = movesTexts.several;
const STAFF = aUser({ id: 5, is_acting_as_issuer: true, has_issuer_role_groups: true });
const LISTED = [
  aListedApplication(31),
  aListedApplication(32, { amount: '1500.50' }),
  aListedApplication(33, { status: 'rejected', amount: null }),
  aListedApplication(34, { status: 'completed' }),
  aListedApplication(35, {
    offer: { id: 102, name: 'Earlier Offer', time_zone: 'Australia/Perth', is_archived: true },
  }),
];

/** Of a move without an allotment. */
const NONE = { allotted_on: '', units: '', holder_number: '' };

interface Call {
  /** Id of the application. */
  of: string;
  [field: string]: unknown;
}

/** Opens the list. Returns the calls that decide, each answered with the status of its application here, 204 by default. */
async function open(statuses: Record<string, number> = {}, results: ListedApplication[] = LISTED) {
  const calls: Call[] = [];
  let lists = 0;
  const hear = async ({ request, params }: { request: Request; params: Record<string, unknown> }) => {
    const of = String(params['id']);
    calls.push({ of, ...Object.fromEntries(await request.formData()) });
    const status = statuses[of] ?? 204;
    if (status === 0) return HttpResponse.error();
    return status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json({ message: 'no' }, { status });
  };
  server.use(
    http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [STAFF] })),
    http.post(at('/api/issuer/applications/'), () => {
      lists += 1;
      return HttpResponse.json(anIssuerList({ results }));
    }),
    http.post(at('/api/issuer/applications/:id/moves/'), hear),
    http.post(at('/api/issuer/applications/:id/moves/take-back/'), hear),
  );
  history.replaceState(null, '', '/issuer/applications/');
  renderWithStore(<App />);
  await screen.findByRole('table', { name: 'Applications' });
  return { calls, statuses, lists: () => lists };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Presses a button once its page is ready: a press meanwhile does nothing. */
async function pressOnceReady(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-busy'));
  await press(name);
}
const choose = (...names: string[]) =>
  names.reduce(
    (before, name) => before.then(() => userEvent.click(screen.getByRole('checkbox', { name: `Choose ${name}` }))),
    Promise.resolve(),
  );
const outcomes = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);

it('chooses applications that can be decided on, with their number and sum', async () => {
  await open();
  for (const name of ['Choose Investor 34', 'Choose Investor 35'])
    expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: /Investor 35.*Archived offer/ })).toBeVisible();

  await userEvent.click(screen.getByRole('checkbox', { name: texts.chooseAll }));

  expect(screen.getByText('3 chosen, AUD 9,500.50')).toBeInTheDocument();
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
  await choose('Investor 31');
  expect(screen.getByText('2 chosen, AUD 1,500.50')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: texts.chooseAll })).not.toBeChecked();
});

it('accepts several after a page with their number and sum, each with its own outcome', async () => {
  const { calls, lists } = await open({ '32': 409 });
  await choose('Investor 31', 'Investor 32', 'Investor 33');
  await press('Accept');
  expect(screen.getByRole('heading', { name: 'Accept 2 applications' })).toHaveFocus();
  expect(screen.getByText(texts.sum).nextElementSibling).toHaveTextContent('AUD 9,500.50');
  expect(screen.getByText(texts.others(1))).toBeInTheDocument();
  expect(calls).toEqual([]);

  await press('Accept 2 applications');

  expect(await screen.findByText(texts.progress(1, 2))).toBeInTheDocument();
  await waitFor(() => expect(outcomes()).toEqual([texts.outcomes.done, texts.outcomes.conflict]));
  expect(calls).toEqual([
    { of: '31', id: expect.any(String), kind: 'accept', from: 'submitted', reason: '', ...NONE },
    { of: '32', id: expect.any(String), kind: 'accept', from: 'submitted', reason: '', ...NONE },
  ]);
  await waitFor(() => expect(lists()).toBe(2));
  expect(screen.getByRole('heading', { name: 'Accept 2 applications' })).toHaveFocus();
  await press(texts.back);
  expect(await screen.findByRole('table', { name: 'Applications' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: '3 applications' })).toHaveFocus());
  expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
});

it('takes all of them back', async () => {
  const { calls } = await open();
  await choose('Investor 31', 'Investor 32');
  await press('Accept');
  await press('Accept 2 applications');
  await pressOnceReady(texts.takeBack(2));

  await waitFor(() => expect(outcomes()).toEqual([texts.outcomes.takenBack, texts.outcomes.takenBack]));

  expect(calls.slice(2)).toEqual(calls.slice(0, 2).map(({ of, id }) => ({ of, id })));
  expect(screen.queryByRole('button', { name: /Take back/ })).not.toBeInTheDocument();
});

it('says that a decision was not taken back without a connection, and takes it back later', async () => {
  const { statuses } = await open();
  await choose('Investor 31', 'Investor 32');
  await press('Accept');
  await press(texts.titles.accept(2));
  await waitFor(() => expect(outcomes()).toEqual([texts.outcomes.done, texts.outcomes.done]));

  statuses['31'] = 0;
  await pressOnceReady(texts.takeBack(2));
  expect(await screen.findByText(movesTexts.failures.takeBack.failed)).toBeInTheDocument();
  expect(outcomes()).toEqual([texts.outcomes.notTakenBack, texts.outcomes.done]);

  delete statuses['31'];
  await pressOnceReady(texts.takeBack(2));
  await waitFor(() => expect(outcomes()).toEqual([texts.outcomes.takenBack, texts.outcomes.takenBack]));
  expect(screen.queryByText(movesTexts.failures.takeBack.failed)).not.toBeInTheDocument();
});

it('stops where no answer comes, and tries the rest again under the same id', async () => {
  const { calls, statuses } = await open({ '31': 0 });
  await choose('Investor 31', 'Investor 32');
  await press('Accept');
  await press('Accept 2 applications');
  await waitFor(() => expect(outcomes()).toEqual([texts.outcomes.failed, '']));
  delete statuses['31'];

  await press(texts.tryAgain(2));

  await waitFor(() => expect(outcomes()).toEqual([texts.outcomes.done, texts.outcomes.done]));
  expect(calls.map(({ of }) => of)).toEqual(['31', '31', '32']);
  expect(calls[1]?.['id']).toBe(calls[0]?.['id']);
});

it('asks for one reason for all that are not accepted', async () => {
  const { calls } = await open();
  await choose('Investor 31', 'Investor 32');
  await press('Do not accept');
  await press('Do not accept 2 applications');
  expect(screen.getByLabelText('Reason')).toHaveFocus();
  expect(calls).toEqual([]);

  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'The offer is fully subscribed');
  await press('Do not accept 2 applications');

  await waitFor(() => expect(calls.map(({ reason }) => reason)).toEqual(['offer_full', 'offer_full']));
});

it('changes nothing when it is left, and Back leads to the list with the same choice', async () => {
  const { calls } = await open();
  await choose('Investor 31');
  await press('Withdraw for the applicant');
  expect(screen.getByText(movesTexts.withdrawHelp)).toBeInTheDocument();

  await press(texts.cancel);

  expect(await screen.findByRole('checkbox', { name: 'Choose Investor 31' })).toBeChecked();
  expect(calls).toEqual([]);
});

it('asks for the log-in once the session has ended', async () => {
  await open({ '31': 404 });
  await choose('Investor 31', 'Investor 32');
  await press('Accept');
  server.use(http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [] })));

  await press('Accept 2 applications');

  expect(await screen.findByLabelText('Password')).toBeInTheDocument();
});

it('completes several with one day, each with its securities and its holder', async () => {
  const accepted = [
    aListedApplication(31, { status: 'accepted' }),
    aListedApplication(32, { status: 'accepted', units: null }),
  ];
  const { calls } = await open({}, accepted);
  await choose('Investor 31', 'Investor 32');
  await press('Complete');
  const field = (label: string, name: string) => screen.getByLabelText(allotmentTexts.ofRow(label, name));
  expect(field(allotmentTexts.units, 'Investor 31')).toHaveValue('20,000');
  await press('Complete 2 applications');
  expect(field(allotmentTexts.units, 'Investor 32')).toHaveFocus();
  expect(screen.getByText(amountErrors.quantity)).toBeInTheDocument();
  expect(calls).toEqual([]);

  await userEvent.type(field(allotmentTexts.units, 'Investor 32'), '300.5');
  await userEvent.type(field(allotmentTexts.holderNumber, 'Investor 32'), 'I0000000390');
  await userEvent.clear(screen.getByLabelText(allotmentTexts.allottedOn));
  await userEvent.type(screen.getByLabelText(allotmentTexts.allottedOn), '24/11/2026');
  await press('Complete 2 applications');

  expect(await screen.findByText(texts.progress(2, 2))).toBeInTheDocument();
  expect(
    calls.map(({ of, kind, allotted_on, units, holder_number: number }) => [of, kind, allotted_on, units, number]),
  ).toEqual([
    ['31', 'complete', '2026-11-24', '20000', ''],
    ['32', 'complete', '2026-11-24', '300.5', 'I0000000390'],
  ]);
});
