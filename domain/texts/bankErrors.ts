/**
 * Validation messages of accounts (1-BANK-10 to 1-BANK-22, 1-PAY-13 to 1-PAY-19): the bank and payment steps share them, earlier steps do
 * not load them.
 */
export const bankErrors = {
  accountName: 'An account name is required',
  bsb: 'BSB is required',
  bsbDigits: 'BSB Must be six digits',
  accountNumber: 'An account number is required',
  accountNumberOrIban: 'An account number or International Bank Account Number (IBAN) is required',
  accountNumberDigits: 'Account number should be 3-12 digits',
  accountNumberLength: 'Account number should have no more than 40 characters',
  accountNumberCharacters: 'Only alphanumeric characters allowed',
  homeAddress: 'An account holder home address is required',
  swift: 'A SWIFT or Bank Identification Code (BIC) is required',
  swiftLength: 'A SWIFT or Bank Identification Code (BIC) should have no more than 11 characters',
  routingLength: 'A routing number should have no more than 9 characters',
  statement: 'A recent statement is required',
} as const;
