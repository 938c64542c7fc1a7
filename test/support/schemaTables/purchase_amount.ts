import type { Offer } from '#domain/offer.ts';
import { accepted, refused, type SchemaTable } from './rows.ts';

const counted: Partial<Offer> = {
  min_investment_amount: '1000',
  max_investment_amount: '5000',
  min_increment_amount: null,
};
const valued: Partial<Offer> = {
  security: { name: 'Note', category: 'D' },
  min_investment_amount: '2000',
  max_investment_amount: '50000',
  min_increment_amount: '500',
};
const plan: Partial<Offer> = {
  ...valued,
  regular_investment_plan_enabled: true,
  regular_investment_plan_frequencies: ['MONTHLY', 'QUARTERLY'],
  min_regular_investment_amount: '250',
  max_regular_investment_amount: '10000',
};
const monthly = { isRegularInvestment: 'true', regular_investment_plan_frequency: 'MONTHLY' };
const priority: Partial<Offer> = { ...counted, allow_priority_code: true };
const soft: Partial<Offer> = {
  ...counted,
  soft_purchase_limit: true,
  min_investment_amount: '100',
  min_increment_amount: '25',
};
const required = 'An amount is required';
const money = 'Please enter an amount in figures, such as 2,500.00';
const quantity = 'Please enter a number in figures, such as 2,500';
const planRequired = 'Regular investment plan amount is required';
const badCode = 'Please enter a valid priority code';
const amount = (totalAmount: string | undefined) => ({ totalAmount });
const planAmount = (totalAmount: string) => ({ ...amount(totalAmount), ...monthly });
const code = (priorityCode: string) => ({ priorityCode, totalAmount: '1000' });

