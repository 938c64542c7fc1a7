import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Receipt } from '#domain/application/nextSteps.ts';
import type { Application } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import type { PaymentDue } from '#domain/money/paymentDue.ts';
import { momentText } from '#domain/formats/moment.ts';
import { NextStepsPage } from '#features/next_steps/index.ts';
import type { ApplicationResponse } from '#api/applicationsApi.ts';
import { applicationSubmitted, fileOpened, offerLoaded, receiptFound } from '#store/events.ts';
import { composeReceipt } from '#store/submission/receipts.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { computerShared } from '#store/file/saveStatusSlice.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer, anIndividualApplication, withPlan } from '#test/support/applications.ts';
import { drained } from '#test/support/eventLoop.ts';
import { anOfferStore, CONTEXT, NOW } from '#test/support/renderStoreDevice.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';

const payment: PaymentDue = {
  is_due: true,
  amount_due: '2033.00',
  amount_due_formatted: '2,033.00',
  currency_code: 'AUD',
  code: 'C',
  are_instructions_sent: true,
  bpay: { biller_code: '555301', reference: '010100000315' },
  eft: null,
  cheque: null,
};
const eft = { account_name: 'Bellbird', bsb: '999001', account_number: '55530101', reference: 'EMB-7K2M9Q' };
// The tests that copy give the browser a clipboard; a page on plain http has none.
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const box = () => screen.getByRole('region', { name: 'Congratulations!' });

function show({
  offer = aDemoOffer('emberfield-copper', { send_invoice_method: 'A' }),
  application = anIndividualApplication(offer),
  answer = { id: 31, reference: 'EMB-7K2M9Q', submitted_at: '2026-11-25T09:35:12.000Z', payment },
}: { offer?: Offer; application?: Application; answer?: ApplicationResponse } = {}) {
  const store = aStoreOnReview({ offer, application });
  store.dispatch(applicationSubmitted({ answer, receipt: composeReceipt(store.getState(), answer) }));
  return renderWithStore(<NextStepsPage />, store);
}

