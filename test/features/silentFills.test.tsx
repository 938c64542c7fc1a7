import { act, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { Application, DataStepName } from '#domain/application.ts';
import { BankDetailsStep } from '#features/bank_details/index.ts';
import { ContactDetailsStep } from '#features/contact_details/index.ts';
import { InvestorDetailsStep } from '#features/investor_details/index.ts';
import { PurchaseAmountStep } from '#features/purchase_amount/index.ts';
import { TaxDetailsStep } from '#features/tax_details/index.ts';
import { flushTypedInput } from '#features/ui/form/flushTypedInput.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { aDemoOffer, aPerson, type DemoOfferSlug } from '#test/support/applications.ts';
import { fillSilently, setOver } from '#test/support/pageTouchers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

useServer();

const NEW: Application = { contact_details: { holdingProfileType: 'NEW' } };
const JANE: Application = { investor_details: { investor_type: 'individual', investors: [aPerson()] } };

interface Case {
  name: string;
  Step: ComponentType;
  step: DataStepName;
  offer?: DemoOfferSlug;
  application?: Application;
  /** By label: what is set without an event. */
  filled: Record<string, string>;
  /** What the form knows then. */
  known: object;
}

const CONTACT = { Step: ContactDetailsStep, step: 'contact_details' } as const;
const INVESTOR = { Step: InvestorDetailsStep, step: 'investor_details', application: JANE } as const;
const BANK = { Step: BankDetailsStep, step: 'bank_details', application: NEW } as const;

const person = (answers: object) => ({ investors: [expect.objectContaining(answers)] });

const CASES: readonly Case[] = [
  { name: 'a name', ...CONTACT, filled: { 'First/preferred name': 'Signe' }, known: { first_name: 'Signe' } },
  {
    name: 'a name between blanks',
    ...CONTACT,
    filled: { 'Last name': ' Dahl ' },
    known: { last_name: 'Dahl' },
  },
  {
    name: 'a mobile as it is written at home',
    ...CONTACT,
    filled: { 'Mobile number': '0491 570 156' },
    known: { tel_mobile: '+61491570156' },
  },
  {
    name: 'an amount with separators',
    Step: PurchaseAmountStep,
    step: 'purchase_amount',
    offer: 'kestrel-notes',
    filled: { 'Amount to invest': '15,000.00' },
    known: { totalAmount: '15000' },
  },
  {
    name: 'a masked date',
    ...INVESTOR,
    filled: { 'Date of birth': '1/2/1980' },
    known: person({ dateOfBirth: '01/02/1980' }),
  },
  { name: 'a list', ...INVESTOR, filled: { Title: 'Dr' }, known: person({ title: 'Dr' }) },
  {
    name: 'an account',
    ...BANK,
    filled: { 'Account name': 'S Dahl', BSB: '083001', 'Account number': '2411 8903' },
    known: { accountName: 'S Dahl', bsb: '083-001', accountNumber: '24118903' },
  },
  {
    name: 'a concealed tax number',
    Step: TaxDetailsStep,
    step: 'tax_details',
    application: JANE,
    filled: { TFN: '123456782' },
    known: { investors: [expect.objectContaining({ tfn: '123456782' })] },
  },
];

const next = () => screen.getByRole('button', { name: 'Next' });

/** What was saved of the step, or else what its form holds. */
async function knownOf(
  { Step, step, offer = 'emberfield-copper', application = {}, filled }: Case,
  fill: typeof fillSilently,
) {
  const user = userEvent.setup({ delay: null });
  const { store } = renderWithStore(<Step />, aStoreAt(step, { offer: aDemoOffer(offer), application }));
  await act(async () => undefined);
  fill(filled);
  await user.click(next());
  await act(async () => flushTypedInput());
  const state = store.getState();
  return { ...selectApplication(state)[step], ...selectStepDraft(state, step) };
}

it.each(CASES)('[1-SHELL-58] reads $name that came without an event before Next', async (given) => {
  expect(await knownOf(given, fillSilently)).toMatchObject(given.known);
});

it.each(CASES)('[1-SHELL-58] reads $name that a script of the page set', async (given) => {
  expect(await knownOf(given, setOver)).toMatchObject(given.known);
});

/** The second field of each has the focus while it is filled. */
const IN_FOCUS: readonly Case[] = [
  {
    name: 'names of a contact',
    ...CONTACT,
    filled: { 'First/preferred name': 'Signe', 'Last name': 'Dahl' },
    known: { first_name: 'Signe', last_name: 'Dahl' },
  },
  {
    name: 'a person that has a masked date after it',
    ...INVESTOR,
    filled: { 'Legal first name': 'Anna', 'Legal last name': 'Berg', 'Date of birth': '01/02/1980' },
    known: person({ legalFirstName: 'Anna', legalLastName: 'Berg', dateOfBirth: '01/02/1980' }),
  },
  {
    name: 'an address',
    ...INVESTOR,
    filled: { 'Street name': 'Harbour', 'Suburb/city': 'Sydney', State: 'NSW', Postcode: '2000' },
    known: person({ streetName: 'Harbour', suburbCity: 'Sydney', state: 'NSW', postcode: '2000' }),
  },
];

const SENT = {
  Enter: (user: UserEvent) => user.keyboard('{Enter}'),
  'a press by a script': async () => act(async () => next().click()),
};

describe.each(Object.entries(SENT))('sent by %s', (_how, send) => {
  it.each(IN_FOCUS)('[1-SHELL-58] reads $name where the focus is in the second of the fields', async (given) => {
    const user = userEvent.setup({ delay: null });
    const { Step, step, offer = 'emberfield-copper', application = {}, filled } = given;
    const { store } = renderWithStore(<Step />, aStoreAt(step, { offer: aDemoOffer(offer), application }));
    await act(async () => undefined);
    await user.click(screen.getByLabelText(new RegExp(`^${Object.keys(filled)[1]}`)));
    fillSilently(filled);
    await send(user);
    await act(async () => flushTypedInput());

    const state = store.getState();
    expect({ ...selectApplication(state)[step], ...selectStepDraft(state, step) }).toMatchObject(given.known);
  });
});

it('[1-SHELL-58] loses no key that is typed in the field of the focus after others were filled', async () => {
  const user = userEvent.setup({ delay: null });
  renderWithStore(<InvestorDetailsStep />, aStoreAt('investor_details', { application: JANE }));
  await act(async () => undefined);
  await user.click(screen.getByLabelText('Legal last name'));
  fillSilently({ 'Legal first name': 'Anna', 'Street name': 'Harbour' });
  await user.keyboard('-Berg');

  expect(screen.getByLabelText('Legal last name')).toHaveValue('Citizen-Berg');
});

it('[1-SHELL-58] keeps what came without an event while another field is typed in', async () => {
  const user = userEvent.setup({ delay: null });
  renderWithStore(<ContactDetailsStep />, aStoreAt('contact_details'));
  fillSilently({ 'First/preferred name': 'Signe', 'Mobile number': '0491570156' });
  await user.type(screen.getByLabelText('Last name'), 'Dahl');

  expect(screen.getByLabelText('First/preferred name')).toHaveValue('Signe');
  expect(screen.getByLabelText('Mobile number')).toHaveValue('491 570 156');
});

it('[1-SHELL-58] takes nothing as typed that the form itself put there', async () => {
  const user = userEvent.setup({ delay: null });
  const { store } = renderWithStore(<InvestorDetailsStep />, aStoreAt('investor_details', { application: JANE }));
  await act(async () => undefined);
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  await user.click(screen.getByLabelText('Legal first name'));
  await user.tab();
  await user.tab();

  expect(heard).toEqual([]);
  expect(selectStepDraft(store.getState(), 'investor_details')).toBeUndefined();
});
