import type { Application } from '#domain/application.ts';
import { aDemoOffer, withPlan } from '#test/support/applications.ts';
import { aStoreToRead, readingRows, renderReading, renderSummary } from '#test/support/readings.tsx';

const UNITS = aDemoOffer('tarn-ridge-water-trust');
const APPLICATION: Application = {
  purchase_amount: { totalAmount: '25000', payableNow: '15000.00', feeAmount: '225.00' },
  bank_details: { bankCountry: 16, accountName: 'Jane Citizen', bsb: '063000', accountNumber: '12345678' },
};
const OTHER = { paymentMethod: 'N', accountName: 'J Citizen', bsb: '063001', accountNumber: '87654321' } as const;
const AUTHORISATION = expect.stringContaining(
  'Direct debit authorisation: I/We authorise Bellbird Share Registry Pty Ltd (for Tarn Ridge Water Trust) to debit AUD\u00a015,225.00',
);

describe('the way to pay, to read', () => {
  it.each([
    ['later instructions', { paymentMethod: 'C' } as const, 'Pay by one of these methods'],
    ['a debit of the account on file', { paymentMethod: 'D' } as const, 'Direct debit of the account on file'],
    ['a debit of another account', OTHER, 'Direct debit of a different accountJ CitizenBSB 063-001Account ending 321'],
  ])('[1-SHELL-30] sums up %s in the sidebar', async (_name, values, shown) => {
    const { container } = await renderSummary(
      'payment_options',
      aStoreToRead({ ...APPLICATION, payment_options: values }, UNITS),
    );

    expect(container.textContent).toBe(shown);
  });

  it('[1-PAY-04, 1-SHELL-30, 1-SHELL-36] calls it a direct debit where no account is on file', async () => {
    const application: Application = { ...APPLICATION, bank_details: {}, payment_options: OTHER };
    const { container } = await renderSummary('payment_options', aStoreToRead(application, UNITS));
    expect(container.textContent).toBe('Direct debitJ CitizenBSB 063-001Account ending 321');

    renderReading('payment_options', aStoreToRead(application, UNITS));
    expect(readingRows()[0]).toBe('Payment method: Direct debit');
  });

  it('[1-PAY-11, 1-SHELL-30] shows no choice that is not offered any more', async () => {
    const application: Application = { ...APPLICATION, bank_details: {}, payment_options: { paymentMethod: 'D' } };
    const { container } = await renderSummary('payment_options', aStoreToRead(application, UNITS));

    expect(container).toBeEmptyDOMElement();
  });

  it('[1-SHELL-36, 1-PAY-02] lists on review the methods of which one will be used', () => {
    renderReading('payment_options', aStoreToRead({ ...APPLICATION, payment_options: { paymentMethod: 'C' } }, UNITS));

    expect(readingRows()).toEqual(['Payment method: Pay by one of these methods: BPAY or electronic funds transfer']);
  });

  it('[1-SHELL-36, 1-PAY-03, 1-PAY-10] lists on review the account on file and what is authorised', () => {
    renderReading('payment_options', aStoreToRead({ ...APPLICATION, payment_options: { paymentMethod: 'D' } }, UNITS));

    expect(readingRows()).toEqual([
      'Payment method: Direct debit of the account on file: Jane Citizen, BSB 063-000, Account ending 678',
      AUTHORISATION,
    ]);
  });

  it('[1-SHELL-36, 1-PAY-12] lists on review the other account, its statement and what is authorised', () => {
    renderReading('payment_options', aStoreToRead({ ...APPLICATION, payment_options: OTHER }, UNITS));

    expect(readingRows()).toEqual([
      'Payment method: Direct debit of a different account',
      'Account name: J Citizen',
      'BSB: 063-001',
      expect.stringMatching(/^Account number: [• ]+321 Show account number$/),
      'Bank statement: Not supplied',
      AUTHORISATION,
    ]);
  });

  it('[1-SHELL-36, 1-PAY-09, 1-PAY-10] lists on review what a regular plan authorises, and when', () => {
    const purchase_amount = {
      isRegularInvestment: 'true',
      regular_investment_plan_frequency: 'QUARTERLY',
      totalAmount: '1250',
    } as const;
    renderReading(
      'payment_options',
      aStoreToRead({ ...APPLICATION, purchase_amount, payment_options: { paymentMethod: 'D' } }, withPlan(UNITS)),
    );

    expect(readingRows().at(-1)).toContain('I/We authorise Bellbird Plans to debit AUD\u00a01,250.00 per quarter from');
  });
});
