import type { BankDetails } from '../../application.ts';
import { readDocuments } from '../../documents/describeDocuments.ts';
import { formatBsb } from '../../formats/format.ts';
import { describeAccount } from '../../money/describePayment.ts';
import { AUSTRALIA_ID } from '../../people/identityDocuments.ts';
import { bankTexts, drpLabels } from '../../texts/bank.ts';
import {
  country,
  linesOf,
  text,
  type FieldReadings,
  type Line,
  type ReadingContext,
  type Section,
} from '../description.ts';
import { asked, bankFields, isAustralianAccount } from './asked.ts';

const READINGS: FieldReadings<BankDetails, ReadingContext> = {
  bankCountry: country(bankTexts.country, ({ bankCountry }) => bankCountry ?? AUSTRALIA_ID),
  accountName: text(bankTexts.accountName, ({ accountName }) => accountName),
  bsb: text(bankTexts.bsb, ({ bsb = '' }) => formatBsb(bsb)),
  accountNumber: {
    label: (values) => (isAustralianAccount(values) ? bankTexts.accountNumber : bankTexts.accountNumberOrIban),
    read: ({ accountNumber = '' }) => ({ kind: 'masked', value: accountNumber, name: bankTexts.hiddenNumber }),
  },
  swiftCode: text(bankTexts.swiftCode, ({ swiftCode }) => swiftCode),
  routingNumber: text(bankTexts.routingNumber, ({ routingNumber }) => routingNumber),
  accountHolderHomeAddress: text(bankTexts.accountHolderHomeAddress, (account) => account.accountHolderHomeAddress),
  bank_statement: {
    label: bankTexts.statement,
    read: ({ bank_statement: statement }, context) =>
      readDocuments(
        { kind: 'bank_statement', documents: [statement] },
        { step: 'bank_details', path: 'bank_statement' },
        context,
      ),
  },
  drpStatus: text(bankTexts.drp, ({ drpStatus }) => (drpStatus ? drpLabels[drpStatus] : '')),
};

/** The account with its number hidden until asked for, the statement and the reinvestment preference (1-BANK-03 to 1-BANK-08). */
export function describe(values: BankDetails, context: ReadingContext): Section[] {
  const account: readonly string[] = ['bankCountry', ...bankFields(values)];
  const isWithout = describeAccount(values).length === 0;
  const fields = asked(values, context).filter((field) => !isWithout || !account.includes(field));
  const none: Line = { path: 'accountNumber', label: bankTexts.account, kind: 'text', value: bankTexts.noAccount };
  return [
    {
      path: '',
      lines: [...(isWithout ? [none] : []), ...linesOf({ readings: READINGS, asked: fields }, values, context)],
    },
  ];
}
