/** The quiet line beneath a foreign tax number, in the tax step and in the declaration inside a block. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Application, TaxInvestor, Tin } from '#domain/application.ts';
import { blankTaxInvestor, blankTin } from '#domain/tax.ts';
import { createTinField } from '#features/parts/tax/TinField.tsx';
import { TaxDetailsStep } from '#features/tax_details/index.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { aDeclaration } from '#test/support/declarations.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { renderInline } from '#test/support/inlineTax.tsx';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';
import { agree, countriesKnown, preloadQuestion } from '#test/support/taxForm.tsx';

useServer();
beforeEach(() => server.use(countriesKnown));

const OFFER = aDemoOffer('emberfield-copper');
const NEW_ZEALAND: Tin = { ...blankTin(), tax_country: 170, has_tin: true };
const doubt = (country: string) =>
  `This does not look like a tax number of ${country}. Please check it. If it is correct, continue.`;
const field = () => screen.getByLabelText('TIN');
const doubts = () => screen.queryByText(/^This does not look like/);

/** The tax step of an individual who pays tax in New Zealand too; `held` is what is known of their number, `others` are further countries. */
async function renderTaxStep(held: Partial<Tin> = {}, others: readonly Tin[] = []) {
  await preloadQuestion();
  const block: TaxInvestor = {
    ...blankTaxInvestor('Ms Jane Citizen'),
    has_other_tax_countries: true,
    tins: [{ ...NEW_ZEALAND, ...held }, ...others],
  };
  const application: Application = {
    ...anApplicationBy('individual', OFFER),
    tax_details: {
      tax_type: 'I',
      investors: [block],
      submit_person_name: 'Jane Citizen',
      submit_date: '20/11/2026',
      send_comms: true,
    },
  };
  const view = renderWithStore(<TaxDetailsStep />, aStoreAt('tax_details', { offer: OFFER, application }));
  await act(async () => undefined);
  return { ...view, user: userEvent.setup({ delay: null }) };
}

/** The investor step with the same of them inside their block. */
const renderDeclaration = (held: Partial<Tin> = {}) =>
  renderInline('individual', {
    declared: aDeclaration('person', { is_foreign_resident: true, tins: [{ ...NEW_ZEALAND, ...held }] }),
  });

const VARIANTS = [
  ['the tax step', renderTaxStep, 'tax_details'],
  ['a block', renderDeclaration, 'investor_details'],
] as const;

interface FieldOptions {
  load: Parameters<typeof createTinField>[0];
  country: number | null;
}

/** The field alone, of a row for this country. */
function renderField({ load, country }: FieldOptions) {
  const Field = createTinField(load);
  function Row() {
    const [number, setNumber] = useState('');
    return <Field id="tin" name="tin" country={country} value={number} onChange={setNumber} />;
  }
  render(<Row />);
  return { user: userEvent.setup({ delay: null }), number: field() };
}

type User = ReturnType<typeof userEvent.setup>;

async function chooseCountry(user: User, name: string): Promise<void> {
  const select = screen.getByLabelText('Country of tax residence');
  await user.click(select);
  await user.selectOptions(select, name);
}

