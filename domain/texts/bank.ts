/** Bank account details (1-BANK). Messages of its fields: `bankErrors`. */
import type { DrpStatus } from '../data/choices.ts';

export const bankTexts = {
  account: 'Your bank account',
  /** For staff who enter an investor's paper form. */
  accountOfInvestor: "The investor's bank account",
  accountIntro: 'The account that distributions and refunds are paid to.',
  accountOptional: 'The account that distributions and refunds are paid to. You can leave it out for now.',
  /** Added to the introduction where the form began with the account of a holding. */
  accountOfHolding:
    'We filled in what the register has for this holding. You can change it for this application; the account in the register stays as it is.',
  country: 'Bank account country',
  accountName: 'Account name',
  bsb: 'BSB',
  accountNumber: 'Account number',
  /** Name of the number for the buttons `Show` and `Hide`. */
  hiddenNumber: 'account number',
  accountNumberOrIban: 'Account number or International Bank Account Number (IBAN)',
  swiftCode: 'SWIFT or Bank Identification Code (BIC)',
  routingNumber: 'Routing number',
  /** A doubt, not an error: some foreign accounts only look like an IBAN. */
  ibanDoubt: 'Please check the IBAN: its check digits are not valid. If it is not an IBAN, you can leave it as it is.',
  bicDoubt: 'Please check the BIC: it should have 8 or 11 characters. You can continue without changing it.',
  accountHolderHomeAddress: 'Account holder home address',
  drp: 'Reinvestment plan',
  drpHelp: 'Choose whether payments from this holding are reinvested.',
  statement: 'Bank statement',
  statementHelp: 'A recent statement that shows the account name, BSB and account number, as a PDF file.',
  foreignStatementHelp: 'A recent statement that shows the account name and account number, as a PDF file.',
  noAccount: 'No account given',
  bsbOf: (bsb: string) => `BSB ${bsb}`,
  accountEnding: (digits: string) => `Account ending ${digits}`,
} as const;

/** Labels of the participation in the reinvestment plan (1-BANK-06, 1-BANK-07). */
export const drpLabels: Record<DrpStatus, string> = {
  F: 'Full participation',
  P: 'Partial participation',
  N: 'No participation',
};