export const amountRows = {
  choice: [
    refused(
      'neither single nor regular',
      { isRegularInvestment: '', totalAmount: '2000' },
      { message: 'This field is required', offer: plan },
    ),
    accepted('single of an offer with a plan', { isRegularInvestment: 'false', totalAmount: '2000' }, { offer: plan }),
    accepted('an offer without a plan does not ask', amount('1000'), { offer: counted }),
    accepted('an offer without a plan ignores the choice', { ...monthly, totalAmount: '1000' }, { offer: counted }),
  ],
  quantityRequired: [
    refused('nothing', amount(undefined), { message: required, offer: counted, path: 'totalAmount' }),
    refused('zero', amount('0'), { message: required, offer: counted }),
    refused('negative', amount('-1000'), { message: quantity, offer: counted }),
    refused('words', amount('many'), { message: quantity, offer: counted }),
    refused('an exponent', amount('1e3'), { message: quantity, offer: counted }),
    refused('part of a share', amount('1000.5'), { message: quantity, offer: counted }),
    refused('zero without a minimum', amount('0'), {
      message: required,
      offer: { ...counted, min_investment_amount: null },
    }),
  ],
  quantityLimits: [
    accepted('the minimum', amount('1000'), { offer: counted }),
    refused('one less', amount('999'), { message: 'Minimum quantity is 1,000', offer: counted }),
    accepted('the maximum', amount('5000'), { offer: counted }),
    refused('one more', amount('5001'), { message: 'Maximum quantity is 5,000', offer: counted }),
    accepted('no maximum', amount('10000000'), { offer: { ...counted, max_investment_amount: null } }),
    accepted('maximum 0 is none', amount('10000000'), { offer: { ...counted, max_investment_amount: '0' } }),
  ],
  quantityIncrement: [
    ...['100', '125', '150'].map((number) =>
      accepted(number, amount(number), { offer: { ...soft, soft_purchase_limit: false } }),
    ),
    refused('110', amount('110'), {
      message: 'Minimum increment of 25 is required',
      offer: { ...soft, soft_purchase_limit: false },
    }),
    accepted('counted from the minimum', amount('130'), {
      offer: { min_investment_amount: '110', min_increment_amount: '20' },
    }),
    refused('a multiple that is not counted from it', amount('120'), {
      message: 'Minimum increment of 20 is required',
      offer: { min_investment_amount: '110', min_increment_amount: '20' },
    }),
    accepted('a decimal increment', amount('1.3'), {
      offer: {
        security: { name: 'Share', category: 'O', unit_precision: 1 },
        min_investment_amount: '1',
        min_increment_amount: '0.1',
      },
    }),
    refused('no minimum: counted from 0', amount('120'), {
      message: 'Minimum increment of 50 is required',
      offer: { min_investment_amount: null, min_increment_amount: '50' },
    }),
    accepted('no minimum: a multiple', amount('150'), {
      offer: { min_investment_amount: null, min_increment_amount: '50' },
    }),
    accepted('increment 0', amount('1001'), { offer: { ...counted, min_increment_amount: '0' } }),
    accepted('no increment', amount('1001'), { offer: counted }),
  ],
  order: [
    refused('under the minimum and off the increment', amount('90'), {
      message: 'Minimum quantity is 100',
      offer: { ...soft, soft_purchase_limit: false },
    }),
    refused('over the maximum and off the increment', amount('5001'), {
      message: 'Maximum quantity is 5,000',
      offer: soft,
    }),
  ],
  value: [
    refused('nothing', amount(''), { message: required, offer: valued }),
    refused('zero', amount('0.00'), { message: required, offer: valued }),
    refused('negative', amount('-1'), { message: money, offer: valued }),
    refused('an exponent', amount('1e5'), { message: money, offer: valued }),
    refused('a decimal comma', amount('12.345,67'), { message: money, offer: valued }),
    accepted('the minimum', amount('2000'), { offer: valued }),
    refused('a cent less', amount('1999.99'), { message: 'Minimum investment amount is AUD 2,000.00', offer: valued }),
    accepted('the maximum', amount('50000'), { offer: valued }),
    refused('a cent more', amount('50000.01'), {
      message: 'Maximum investment amount is AUD 50,000.00',
      offer: valued,
    }),
    accepted('maximum 0 is none', amount('60000'), { offer: { ...valued, max_investment_amount: '0' } }),
    accepted('an increment', amount('2500'), { offer: valued }),
    refused('off the increment', amount('2600'), {
      message: 'Minimum increments of AUD 500.00 are required',
      offer: valued,
    }),
    refused('the offer’s own currency', amount('1'), {
      message: 'Minimum investment amount is NZD 2,000.00',
      offer: { ...valued, currency_code: 'NZD' },
    }),
  ],
  softLimit: [
    accepted('under the minimum', amount('99'), { offer: soft }),
    accepted('the minimum', amount('100'), { offer: soft }),
    refused('off the increment', amount('110'), { message: 'Minimum increment of 25 is required', offer: soft }),
    refused('over the maximum', amount('5025'), { message: 'Maximum quantity is 5,000', offer: soft }),
    refused('still an amount', amount('0'), { message: required, offer: soft }),
  ],
  softCode: [
    ...['ABC123', 'A1', ''].map((typed) =>
      accepted(typed || 'no code', code(typed), { offer: { ...priority, soft_purchase_limit: true } }),
    ),
    ...['123ABC', 'ABC-123', 'ABC', '123'].map((typed) =>
      refused(typed, code(typed), { message: badCode, offer: { ...priority, soft_purchase_limit: true } }),
    ),
  ],
  code: [
    ...['AB-12', '', '123ABC', ' AB12 '].map((typed) => accepted(typed || 'no code', code(typed), { offer: priority })),
    ...['AB 12', 'AB_12', 'é1'].map((typed) => refused(typed, code(typed), { message: badCode, offer: priority })),
    accepted('not asked for', code('AB 12'), { offer: counted }),
  ],
  frequency: [
    refused(
      'none',
      { ...planAmount('300'), regular_investment_plan_frequency: '' },
      { message: 'This field is required', offer: plan, path: 'regular_investment_plan_frequency' },
    ),
    refused(
      'not among the offer’s',
      { ...planAmount('300'), regular_investment_plan_frequency: 'WEEKLY' },
      { message: 'This field is required', offer: plan, path: 'regular_investment_plan_frequency' },
    ),
    accepted('one of the offer’s', planAmount('300'), { offer: plan }),
  ],
  plan: [
    refused('no amount', planAmount(''), { message: planRequired, offer: plan }),
    refused('zero', planAmount('0'), { message: planRequired, offer: plan }),
    accepted('the minimum', planAmount('250'), { offer: plan }),
    refused('a cent less', planAmount('249.99'), { message: 'Minimum investment amount is AUD 250.00', offer: plan }),
    accepted('no minimum', planAmount('0.01'), { offer: { ...plan, min_regular_investment_amount: null } }),
    refused('over the maximum', planAmount('10000.01'), {
      message: 'Maximum investment amount is AUD 10,000.00',
      offer: plan,
    }),
    accepted('maximum 0 is none', planAmount('10001'), { offer: { ...plan, max_regular_investment_amount: '0' } }),
    accepted('eight decimals', planAmount('300.12345678'), { offer: plan }),
    refused('nine decimals', planAmount('300.123456789'), { message: money, offer: plan }),
    refused('negative', planAmount('-1'), { message: money, offer: plan }),
    refused('words in an offer that counts shares', planAmount('many'), {
      message: money,
      offer: { ...plan, ...counted },
    }),
    accepted('a plan in an offer that counts shares', planAmount('300'), { offer: { ...plan, ...counted } }),
  ],
  planFreedom: [
    accepted('under the single minimum, off its increment', planAmount('333'), { offer: plan }),
    accepted(
      'the plain priority code under a soft limit',
      { ...planAmount('300'), priorityCode: 'AB-1' },
      {
        offer: { ...plan, soft_purchase_limit: true, allow_priority_code: true },
      },
    ),
  ],
} satisfies SchemaTable;
