/** Today on the tax step is the service's day in the offer's zone, whatever the device's clock says. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetServiceTime, recordServiceTime } from '#api/serviceClock.ts';
import type { Application } from '#domain/application.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { stepOpened } from '#store/events.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';

useServer();

const ONLY_DATE = [
  ...(['nextTick', 'queueMicrotask', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
  ...(['setImmediate', 'clearImmediate', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
];

afterEach(() => {
  forgetServiceTime();
  jest.useRealTimers();
});

interface Clocks {
  device: string;
  service: string;
  zone?: string;
}

/** The tax step, opened for the first time or with this declaration saved. */
async function show({ device, service, zone }: Clocks, saved?: Application['tax_details']) {
  jest.useFakeTimers({ now: Date.parse(device), doNotFake: ONLY_DATE });
  recordServiceTime(Date.parse(service), performance.now());
  const offer = aDemoOffer('emberfield-copper', { closes_at: null, ...(zone !== undefined && { time_zone: zone }) });
  const { tax_details: tax, ...rest } = anIndividualApplication(offer);
  const { submit_date: _date, ...declared } = tax ?? {};
  const store = aStoreOnReview({
    offer,
    application: saved ? { ...rest, tax_details: { ...declared, ...saved } } : rest,
  });
  act(() => void store.dispatch(stepOpened({ name: 'tax_details' })));
  const view = renderWithStore(<Wizard />, store);
  const date = await screen.findByLabelText('Date');
  return { ...view, store, date, user: userEvent.setup({ delay: null }) };
}

const dateOf = ({ store }: Awaited<ReturnType<typeof show>>) =>
  selectApplication(store.getState()).tax_details?.submit_date;
const next = () => screen.getByRole('button', { name: 'Next' });

it.each<[string, Clocks, string]>([
  ['a device a day ahead', { device: '2026-11-28T02:00:00Z', service: '2026-11-27T02:00:00Z' }, '27/11/2026'],
  ['a device a year behind', { device: '2025-11-27T02:00:00Z', service: '2026-11-27T02:00:00Z' }, '27/11/2026'],
  ['a device ten years ahead', { device: '2036-11-27T02:00:00Z', service: '2026-11-27T02:00:00Z' }, '27/11/2026'],
  ['a device of 1970', { device: '1970-01-01T00:00:00Z', service: '2026-11-27T02:00:00Z' }, '27/11/2026'],
  ['New Zealand after midnight', { device: '2026-11-27T11:30:00Z', service: '2026-11-27T11:30:00Z' }, '27/11/2026'],
  [
    "an offer of New Zealand's, after midnight there",
    { device: '2026-11-27T11:30:00Z', service: '2026-11-27T11:30:00Z', zone: 'Pacific/Auckland' },
    '28/11/2026',
  ],
  [
    "an offer of California's, in the evening there",
    { device: '2026-11-28T04:00:00Z', service: '2026-11-28T04:00:00Z', zone: 'America/Los_Angeles' },
    '27/11/2026',
  ],
  [
    "an offer of Perth's, after midnight in Sydney",
    { device: '2026-11-27T14:00:00Z', service: '2026-11-27T14:00:00Z', zone: 'Australia/Perth' },
    '27/11/2026',
  ],
  ['a leap day', { device: '2028-03-02T02:00:00Z', service: '2028-02-28T13:00:00Z' }, '29/02/2028'],
  [
    'the night in which summer time begins',
    { device: '2026-10-03T14:30:00Z', service: '2026-10-03T14:30:00Z' },
    '04/10/2026',
  ],
  [
    'a minute before midnight in Sydney',
    { device: '2026-11-27T13:30:00Z', service: '2026-11-27T12:59:00Z' },
    '27/11/2026',
  ],
])('[3-DECL-04] %s: the form enters the day in the zone of the offer', async (_name, clocks, day) => {
  const view = await show(clocks);
  expect(view.date).toHaveValue(day);
});

