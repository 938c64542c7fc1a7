import type { ContactDetails, HoldingProfileType, SelectedHolding } from '#domain/application.ts';
import { defaultBankDetails } from '#domain/money/prefilledAccount.ts';

const HOLDER: SelectedHolding = {
  id: 1,
  distribution_bank_account_name: 'Jane Citizen',
  distribution_bank_bsb: '063000',
  distribution_bank_account_number: '12345678',
  swift_code: 'ANZBAU3MXXX',
  bank_country: 16,
  drp_status: 'P',
  bank_statement: { id: 'd1', filename: 'statement.pdf' },
};
const SUBREGISTER: SelectedHolding = { ...HOLDER, distribution_bank_account_name: 'J and K Citizen' };

const of = (holdingProfileType: HoldingProfileType | undefined, changes: SelectedHolding = {}): ContactDetails => ({
  ...(holdingProfileType && { holdingProfileType }),
  selectedHolder: { ...HOLDER, ...changes },
  selectedSubregister: { ...SUBREGISTER, ...changes },
});

describe('the bank details that a holding brings', () => {
  it('[1-BANK-26, 1-BANK-23] are all that was copied, the BSB with its dash', () => {
    expect(defaultBankDetails(of('EXISTING'))).toEqual({
      accountName: 'Jane Citizen',
      bsb: '063-000',
      accountNumber: '12345678',
      swiftCode: 'ANZBAU3MXXX',
      bankCountry: 16,
      drpStatus: 'P',
      bank_statement: { id: 'd1', filename: 'statement.pdf' },
    });
  });

  it.each([
    ['EXISTING', 'Jane Citizen'],
    ['TOP_UP', 'J and K Citizen'],
    ['DUPLICATE', 'J and K Citizen'],
    ['NEW', undefined],
    [undefined, undefined],
  ] as const)('[1-BANK-24, 1-BANK-25, 1-BANK-26] of %s are those of %s', (type, accountName) => {
    expect(defaultBankDetails(of(type)).accountName).toBe(accountName);
  });

  it.each([
    [
      'blank',
      {
        distribution_bank_account_name: ' ',
        distribution_bank_bsb: '',
        distribution_bank_account_number: null,
        swift_code: undefined,
        bank_country: null,
        drp_status: '',
        bank_statement: null,
      },
    ],
    [
      'of another kind',
      {
        distribution_bank_account_name: 7,
        distribution_bank_bsb: {},
        distribution_bank_account_number: 123,
        swift_code: [],
        bank_country: 'AU',
        drp_status: 'X',
        bank_statement: 'statement.pdf',
      },
    ],
  ])('[1-BANK-26] leave out what is %s', (_name, changes) => {
    expect(defaultBankDetails(of('TOP_UP', changes))).toEqual({});
  });

  it('[1-BANK-24] are none while no holder is chosen', () => {
    expect(defaultBankDetails({ holdingProfileType: 'EXISTING', selectedHolder: null })).toEqual({});
    expect(defaultBankDetails(undefined)).toEqual({});
  });
});
