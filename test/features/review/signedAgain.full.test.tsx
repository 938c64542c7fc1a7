import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Application, TaxDetails, TaxInvestor } from '#domain/application.ts';
import { pick } from '#domain/formats/pick.ts';
import { blankTin } from '#domain/tax.ts';
import { formFingerprint } from '#domain/tax/signedAnswers.ts';
import { taxErrors } from '#domain/texts/errors.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import { ReviewStep } from '#features/review/index.ts';
import { TaxDetailsStep } from '#features/tax_details/index.ts';
import { stepOpened } from '#store/events.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { anApplicationBy, type InvestorKind } from '#test/support/entityApplications.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';

useServer();

const OFFER = aDemoOffer('emberfield-copper', { application_terms_and_conditions: '' });
const PERSON = {
  ...blankTin('CONTROL_PERSON'),
  cp_name: 'Mei Lin',
  cp_dob: '01/02/1980',
  cp_address: '1 Harbour Street',
  tax_country: 77,
  has_tin: true,
  tin: 'FR12345',
};
const START: TaxInvestor = {
  investor_name: 'Harbour Street Holdings Pty Ltd',
  tax_country_is_australia: true,
  has_other_tax_countries: true,
  tfn: '123456782',
  tins: [{ ...blankTin(), tax_country: 77, has_tin: true, tin: 'FR1234567890' }],
  is_financial_institution: false,
  is_active_financial_entity: false,
  controlling_person_needed: true,
  cpTinDetails: [PERSON],
};

const INDIVIDUAL: TaxDetails = {
  tax_type: 'I',
  investor_type: 'INDIV',
  investors: [
    {
      ...pick(START, ['tax_country_is_australia', 'has_other_tax_countries', 'tfn', 'tins']),
      investor_name: 'Ms Jane Citizen',
    },
  ],
};

function Shown() {
  const step = useAppSelector(selectCurrentStep);
  if (step === 'tax_details') return <TaxDetailsStep />;
  return step === 'review' ? <ReviewStep /> : <p>{`at ${step}`}</p>;
}

const COMPANY = { tax_type: 'C' as const, investors: [START] };

/** A page on review whose tax form was signed over these answers: those of a company, where nothing else is said. */
async function signed(owner: InvestorKind = 'company', answers: TaxDetails = COMPANY) {
  const application: Application = anApplicationBy(owner, OFFER);
  const tax = { ...application.tax_details, ...answers };
  const store = aStoreOnReview({ offer: OFFER, application: { ...application, tax_details: tax } });
  const kept = selectApplication(store.getState()).tax_details ?? {};
  store.dispatch(saveStep('tax_details', { ...kept, signed_answers: formFingerprint(kept) }));
  renderWithStore(<Shown />, store);
  await act(async () => {});
  return { store, user: userEvent.setup({ delay: null }) };
}

type Store = Awaited<ReturnType<typeof signed>>['store'];
const change = (store: Store, to: (block: TaxInvestor) => TaxInvestor, type?: 'S') =>
  act(async () => {
    const tax = selectApplication(store.getState()).tax_details ?? {};
    const investors = (tax.investors ?? []).map(to);
    store.dispatch(saveStep('tax_details', { ...tax, investors, ...(type && { tax_type: type }) }));
  });
const asks = () => document.body.textContent?.includes(taxErrors.signAgain) ?? false;
const submit = () => screen.getByRole('button', { name: /^Submit/ });
const [tin] = START.tins ?? [];

const CHANGES: [string, (block: TaxInvestor) => TaxInvestor][] = [
  ['a foreign number', (block) => ({ ...block, tins: [{ ...tin, tin: 'FR1234567777' }] })],
  ['a country', (block) => ({ ...block, tins: [{ ...tin, tax_country: 170 }] })],
  ['a financial institution', (block) => ({ ...block, is_financial_institution: true })],
  ['an active entity', (block) => ({ ...block, is_active_financial_entity: true })],
  ["a controlling person's name", (block) => ({ ...block, cpTinDetails: [{ ...PERSON, cp_name: 'Mei Wong' }] })],
  ["a controlling person's birthday", (block) => ({ ...block, cpTinDetails: [{ ...PERSON, cp_dob: '02/02/1980' }] })],
  [
    "a controlling person's address",
    (block) => ({ ...block, cpTinDetails: [{ ...PERSON, cp_address: '2 Quay Street' }] }),
  ],
  ['a controlling person removed', (block) => ({ ...block, cpTinDetails: [] })],
];

