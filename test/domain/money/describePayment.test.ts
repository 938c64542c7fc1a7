import { debitAuthorisation, describeAccount, describeChoice } from '#domain/money/describePayment.ts';
import type { PaymentChoice } from '#domain/payment.ts';
import { aDemoOffer } from '#test/support/applications.ts';

const UNITS = aDemoOffer('tarn-ridge-water-trust');
const PURCHASE = { purchase_amount: { totalAmount: '25000', payableNow: '15000.00', feeAmount: '225.00' } };
const ON_FILE: PaymentChoice = { code: 'D', methods: [] };
const OTHER: PaymentChoice = { code: 'N', methods: [] };
/** Currency and figure stand on one line. */
const SUM = 'AUD\u00a015,225.00';

describe('an account in words', () => {
  it('[1-PAY-03, 1-BANK-23] has its BSB with a dash and of its number the end', () => {
    expect(describeAccount({ accountName: ' J Citizen ', bsb: '063000', accountNumber: '12345678' })).toEqual([
      'J Citizen',
      'BSB 063-000',
      'Account ending 678',
    ]);
  });

  it('[1-BANK-04] abroad has no BSB', () => {
    expect(describeAccount({ accountName: 'J Citizen', accountNumber: 'NZ0123456789' })).toEqual([
      'J Citizen',
      'Account ending 789',
    ]);
  });

  it('[1-BANK-12] tells nothing of a number that is no longer than its end', () => {
    expect(describeAccount({ accountName: 'J Citizen', accountNumber: '123' })).toEqual(['J Citizen']);
  });

  it('[1-BANK-09] that was not given has none', () => {
    expect(describeAccount({ accountName: ' ', bsb: '' })).toEqual([]);
  });
});

describe('a way to pay in words', () => {
  it.each([
    ['one method', { code: 'C', methods: ['Electronic funds transfer'] }, 'Pay by electronic funds transfer'],
    ['several methods', { code: 'C', methods: ['BPAY', 'Cheque'] }, 'Pay by one of these methods'],
    ['the account on file', ON_FILE, 'Direct debit of the account on file'],
    ['another account', OTHER, 'Direct debit of a different account'],
  ] satisfies [string, PaymentChoice, string][])(
    '[1-PAY-02, 1-PAY-03, 1-PAY-04] is named for %s',
    (_name, choice, words) => {
      expect(describeChoice(choice, [choice, ON_FILE, OTHER])).toBe(words);
    },
  );

  it('[1-PAY-04] is a debit of no different account where none is on file', () => {
    expect(describeChoice(OTHER, [{ code: 'C', methods: ['BPAY'] }, OTHER])).toBe('Direct debit');
  });
});

describe('the authorisation of a debit', () => {
  it('[1-PAY-10, 1-CALC-19] names the debitor and what is due now', () => {
    expect(debitAuthorisation(UNITS, PURCHASE, 'AUD')).toContain(
      `I/We authorise Bellbird Share Registry Pty Ltd (for Tarn Ridge Water Trust) to debit ${SUM} from`,
    );
  });

  it('[1-PAY-10] names the issuer where the offer names no debitor', () => {
    expect(debitAuthorisation({ ...UNITS, direct_debitor_display_name: null }, PURCHASE, 'AUD')).toContain(
      'I/We authorise Tarn Ridge Funds Management to debit',
    );
  });

  it('[1-PAY-09, 1-AMT-50] names a regular plan’s own debitor, its amount and its rhythm', () => {
    const offer = {
      ...UNITS,
      regular_investment_plan_enabled: true,
      rip_direct_debitor_display_name: 'Bellbird Plans',
    };
    const purchase_amount = {
      totalAmount: '250',
      isRegularInvestment: 'true',
      regular_investment_plan_frequency: 'MONTHLY',
    } as const;

    expect(debitAuthorisation(offer, { purchase_amount }, 'AUD')).toContain(
      'I/We authorise Bellbird Plans to debit AUD\u00a0250.00 per month from',
    );
  });
});