it('[2-NEXT-01, 2-NEXT-02] congratulates, gives the reference and numbers the next steps', () => {
  show();
  expect(box()).toHaveTextContent('Your application for Emberfield Copper Share Offer has been submitted.');
  expect(box()).toHaveTextContent('EMB-7K2M9Q');
  const list = screen.getByRole('region', { name: 'Your next steps' });
  expect(within(list).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
});

it('[1-LAND-44] says on a shared computer that leaving the page removes the receipt', () => {
  const { store } = show();
  expect(screen.queryByRole('region', { name: 'This is a shared computer' })).toBeNull();
  act(() => void store.dispatch(computerShared(true)));
  expect(screen.getByRole('region', { name: 'This is a shared computer' })).toHaveTextContent(
    'Leaving, closing or reloading this page removes the receipt.',
  );
});

it('[2-NEXT-03, 2-NEXT-04, 2-NEXT-11] tells what to pay and under which reference', () => {
  show();
  const options = screen.getByRole('region', { name: 'Payment options' });
  expect(options).toHaveTextContent(/^Payment optionsTotal payable nowAUD [\d,]+\.\d\d/);
  expect(options).toHaveTextContent('Biller code555301');
  expect(options).toHaveTextContent('Reference010100000315');
});

it('[2-NEXT-03] calls the sum as review did, where no fee was added to it', () => {
  const offer = aDemoOffer('emberfield-copper', { fee_calculation_type: null });
  show({ offer, application: anIndividualApplication(offer) });
  expect(screen.getByRole('region', { name: 'Payment options' })).toHaveTextContent(/^Payment optionsPayable nowAUD /);
});

/** The whole text of the payment box. */
const paymentBox = () => screen.getByRole('region', { name: 'Payment options' }).textContent;
const paying = (changes: Partial<PaymentDue>) => ({ id: 31, reference: 'R', payment: { ...payment, ...changes } });
const CHEQUE = { payee: 'Bellbird Registry', reference: 'EMB-7K2M9Q' };

it('[2-NEXT-03, 2-NEXT-11] gives account or payee of each way to pay, and says that one of several is enough', () => {
  const { unmount } = show({ answer: paying({ eft, cheque: CHEQUE }) });
  expect(paymentBox()).toMatch(/AUD [\d,.]+Pay in one of these ways\.BPAYBiller code555301Reference010100000315/);
  expect(paymentBox()).toMatch(/Account nameBellbirdBSB999-001Account number55530101ReferenceEMB-7K2M9Q/);
  expect(paymentBox()).toMatch(/ChequeMake the cheque payable toBellbird RegistryReferenceEMB-7K2M9Q$/);
  unmount();

  show({ answer: paying({ bpay: null, cheque: CHEQUE }) });
  expect(paymentBox()).toMatch(/AUD [\d,.]+ChequeMake the cheque payable toBellbird RegistryReferenceEMB-7K2M9Q$/);
});

it('[2-NEXT-06, 2-NEXT-12] asks to pay once the investor has approved, and leads over four stations from where it stands', () => {
  const offer = aDemoOffer('emberfield-copper');
  const { contact_details: contact, ...others } = anIndividualApplication(offer);
  const adviser = {
    applicant_role: 'advisor',
    adviser_has_authority: false,
    adviser_email: 'ava@example.com',
  } as const;
  show({ offer, application: { ...others, contact_details: { ...contact, ...adviser } } });

  expect(paymentBox()).toContain('Please pay once the application is approved. We will email you the amount to pay.');
  const stations = within(screen.getByRole('region', { name: 'Progress to the holding' })).getAllByRole('listitem');
  expect(stations.map((station) => [station.lastChild?.textContent, station.getAttribute('aria-current')])).toEqual([
    ['Sent for approval', 'step'],
    ['Approved by the investor', null],
    ['Shares allotted', null],
    ['Holding statement sent', null],
  ]);
});

it('[2-NEXT-07] says of a direct debit which account is debited, and of how much', () => {
  const offer = aDemoOffer('emberfield-copper');
  const application = {
    ...anIndividualApplication(offer),
    bank_details: { accountName: 'Jane Citizen', bsb: '063000', accountNumber: '12345678' },
    payment_options: { paymentMethod: 'D' as const },
  };
  show({ offer, application });

  expect(within(screen.getByRole('region', { name: 'Your next steps' })).getAllByRole('listitem')[0]).toHaveTextContent(
    /^There is nothing more to do to pay\. AUD [\d,]+\.\d\d will be debited from the account of Jane Citizen ending 678\.$/,
  );
  expect(paymentBox()).toMatch(/Direct debitAccountJane Citizen, ending 678$/);
  expect(document.body).not.toHaveTextContent('12345678');
});

it('[2-NEXT-04] has no payment box when nothing is due', () => {
  const offer = aDemoOffer('emberfield-copper', { price_per_security: '0', fee_calculation_type: null });
  show({ offer });
  expect(screen.queryByRole('region', { name: 'Payment options' })).not.toBeInTheDocument();
  expect(screen.getByText('No payment is needed now.')).toBeInTheDocument();
});

it('[2-NEXT-06] names no account while the instructions are sent by hand', () => {
  show({ answer: { id: 31, reference: 'R', payment: { ...payment, are_instructions_sent: false } } });
  expect(screen.queryByText('555301')).not.toBeInTheDocument();
  expect(paymentBox()).toMatch(/We will email the payment instructions\.$/);
});

it('starts another application with an empty file', async () => {
  const { store } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Start another application' }));
  expect(selectCurrentStep(store.getState())).toBe('landingpage');
  expect(selectApplication(store.getState())).toEqual({});
});

it('[2-NEXT-01] says what was applied for, by whom, and when, where the reader is', () => {
  show();
  expect(box()).toHaveTextContent('AUD 2,000.005,000 shares, Emberfield Copper Share Offer');
  expect(box()).toHaveTextContent('InvestorJane Citizen');
  expect(box()).toHaveTextContent(`Submitted${momentText('2026-11-25T09:35:12.000Z')}`);
  expect(box()).not.toHaveTextContent('Adviser');
});

it.each([
  ['Australia/Melbourne', '25/11/2026, 8:35 pm AEDT'],
  ['Australia/Perth', '25/11/2026, 5:35 pm AWST'],
  ['Pacific/Auckland', '25/11/2026, 10:35 pm NZDT'],
  ['America/Los_Angeles', '25/11/2026, 1:35 am GMT-8'],
])('[2-NEXT-01] names the time zone %s of the time of submission', (zone, text) => {
  expect(momentText('2026-11-25T09:35:12.000Z', zone)).toBe(text);
});

it('[2-NEXT-01] says for whom an adviser applied, and that it was sent where they have no authority', () => {
  const offer = aDemoOffer('emberfield-copper');
  const base = anIndividualApplication(offer);
  const adviser = { applicant_role: 'advisor', adviser_first_name: 'Rohan', adviser_last_name: 'Mehta' } as const;
  show({
    offer,
    application: { ...base, contact_details: { ...base.contact_details, ...adviser, adviser_has_authority: false } },
  });
  expect(box()).toHaveTextContent(/Sent25\/11\/2026/);
  expect(box()).toHaveTextContent('InvestorJane CitizenAdviserRohan Mehta');
});

it('[2-NEXT-01] names everybody who invests together, and a regular plan by its instalment', () => {
  const offer = withPlan(aDemoOffer('emberfield-copper'));
  const base = anIndividualApplication(offer);
  const [person] = base.investor_details?.investors ?? [];
  show({
    offer,
    application: {
      ...base,
      purchase_amount: {
        isRegularInvestment: 'true',
        totalAmount: '250',
        totalValue: '250.00',
        regular_investment_plan_frequency: 'MONTHLY',
      },
      investor_details: {
        investor_type: 'joint_individual',
        investors: [person ?? {}, { ...person, legalFirstName: 'Tom' }],
      },
    },
  });
  expect(box()).toHaveTextContent('AUD 250.00per month, Emberfield Copper Share Offer');
  expect(box()).toHaveTextContent('InvestorsJane CitizenTom Citizen');
});

it.each([
  ['Copy reference', 'EMB-7K2M9Q'],
  ['Copy amount', '2033.00'],
  ['Copy biller code', '555301'],
  ['Copy BPAY reference', '010100000315'],
  ['Copy account name', 'Bellbird'],
  ['Copy BSB', '999001'],
  ['Copy account number', '55530101'],
  ['Copy transfer reference', 'EMB-7K2M9Q'],
])('[2-NEXT-11] %s puts it on the clipboard as it is typed elsewhere, and says so', async (name, value) => {
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  show({ answer: { id: 31, reference: 'EMB-7K2M9Q', payment: { ...payment, eft } } });

  const button = screen.getByRole('button', { name });
  await user.click(button);

  expect(written).toHaveBeenCalledWith(value);
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('Copied');
  expect(button).toHaveTextContent('Copied');
});

it('[2-NEXT-11] says that nothing was copied where the browser refuses, and then offers it again', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  const button = screen.getByRole('button', { name: 'Copy reference' });
  await user.click(button);
  await drained();
  expect(button).toHaveTextContent('Not copied');
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(button).toHaveTextContent(/^Copy$/);
  expect(
    screen
      .getAllByRole('status')
      .map((status) => status.textContent)
      .join(''),
  ).toBe('');
});