describe('a tax declaration over which an answer changed', () => {
  it.each(CHANGES)('[3-DECL-06] is signed again, says review, until the change is undone: %s', async (_what, to) => {
    const { store, user } = await signed();
    expect(asks()).toBe(false);
    const before = selectApplication(store.getState()).tax_details?.investors?.[0] ?? {};

    await change(store, to);
    expect(await screen.findByRole('button', { name: `Tax details: ${taxErrors.signAgain}` })).toBeInTheDocument();
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await user.click(submit());
    expect(selectCurrentStep(store.getState())).toBe('review');
    expect(selectApplication(store.getState()).tax_details?.submit_person_name).toBe('Jane Citizen');

    await change(store, () => before);
    expect(asks()).toBe(false);
  });

  it.each<[string, string]>([
    ['blanks around a name', ' Mei Lin '],
    ['nothing', 'Mei Lin'],
  ])('[3-DECL-06] stays signed over what is no change: %s', async (_what, cp_name) => {
    const { store } = await signed();
    await change(store, (block) => ({ ...block, cpTinDetails: [{ ...PERSON, cp_name }] }));
    expect(asks()).toBe(false);
  });

  it.each<[string, label: string, typed: string, isAsked: boolean]>([
    ['a foreign number with the same end', 'TIN', 'FR0000007890', true],
    ['a short foreign number', 'TIN', 'FR777', true],
    ['a tax file number with the same end', 'TFN', '100 001 782', true],
    ['the same foreign number, typed anew', 'TIN', 'FR1234567890', false],
    ['blanks around it', 'TIN', ' FR1234567890 ', false],
    ['the same tax file number, typed anew', 'TFN', '123 456 782', false],
  ])('[3-DECL-06] holds Next until it is signed again where a number was typed over: %s', async (...row) => {
    const [, label, typed, isAsked] = row;
    const { store, user } = await signed('individual', INDIVIDUAL);
    await act(async () => void store.dispatch(stepOpened({ name: 'tax_details', detour: 'tax_details' })));
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Next' }));

    if (isAsked) {
      await user.click(await screen.findByRole('button', { name: /^Sign again on / }));
      expect(selectCurrentStep(store.getState())).toBe('tax_details');
      await user.click(screen.getByRole('button', { name: 'Next' }));
    }
    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('review'));
    expect(asks()).toBe(false);
  });

  it.each<[string, label: string, typed: string]>([
    ['the tax file number', 'TFN', '876543210'],
    ['a tax file number with the same end', 'TFN', '100 001 782'],
    ['no tax file number any more', 'TFN', ''],
    ['a foreign number', 'TIN', 'FR1234567777'],
    ['the name', 'Investor name', 'Ms Jane Citizen-Reed'],
  ])(
    '[3-DECL-06] says so beside the signature once the field is left, until the change is undone: %s',
    async (...row) => {
      const [, label, typed] = row;
      const { store, user } = await signed('individual', INDIVIDUAL);
      await act(async () => void store.dispatch(stepOpened({ name: 'tax_details', detour: 'tax_details' })));
      const field = await screen.findByLabelText(label);
      const before = (field as HTMLInputElement).value;
      const enter = async (text: string) => {
        await user.clear(field);
        if (text !== '') await user.type(field, text);
        await user.tab();
      };
      expect(asks()).toBe(false);

      await enter(typed);
      expect(await screen.findByRole('status', { name: taxErrors.signAgain })).toBeVisible();
      // What stands on top of the step would push away what is typed into.
      expect(screen.queryByText(taxTexts.signedOver)).not.toBeInTheDocument();
      await enter(before);
      await waitFor(() => expect(asks()).toBe(false));
    },
  );

  it('[3-DECL-06] says on top of the step what is asked where it opens so, leads to the signature, and goes with it', async () => {
    const { store, user } = await signed('individual', INDIVIDUAL);
    await change(store, (block) => ({ ...block, tfn: '876543210' }));
    await act(async () => void store.dispatch(stepOpened({ name: 'tax_details', detour: 'tax_details' })));
    const top = await screen.findByRole('region', { name: taxTexts.signedOver });
    expect(top.compareDocumentPosition(screen.getByLabelText(/^Tax type/)) & 4).toBe(4);

    await user.click(screen.getByRole('button', { name: 'Go to the declaration' }));
    expect(screen.getByDisplayValue('Jane Citizen')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('link', { name: `Declaration: ${taxErrors.signAgain}` })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Sign again on / }));
    expect(screen.getByLabelText('Date')).toHaveFocus();
    await waitFor(() => expect(screen.queryByText(taxTexts.signedOver)).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('review'));
  });

  it('[3-DECL-06] asks nothing of what was signed before the mark was kept, and marks it as the step is left', async () => {
    const { store, user } = await signed('individual', INDIVIDUAL);
    const { signed_answers: _none, ...kept } = selectApplication(store.getState()).tax_details ?? {};
    await act(async () => void store.dispatch(saveStep('tax_details', kept)));
    await change(store, (investor) => ({ ...investor, tfn: '876543210' }));
    expect(asks()).toBe(false);
    const mark = () => selectApplication(store.getState()).tax_details?.signed_answers;
    expect(mark()).toBeUndefined();

    await act(async () => void store.dispatch(stepOpened({ name: 'tax_details', detour: 'tax_details' })));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(mark()).toMatch(/^[0-9a-f]{16}$/));
    await act(async () => void store.dispatch(stepOpened({ name: 'review' })));
    expect(asks()).toBe(false);
    await change(store, (investor) => ({ ...investor, tfn: '123456782' }));
    expect(asks()).toBe(true);
  });

  it('[3-DECL-06] says so in the form, holds Next, and is signed anew by one press', async () => {
    const { store, user } = await signed();
    await change(store, (block) => ({ ...block, cpTinDetails: [{ ...PERSON, cp_name: 'Mei Wong' }] }));
    await act(async () => void store.dispatch(stepOpened({ name: 'tax_details', detour: 'tax_details' })));
    await screen.findByRole('status', { name: taxErrors.signAgain });
    expect(screen.getByDisplayValue('Jane Citizen')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(selectCurrentStep(store.getState())).toBe('tax_details');
    await user.click(screen.getByRole('button', { name: /^Sign again on / }));
    await waitFor(() => expect(asks()).toBe(false));
    expect(screen.getByDisplayValue('Jane Citizen')).toBeInTheDocument();
  });
});