describe.each(VARIANTS)('in %s', (_where, renderStep, step) => {
  it('[3-TIN-13] doubts, once the field is left, a number that does not look like one of its country', async () => {
    const { user } = await renderStep();

    await user.type(field(), '49091851');
    await act(async () => undefined);
    expect(doubts()).toBeNull();
    await user.tab();

    expect((await screen.findByText(doubt('New Zealand'))).closest('[role="status"]')).not.toBeNull();
    expect(field()).toHaveAccessibleDescription(doubt('New Zealand'));
    expect(field()).toBeValid();
  });

  it('[3-TIN-13] goes on with a number in doubt, which is no error', async () => {
    const { user, store } = await renderStep();
    await user.type(field(), '49091851');
    await user.tab();
    await screen.findByText(doubt('New Zealand'));

    await user.click(screen.getByRole('button', { name: 'Next' }));

    await waitFor(() => expect(selectCurrentStep(store.getState())).not.toBe(step));
    const { tax_details: tax, investor_details: investor } = selectApplication(store.getState());
    const kept = tax?.investors?.[0]?.tins ?? investor?.investors?.[0]?.taxDetails?.tins;
    expect(kept).toMatchObject([{ tax_country: 170, tin: '49091851' }]);
  });

  it('[3-TIN-13] takes the doubt back at the first key of another number, and asks again once that is left', async () => {
    const { user } = await renderStep();
    await user.type(field(), '49091851');
    await user.tab();
    await screen.findByText(doubt('New Zealand'));

    await user.type(field(), '{Backspace}');
    expect(doubts()).toBeNull();
    await user.type(field(), '1');
    expect(doubts()).toBeNull();
    await user.tab();

    expect(screen.getByText(doubt('New Zealand'))).toBeInTheDocument();
  });

  it('[3-TIN-13] takes the doubt back with the country, and doubts for another one in its name', async () => {
    const { user } = await renderStep();
    await user.type(field(), '732829320');
    await user.tab();
    await screen.findByText(doubt('New Zealand'));

    await chooseCountry(user, 'France');
    expect(doubts()).toBeNull();
    await user.clear(field());
    await user.type(field(), '49091850');
    await user.tab();

    expect(screen.getByText(doubt('France'))).toBeInTheDocument();
    await chooseCountry(user, 'New Zealand');
    expect(doubts()).toBeNull();
  });
});

it('[3-TIN-13, 3-TIN-14] says nothing of a number that looks like one, nor of a mask', async () => {
  const { user } = await renderTaxStep({ tin: '******850', encrypted_tin: true });

  await user.click(field());
  await user.tab();
  await act(() => import('#features/parts/tax/TinDoubt.tsx'));
  expect(doubts()).toBeNull();
  await user.clear(field());
  await user.type(field(), '49091850');
  await user.tab();
  await act(async () => undefined);

  expect(doubts()).toBeNull();
  expect(field()).toHaveAccessibleDescription('');
});

it('[3-TIN-13] says nothing of the number that takes the place of a removed one', async () => {
  const { user } = await renderTaxStep({}, [{ ...blankTin(), tax_country: 77, has_tin: true, tin: '12345' }]);
  const [first] = screen.getAllByLabelText('TIN');
  await user.type(first as HTMLElement, '49091851');
  await user.tab();
  await screen.findByText(doubt('New Zealand'));

  await user.click(screen.getByRole('button', { name: 'Remove Country 1' }));
  await agree({ user });

  expect(field()).toHaveValue('12345');
  expect(doubts()).toBeNull();
});

it('[3-TIN-13] leaves the line to a message of the rules', async () => {
  const { user } = await renderTaxStep();
  await user.type(field(), '49091851');
  await user.tab();
  await screen.findByText(doubt('New Zealand'));

  await user.type(field(), '-1');
  await user.tab();

  expect(field()).toHaveAccessibleDescription('Dashes or spaces are not allowed');
  expect(doubts()).toBeNull();
});

it('[3-TIN-13] asks for no formats while the number stands for no country', async () => {
  const load = jest.fn(() => Promise.reject(new Error('Loading chunk failed')));
  const { user, number } = renderField({ load, country: null });

  await user.type(number, '49091851');
  await user.tab();

  expect(load).not.toHaveBeenCalled();
});

it('[3-TIN-13] says nothing of a number, and takes it, where the formats do not come', async () => {
  const load = jest.fn(() => Promise.reject(new Error('Loading chunk failed')));
  const { user, number } = renderField({ load, country: 170 });

  await user.type(number, '49091851');
  expect(load).not.toHaveBeenCalled();
  await user.tab();
  await act(async () => undefined);

  expect(load).toHaveBeenCalledTimes(1);
  expect(number).toHaveValue('49091851');
  expect(number).toBeValid();
  expect(document.body).toHaveTextContent(/^TIN$/);
});
