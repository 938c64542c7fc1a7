import { bankFields, isAustralianAccount, settle } from '#domain/stepRules/bank_details/rules.ts';
import { aDemoOffer, aSchemaContext } from '#test/support/applications.ts';
import { bankRows } from '#test/support/schemaTables/bank_details.ts';
import { checkRow } from '../check.ts';

const check = checkRow('bank_details');
const CONTEXT = aSchemaContext(aDemoOffer('emberfield-copper', { allow_drp: false }));

describe('bank account details', () => {
  it.each(bankRows.country)('[1-BANK-02, 1-BANK-03, 1-BANK-04] country: $name', check);
  it.each(bankRows.bsb)('[1-BANK-10, 1-BANK-11] BSB: $name', check);
  it.each(bankRows.number)('[1-BANK-12, 1-BANK-21] account number: $name', check);
  it.each(bankRows.name)('[1-BANK-19, 1-BANK-20] account name: $name', check);
  it.each(bankRows.foreignNumber)('[1-BANK-13, 1-BANK-14, 1-BANK-21] number abroad: $name', check);
  it.each(bankRows.foreignFields)('[1-BANK-15, 1-BANK-16, 1-BANK-17, 1-BANK-18] fields abroad: $name', check);
  it.each(bankRows.drp)('[1-BANK-05, 1-BANK-07] reinvestment: $name', check);
  it.each(bankRows.statement)('[1-BANK-08, 1-BANK-22] statement: $name', check);

  it('[1-BANK-03, 1-BANK-04] shows the fields of the country', () => {
    expect(isAustralianAccount({})).toBe(true);
    expect(bankFields({ bankCountry: 16 })).toEqual(['accountName', 'bsb', 'accountNumber']);
    expect(bankFields({ bankCountry: 170 })).toEqual([
      'accountName',
      'accountNumber',
      'swiftCode',
      'routingNumber',
      'accountHolderHomeAddress',
    ]);
  });

  it('[1-BANK-04] clears the other country’s fields when the step is left', () => {
    const typed = {
      bankCountry: 16,
      accountName: 'A',
      bsb: '063-000',
      accountNumber: '123',
      swiftCode: 'X',
      routingNumber: '1',
    };

    expect(settle(typed, CONTEXT)).toEqual({
      bankCountry: 16,
      accountName: 'A',
      bsb: '063-000',
      accountNumber: '123',
    });
    expect(settle({ ...typed, bankCountry: 170 }, CONTEXT)).toEqual({
      bankCountry: 170,
      accountName: 'A',
      accountNumber: '123',
      swiftCode: 'X',
      routingNumber: '1',
    });
  });
});
