import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentDue } from '#domain/money/paymentDue.ts';
import { NextStepsPage } from '#features/next_steps/index.ts';
import { applicationSubmitted } from '#store/events.ts';
import { writeReceipt } from '#store/submission/receipts.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
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

function show({
  offer = aDemoOffer('emberfield-copper', { send_invoice_method: 'A' }),
  application = anIndividualApplication(offer),
  answer = { id: 31, reference: 'EMB-7K2M9Q', payment },
} = {}) {
  const store = aStoreOnReview({ offer, application });
  store.dispatch(applicationSubmitted({ answer, receipt: writeReceipt(store.getState(), answer) }));
  return renderWithStore(<NextStepsPage />, store);
}

it('[2-NEXT-01, 2-NEXT-02] congratulates, gives the reference and numbers the next steps', () => {
  show();
  const box = screen.getByRole('region', { name: 'Congratulations!' });
  expect(box).toHaveTextContent('Your application for Emberfield Copper Share Offer has been submitted.');
  expect(box).toHaveTextContent('EMB-7K2M9Q');
  const list = screen.getByRole('region', { name: 'Your next steps' });
  expect(within(list).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
});

it('[2-NEXT-03, 2-NEXT-04, 2-NEXT-11] tells what to pay and under which reference', () => {
  show();
  const box = screen.getByRole('region', { name: 'Payment options' });
  expect(box).toHaveTextContent(/^Payment optionsTotal payable nowAUD [\d,]+\.\d\d/);
  expect(box).toHaveTextContent('Biller code555301');
  expect(box).toHaveTextContent('Reference010100000315');
});

it('[2-NEXT-03] calls the sum as review did, where no fee was added to it', () => {
  const offer = aDemoOffer('emberfield-copper', { fee_calculation_type: null });
  show({ offer, application: anIndividualApplication(offer) });
  expect(screen.getByRole('region', { name: 'Payment options' })).toHaveTextContent(/^Payment optionsPayable nowAUD /);
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
});

it('starts another application with an empty file', async () => {
  const { store } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Start another application' }));
  expect(selectCurrentStep(store.getState())).toBe('landingpage');
  expect(selectApplication(store.getState())).toEqual({});
});
