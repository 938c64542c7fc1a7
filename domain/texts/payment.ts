/** The payment options step: codes, methods and the authorisation (1-PAY). Messages of its fields stand with the schema's texts. */
import type { PaymentMethodCode } from '../application.ts';
import type { PaymentMethodName } from '../offer.ts';

/** The methods inside a sentence. */
const methodPhrases: Record<PaymentMethodName, string> = {
  BPAY: 'BPAY',
  Cheque: 'cheque',
  'Electronic funds transfer': 'electronic funds transfer',
  'Direct debit': 'direct debit',
};

export const paymentTexts = {
  choose: 'How would you like to pay?',
  /** Of a regular plan, which is always debited (1-PAY-09). */
  chooseForPlan: 'Which account should the plan be debited from?',
  /** Labels of the codes; the methods behind C are listed under it. */
  codes: {
    C: 'Pay by one of these methods',
    D: 'Direct debit of the account on file',
    N: 'Direct debit of a different account',
  } satisfies Record<PaymentMethodCode, string>,
  /** Label of code N without an account on file, from which it would differ. */
  debit: 'Direct debit',
  /** Label of code C with one method behind it. */
  payBy: (method: PaymentMethodName) => `Pay by ${methodPhrases[method]}`,
  instructionsLater: 'Payment instructions will be given after you submit the application.',
  accountName: 'Account name',
  bsb: 'BSB',
  accountNumber: 'Account number',
  bankStatement: 'Bank statement',
  statementHelp: 'A recent statement of this account that shows its name, BSB and number, as a PDF file.',
  otherAccount: 'Account to be debited',
  authorisationTitle: 'Direct debit authorisation',
  method: 'Payment method',
  noLongerOffered: 'The way to pay that was chosen before is no longer offered. Please choose again.',
  /** Above what a regular plan debits each time. */
  planDebit: 'To be debited',
  noMethod: 'This offer names no way to pay. Please contact the registrar.',
  /** Methods in a row: `BPAY, cheque or electronic funds transfer`. */
  methods: (names: readonly PaymentMethodName[]) => {
    const phrases = names.map((name) => methodPhrases[name]);
    return [phrases.slice(0, -1).join(', '), phrases.at(-1)].filter(Boolean).join(' or ');
  },
  /** 1-PAY-10; the regular plan has its own debitor (1-PAY-09). */
  authorisation: (debitor: string, amount: string) =>
    `I/We authorise ${debitor} to debit ${amount} from the account named here, and to do so through the direct debit system of our bank.`,
  regularAuthorisation: (debitor: string, amount: string, frequency: string) =>
    `I/We authorise ${debitor} to debit ${amount} ${frequency} from the account named here, and to do so through the direct debit system of our bank.`,
} as const;