it('[2-NEXT-11] offers nothing to copy in a browser without a clipboard', () => {
  expect('clipboard' in navigator).toBe(false);
  show();
  expect(screen.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
  expect(box()).toHaveTextContent('EMB-7K2M9Q');
});

/** As a version of the page kept it that knew nothing of what was submitted, when, and of the way ahead. */
const OLDER: Receipt = {
  congratulation: 'Your application for Emberfield has been submitted.',
  items: ['Pay AUD 2,033.00 as set out in the payment instructions sent to jane.citizen@example.com.'],
  reference: 'EMB-7K2M9Q',
  amountDue: 'AUD 2,033.00',
  payment,
};

it('[2-NEXT-01, 2-NEXT-02, 2-NEXT-03] shows all that a receipt of an older version has, and nothing in place of the rest', () => {
  const store = anOfferStore();
  store.dispatch(receiptFound({ offerSlug: 'emberfield-copper', receipt: OLDER }));
  renderWithStore(<NextStepsPage />, store);

  expect(box().textContent).toBe(
    'Congratulations!Your application for Emberfield has been submitted.Your referenceEMB-7K2M9QKeep this reference. You need it when you contact the registrar.',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Payment options' })).toHaveTextContent('Payable nowAUD 2,033.00');
  expect(screen.queryByRole('region', { name: /^Progress to/ })).not.toBeInTheDocument();
});

it('[2-PREV-02, 2-NEXT-01] says in a preview that nothing was submitted, with no reference, no time and no place on the way', () => {
  const offer = aDemoOffer('emberfield-copper');
  const store = anOfferStore();
  store.dispatch(offerLoaded({ ...CONTEXT, offer, preview: true, slug: 'emberfield-copper/preview' }));
  store.dispatch(
    fileOpened({
      fileId: 'file-1',
      offerSlug: 'emberfield-copper/preview',
      offerName: offer.name,
      userId: null,
      firstStep: 'review',
      mode: { ...NEW_APPLICATION, preview: true },
      at: NOW,
    }),
  );
  store.dispatch(saveStep('purchase_amount', { ...anIndividualApplication(offer).purchase_amount }));
  store.dispatch(applicationSubmitted({ answer: null, receipt: composeReceipt(store.getState(), null) }));
  renderWithStore(<NextStepsPage />, store);

  expect(box().textContent).toBe(
    'Congratulations!This was a preview. Nothing was submitted.AUD 2,000.005,000 shares, Emberfield Copper Share Offer',
  );
  expect(document.querySelector('[aria-current]')).toBeNull();
});

describe('the receipt of what waits for its investor', () => {
  const answer = {
    id: 31,
    reference: 'EMB-7K2M9Q',
    submitted_at: '2026-11-25T09:35:12.000Z',
    payment,
    approve_until: '2026-12-25T09:35:12.000Z',
  };
  const until = momentText(answer.approve_until) ?? '';
  const showAt = (iso: string) => {
    jest.useFakeTimers({ now: new Date(iso), doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    show({ answer });
  };

  it('[2-ROLE-08] says until when the investor can approve', () => {
    showAt('2026-12-25T09:35:11.000Z');
    expect(until).toMatch(/^\d\d\/12\/2026, /);
    expect(box()).toHaveTextContent(`The investor can approve until${until}`);
  });

  it('[2-ROLE-08] says that the time to approve has ended, and where to read how', () => {
    showAt('2026-12-25T09:35:12.000Z');
    expect(box()).toHaveTextContent(`Time to approve ended${until}`);
    expect(box()).toHaveTextContent('it will not be sent to the issuer, and there is nothing to pay.');
  });
});
