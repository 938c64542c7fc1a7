import type { PaymentOptions } from '../../application.ts';
import { readDocuments } from '../../documents/describeDocuments.ts';
import { formatBsb } from '../../formats/format.ts';
import { debitAuthorisation, describeAccount, describeChoice } from '../../money/describePayment.ts';
import { answerTexts } from '../../texts/answers.ts';
import { bankTexts } from '../../texts/bank.ts';
import { paymentTexts } from '../../texts/payment.ts';
import {
  linesOf,
  text,
  type Answer,
  type FieldReadings,
  type Line,
  type ReadingContext,
  type Section,
  type SummaryContext,
} from '../description.ts';
import { asked, offeredPayments, authorisesDebit } from './asked.ts';

const READINGS: FieldReadings<PaymentOptions, ReadingContext> = {
  paymentMethod: { label: paymentTexts.method, read: choice },
  accountName: text(paymentTexts.accountName, ({ accountName }) => accountName),
  bsb: text(paymentTexts.bsb, ({ bsb = '' }) => formatBsb(bsb)),
  accountNumber: {
    label: paymentTexts.accountNumber,
    read: ({ accountNumber = '' }) => ({ kind: 'masked', value: accountNumber, name: bankTexts.hiddenNumber }),
  },
  payment_bank_statement: {
    label: paymentTexts.bankStatement,
    read: ({ payment_bank_statement: statement }, context) =>
      readDocuments({ kind: 'bank_statement', documents: [statement] }, PLACE, context),
  },
};

const PLACE = { step: 'payment_options', path: 'payment_bank_statement' } as const;

/** The chosen way to pay, with its methods or its account, and what is authorised by it (1-PAY-02, 1-PAY-03, 1-PAY-10). */
export function describe(values: PaymentOptions, context: ReadingContext): Section[] {
  return [
    {
      path: '',
      lines: [
        ...linesOf({ readings: READINGS, asked: asked(values, context) }, values, context),
        ...authorisation(values, context),
      ],
    },
  ];
}

/** A choice that is not on offer any more is none. */
function choice({ paymentMethod }: PaymentOptions, { offer, application }: SummaryContext): Answer {
  const offered = offeredPayments(offer, application);
  const chosen = offered.find(({ code }) => code === paymentMethod);
  if (!chosen) return { kind: 'status', value: answerTexts.notSupplied, isDone: false };
  const behind = chosen.methods.length > 1 ? paymentTexts.methods(chosen.methods) : undefined;
  const onFile = chosen.code === 'D' ? describeAccount(application.bank_details ?? {}).join(', ') : undefined;
  return { kind: 'text', value: [describeChoice(chosen, offered), behind ?? onFile].filter(Boolean).join(': ') };
}

function authorisation(values: PaymentOptions, { offer, application, currency }: SummaryContext): Line[] {
  if (!authorisesDebit(values)) return [];
  const value = debitAuthorisation(offer, application, currency);
  return [{ path: 'paymentMethod', label: paymentTexts.authorisationTitle, kind: 'text', value }];
}
