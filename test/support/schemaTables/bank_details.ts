import type { Offer } from '#domain/offer.ts';
import { bankErrors as said } from '#domain/texts/bankErrors.ts';
import { aUser } from '../applications.ts';
import { accepted, refused, type SchemaTable } from './rows.ts';

const nothing = { accountName: '', bsb: '', accountNumber: '', bank_statement: null };
const needed: Partial<Offer> = { require_bank_details: true };
const foreign = {
  bankCountry: 170,
  bsb: '',
  accountNumber: 'GB29 NWBK 6016 1331 9268 19',
  swiftCode: 'ANZBAU3MXXX',
  routingNumber: '021000021',
  accountHolderHomeAddress: '1 Queen Street, Auckland',
};
const asked: Partial<Offer> = {
  new_investor_bank_statement_type: 'REQUIRED',
  existing_investor_bank_statement_type: 'DONOTASK',
};

/** BICs of 8 or 11 characters with blanks of any kind, as banks print them and as they are pasted. */
const GROUPED_BICS = [
  'CTBA AU2S XXX',
  'CTBA AU 2S XXX',
  'CTBA\u00a0AU2S\u00a0XXX',
  'CTBA\u202fAU2S\u202fXXX',
  'CTBA\tAU2S\tXXX',
  'CTBAAU2SXXX ',
  ' CTBAAU2SXXX',
  'C T B A A U 2 S X X X',
  'ctba au2s xxx',
  'DEUT DE FF',
  'DEUT DE FF 500',
];

export const bankRows = {
  country: [
    accepted('no country is Australia', { bankCountry: null }),
    accepted('Australia hides the international fields', { swiftCode: 'x'.repeat(12) }),
    accepted('abroad hides the BSB', { ...foreign, bsb: 'x' }),
  ],
  bsb: [
    ...['063000', '063-000', '063 000'].map((bsb) => accepted(bsb, { bsb })),
    ...['06300', '0630000', '063--000', '06a000'].map((bsb) => refused(bsb, { bsb }, said.bsbDigits)),
    accepted('no account at all', nothing),
    refused('missing beside an account name', { bsb: '' }, said.bsb),
    refused('required by the offer', { bsb: '' }, { message: said.bsb, offer: needed }),
  ],
  number: [
    ...['123', '123456789012'].map((accountNumber) => accepted(accountNumber, { accountNumber })),
    ...['12', '1234567890123', '12 34', '12a4'].map((accountNumber) =>
      refused(accountNumber, { accountNumber }, said.accountNumberDigits),
    ),
    refused('missing beside others', { accountNumber: '' }, said.accountNumberOrIban),
  ],
  name: [
    refused('missing beside others', { accountName: '' }, said.accountName),
    refused(
      'missing beside a statement alone',
      { ...nothing, accountNumber: '123', bsb: '063000', bank_statement: { filename: 's.pdf' } },
      { message: said.accountName, path: 'accountName' },
    ),
    refused('required by the offer', { accountName: '' }, { message: said.accountName, offer: needed }),
    refused(
      'missing of an account abroad',
      { ...foreign, accountName: '' },
      { message: said.accountName, path: 'accountName' },
    ),
    accepted('country and reinvestment are no account', { ...nothing, bankCountry: 16, drpStatus: 'N' }),
  ],
  foreignNumber: [
    accepted('an IBAN', foreign),
    accepted('40 characters', { ...foreign, accountNumber: '1'.repeat(40) }),
    refused(
      '41 characters',
      { ...foreign, accountNumber: '1'.repeat(41) },
      { message: said.accountNumberLength, path: 'accountNumber' },
    ),
    refused(
      'a dash',
      { ...foreign, accountNumber: '12-345' },
      { message: said.accountNumberCharacters, path: 'accountNumber' },
    ),
    refused('none', { ...foreign, accountNumber: '' }, { message: said.accountNumberOrIban, path: 'accountNumber' }),
  ],
  foreignFields: [
    refused(
      'no home address',
      { ...foreign, accountHolderHomeAddress: '' },
      { message: said.homeAddress, path: 'accountHolderHomeAddress' },
    ),
    refused('no SWIFT', { ...foreign, swiftCode: '' }, { message: said.swift, path: 'swiftCode' }),
    refused('SWIFT of 12', { ...foreign, swiftCode: 'ANZBAU3MXXXX' }, { message: said.swiftLength, path: 'swiftCode' }),
    ...GROUPED_BICS.map((swiftCode) => accepted(`SWIFT \u201c${swiftCode}\u201d`, { ...foreign, swiftCode })),
    ...['ANZB AU3M XXXX', ' ANZBAU3M XXX X', 'ANZB AU 3M XXX 12'].map((swiftCode) =>
      refused(
        `SWIFT of 12 and more: ${swiftCode}`,
        { ...foreign, swiftCode },
        { message: said.swiftLength, path: 'swiftCode' },
      ),
    ),
    accepted('no routing number', { ...foreign, routingNumber: '' }),
    refused(
      'routing number of 10',
      { ...foreign, routingNumber: '0210000211' },
      { message: said.routingLength, path: 'routingNumber' },
    ),
  ],
  drp: [
    refused('no choice', { drpStatus: '' }, 'This field is required'),
    refused('no such choice', { drpStatus: 'X' }, 'This field is required'),
    ...['F', 'P', 'N'].map((drpStatus) => accepted(drpStatus, { drpStatus })),
    accepted('not asked', { drpStatus: '' }, { offer: { allow_drp: false } }),
  ],
  statement: [
    refused('required of a new investor', { bank_statement: null }, { message: said.statement, offer: asked }),
    accepted(
      'not asked of an existing one',
      { bank_statement: null },
      { offer: asked, elsewhere: { 'contact_details.holdingProfileType': 'TOP_UP' }, user: aUser() },
    ),
    accepted(
      'not blocking for issuer staff',
      { bank_statement: null },
      { offer: asked, user: aUser({ is_acting_as_issuer: true }) },
    ),
    accepted(
      'not blocking when a submitted application is edited',
      { bank_statement: null },
      {
        offer: asked,
        mode: { editing: true, status: 'submitted' },
      },
    ),
    accepted('optional', { bank_statement: null }, { offer: { new_investor_bank_statement_type: null } }),
  ],
} satisfies SchemaTable;