it('[3-DECL-04] follows midnight while the step is open, and is saved with the new day', async () => {
  const view = await show(
    { device: '2026-11-27T12:59:00Z', service: '2026-11-27T12:59:00Z' },
    { submit_date: '26/11/2026', submit_date_prefilled: '26/11/2026' },
  );
  expect(view.date).toHaveValue('27/11/2026');

  act(() => recordServiceTime(Date.parse('2026-11-27T13:00:30Z'), performance.now()));

  await waitFor(() => expect(view.date).toHaveValue('28/11/2026'));
  await view.user.click(next());
  await waitFor(() => expect(selectCurrentStep(view.store.getState())).not.toBe('tax_details'));
  expect(dateOf(view)).toBe('28/11/2026');
});

it.each([
  ['what was typed', { submit_date: '20/11/2026' }, '20/11/2026'],
  ['what was typed over the day', { submit_date: '20/11/2026', submit_date_prefilled: '26/11/2026' }, '20/11/2026'],
  ['a blank', { submit_date: '', submit_date_prefilled: '26/11/2026' }, ''],
  ['no date of the form', { submit_date: '26/11/2026', submit_date_prefilled: '26/11/2026' }, '27/11/2026'],
])('[3-DECL-04] keeps %s when the step is opened again', async (_name, saved, day) => {
  const view = await show({ device: '2026-11-27T02:00:00Z', service: '2026-11-27T02:00:00Z' }, saved);
  expect(view.date).toHaveValue(day);
});

const NEW_ZEALAND = { device: '2026-11-27T11:30:00Z', service: '2026-11-27T11:30:00Z' };
it.each<[string, Clocks, string]>([
  ['a day that has begun in New Zealand', NEW_ZEALAND, '28/11/2026'],
  ['today', { device: '2026-11-27T02:00:00Z', service: '2026-11-27T02:00:00Z' }, '27/11/2026'],
  ['a day of last month', NEW_ZEALAND, '31/10/2026'],
])('[3-DECL-04] takes %s where it was typed', async (_name, clocks, day) => {
  const view = await show(clocks, { submit_date: '20/11/2026' });
  await view.user.clear(view.date);
  await view.user.type(view.date, day);
  await view.user.click(next());
  await waitFor(() => expect(selectCurrentStep(view.store.getState())).not.toBe('tax_details'));
  expect(dateOf(view)).toBe(day);
});

it.each<[string, Clocks, string, string, string]>([
  [
    'in the morning in Sydney',
    { device: '2026-11-28T02:00:00Z', service: '2026-11-27T02:00:00Z' },
    '28/11/2026',
    'Sydney',
    '27/11/2026',
  ],
  ['two days on', NEW_ZEALAND, '29/11/2026', 'Sydney', '27/11/2026'],
  ['in California', { ...NEW_ZEALAND, zone: 'America/Los_Angeles' }, '29/11/2026', 'Los Angeles', '27/11/2026'],
  ['in Auckland', { ...NEW_ZEALAND, zone: 'Pacific/Auckland' }, '29/11/2026', 'Auckland', '28/11/2026'],
])('[3-DECL-04] refuses a day that is nowhere yet %s, and offers today', async (_name, clocks, typed, city, today) => {
  const view = await show(clocks, { submit_date: '20/11/2026' });
  await view.user.clear(view.date);
  await view.user.type(view.date, typed);
  await view.user.click(next());

  expect(view.date).toHaveAccessibleDescription(`The date is later than today in ${city}`);
  await view.user.click(screen.getByRole('button', { name: `Use ${today}` }));

  expect(view.date).toHaveValue(today);
  expect(view.date).toHaveFocus();
  await view.user.click(next());
  await waitFor(() => expect(dateOf(view)).toBe(today));
});

it('[3-DECL-04, 2-REV-14] reads on review the day that a submission would have, and what was typed', async () => {
  const declared = { submit_date: '20/11/2026', submit_date_prefilled: '20/11/2026' };
  const { store, user } = await show({ device: '2025-01-01T00:00:00Z', service: '2026-11-27T02:00:00Z' }, declared);
  await user.type(screen.getByLabelText('Name'), ' ');
  act(() => void store.dispatch(stepOpened({ name: 'review' })));
  const main = screen.getByRole('main');
  await waitFor(() => expect(main).toHaveTextContent('Date27/11/2026'));
});
