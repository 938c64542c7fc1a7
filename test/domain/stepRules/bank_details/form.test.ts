import { open, type BankForm, settle } from '#domain/stepRules/bank_details/rules.ts';
import { aDemoOffer } from '#test/support/applications.ts';

const UNITS = { offer: aDemoOffer('tarn-ridge-water-trust'), application: {} };
const NEITHER = { offer: aDemoOffer('emberfield-copper', { allow_drp: false }), application: {} };

const TYPED: BankForm = {
  bankCountry: 16,
  accountName: 'Jane Citizen',
  bsb: '063000',
  accountNumber: '12345678',
  swiftCode: 'ANZBAU3MXXX',
  routingNumber: '021000021',
  accountHolderHomeAddress: '18 Example Street',
  drpStatus: 'F',
  bank_statement: { id: 'd1', filename: 'statement.pdf' },
};

describe('the bank step’s values', () => {
  it('[1-BANK-09, 1-BANK-04] keep, of both countries’ fields, those of an Australian account', () => {
    expect(settle(TYPED, UNITS)).toEqual({
      bankCountry: 16,
      accountName: 'Jane Citizen',
      bsb: '063-000',
      accountNumber: '12345678',
      drpStatus: 'F',
      bank_statement: { id: 'd1', filename: 'statement.pdf' },
    });
  });

  it('[1-BANK-09, 1-BANK-04] keep those of an account abroad', () => {
    const stored = settle({ ...TYPED, bankCountry: 20 }, UNITS);

    expect(stored).not.toHaveProperty('bsb');
    expect(stored).toMatchObject({
      bankCountry: 20,
      swiftCode: 'ANZBAU3MXXX',
      routingNumber: '021000021',
      accountHolderHomeAddress: '18 Example Street',
    });
  });

  it('[1-BANK-05, 1-BANK-08] carry neither preference nor statement where the offer asks for neither', () => {
    const stored = settle(TYPED, NEITHER);

    expect(stored).not.toHaveProperty('drpStatus');
    expect(stored).not.toHaveProperty('bank_statement');
  });

  it('[1-BANK-09] come back from storage as they were typed', () => {
    const typed: BankForm = {
      ...TYPED,
      bsb: '063-000',
      swiftCode: '',
      routingNumber: '',
      accountHolderHomeAddress: '',
    };

    expect(open(settle(typed, UNITS), UNITS)).toEqual(typed);
  });

  it('[1-BANK-26, 1-BANK-27] begin with the account of the chosen holding, and stay as they are once they were typed', () => {
    const application = {
      contact_details: {
        holdingProfileType: 'EXISTING',
        selectedHolder: { distribution_bank_account_name: 'J Citizen', drp_status: 'P' },
      },
    } as const;

    expect(open(undefined, { application })).toMatchObject({
      bankCountry: 16,
      accountName: 'J Citizen',
      bsb: '',
      drpStatus: 'P',
    });
    expect(open({ bankCountry: 16, accountName: '' }, { application })).toMatchObject({
      accountName: '',
      drpStatus: '',
    });
  });

  it('[1-BANK-03] begin with an Australian account', () => {
    expect(open(undefined, UNITS)).toMatchObject({ bankCountry: 16, accountName: '', drpStatus: '' });
  });
});
