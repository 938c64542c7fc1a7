import type { Offer } from '#domain/offer.ts';
import { bankErrors as said } from '#domain/texts/bankErrors.ts';
import { aUser } from '../applications.ts';
import { accepted, refused, type SchemaTable } from './rows.ts';

const debit: Partial<Offer> = { payment_methods: ['BPAY', 'Cheque', 'Electronic funds transfer', 'Direct debit'] };
const other = { paymentMethod: 'N', accountName: 'Jane Citizen', bsb: '063000', accountNumber: '12345678' };
const asked: Partial<Offer> = { ...debit, new_investor_bank_statement_type: 'REQUIRED' };
const plan: Partial<Offer> = {
  payment_methods: ['BPAY'],
  max_bpay_payment_amount: '10000',
  regular_investment_plan_enabled: true,
  regular_investment_plan_frequencies: ['MONTHLY'],
};
const monthly = {
  purchase_amount: {
    isRegularInvestment: 'true',
    is_regular_investment_plan: true,
    regular_investment_plan_frequency: 'MONTHLY',
    totalAmount: '300',
    payableNow: '0.00',
    feeAmount: '0.00',
  },
};
const bpayOnly = {
  offer: { ...debit, max_bpay_payment_amount: '10000' },
  elsewhere: { 'purchase_amount.totalAmount': '24500', 'purchase_amount.payableNow': '9800.00' },
};
const missing = 'This field is required';

export const paymentRows = {
  method: [
    refused('none', { paymentMethod: '' }, missing),
    refused('debit, not offered', { paymentMethod: 'D' }, missing),
    accepted('debit, offered', { paymentMethod: 'D' }, { offer: debit }),
    refused(
      'debit, but no account on file',
      { paymentMethod: 'D' },
      { message: missing, offer: debit, elsewhere: { bank_details: {} } },
    ),
    accepted('debit at the BPAY maximum', other, {
      offer: { ...debit, max_bpay_payment_amount: '10000' },
      elsewhere: { 'purchase_amount.totalAmount': '25000', 'purchase_amount.payableNow': '10000.00' },
    }),
  ],
  /** BPAY alone is left. */
  lost: [
    refused('a debit that is no longer offered', { paymentMethod: 'D' }, { message: missing, ...bpayOnly }),
    refused('a debit of another account that is no longer offered', other, { message: missing, ...bpayOnly }),
  ],
  only: [accepted('the only way to pay', { paymentMethod: 'C' }, bpayOnly)],
  plan: [
    refused('none', { paymentMethod: '' }, { message: missing, offer: plan, elsewhere: monthly }),
    refused('later instructions', { paymentMethod: 'C' }, { message: missing, offer: plan, elsewhere: monthly }),
    accepted(
      'debit, also where the offer takes none otherwise and has a BPAY maximum',
      { paymentMethod: 'D' },
      { offer: plan, elsewhere: monthly },
    ),
    accepted('debit of another account', other, { offer: plan, elsewhere: monthly }),
    refused(
      'debit of an account abroad',
      { paymentMethod: 'D' },
      { message: missing, offer: plan, elsewhere: { ...monthly, 'bank_details.bankCountry': 170 } },
    ),
    refused(
      'another account without its number',
      { ...other, accountNumber: '' },
      { message: said.accountNumber, offer: plan, elsewhere: monthly, path: 'accountNumber' },
    ),
  ],
  account: [
    refused(
      'no account name',
      { ...other, accountName: '' },
      { message: said.accountName, offer: debit, path: 'accountName' },
    ),
    refused('no BSB', { ...other, bsb: '' }, { message: said.bsb, offer: debit, path: 'bsb' }),
    ...['06300', '0630000', '063--000', '06a000'].map((bsb) =>
      refused(bsb, { ...other, bsb }, { message: said.bsbDigits, offer: debit, path: 'bsb' }),
    ),
    ...['063000', '063-000', '063 000'].map((bsb) => accepted(bsb, { ...other, bsb }, { offer: debit })),
  ],
  number: [
    refused(
      'no account number',
      { ...other, accountNumber: '' },
      { message: said.accountNumber, offer: debit, path: 'accountNumber' },
    ),
    ...['12', '1234567890123', '12 34'].map((accountNumber) =>
      refused(
        accountNumber,
        { ...other, accountNumber },
        { message: said.accountNumberDigits, offer: debit, path: 'accountNumber' },
      ),
    ),
    ...['123', '123456789012'].map((accountNumber) =>
      accepted(accountNumber, { ...other, accountNumber }, { offer: debit }),
    ),
    accepted('method C asks for no account', { paymentMethod: 'C', bsb: 'x', accountNumber: 'y' }),
    accepted('method D asks for no account', { paymentMethod: 'D', bsb: 'x' }, { offer: debit }),
  ],
  statement: [
    refused('required, method N', other, { message: said.statement, offer: asked, path: 'payment_bank_statement' }),
    accepted('required, given', { ...other, payment_bank_statement: { filename: 's.pdf' } }, { offer: asked }),
    accepted('required, method D', { paymentMethod: 'D' }, { offer: asked }),
    accepted('required, issuer staff', other, { offer: asked, user: aUser({ is_acting_as_issuer_admin: true }) }),
    accepted('not asked', other, { offer: { ...debit, new_investor_bank_statement_type: 'DONOTASK' } }),
    accepted('optional', other, { offer: { ...debit, new_investor_bank_statement_type: 'OPTIONAL' } }),
    accepted('an existing investor follows the other setting', other, {
      offer: { ...asked, existing_investor_bank_statement_type: 'DONOTASK' },
      elsewhere: { 'contact_details.holdingProfileType': 'DUPLICATE' },
      user: aUser(),
    }),
  ],
} satisfies SchemaTable;
