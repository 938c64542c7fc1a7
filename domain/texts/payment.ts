/** Payment options step: codes, methods and the authorisation (1-PAY). The messages of its account fields are in `bankErrors`. */
import type { PaymentMethodCode, PaymentMethodName } from '../data/choices.ts';

/** Methods inside a sentence. */
const methodPhrases: Record<PaymentMethodName, string> = {
  BPAY: 'BPAY',
  Cheque: 'cheque',
  'Electronic funds transfer': 'electronic funds transfer',
  'Direct debit': 'direct debit',
};

export const paymentTexts = {
  choose: 'How would you like to pay?',
  /** Question for a regular plan, which is always debited (1-PAY-09). */
  chooseForPlan: 'Which account should the plan be debited from?',
  /** Labels of the codes; the methods of C are listed under its label. */
  codes: {
    C: 'Pay by one of these methods',
    D: 'Direct debit of the account on file',
    N: 'Direct debit of a different account',
  } satisfies Record<PaymentMethodCode, string>,
  /** Label of code N without an account on file to differ from. */
  debit: 'Direct debit',
  /** Label of code C with a single method. */
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
  noLongerOffered: 'The payment method chosen before is no longer offered. Please choose again.',
  /** Title above the amount that a regular plan debits each time. */
  planDebit: 'To be debited',
  noMethod: 'This offer has no payment method. Please contact the registrar.',
  /** Methods in a row: `BPAY, cheque or electronic funds transfer`. */
  methods: (names: readonly PaymentMethodName[]) => {
    const phrases = names.map((name) => methodPhrases[name]);
    return [phrases.slice(0, -1).join(', '), phrases.at(-1)].filter(Boolean).join(' or ');
  },
  /** Authorisation of a direct debit (1-PAY-10); the regular plan has its own debitor (1-PAY-09). */
  authorisation: (debitor: string, amount: string) =>
    `I/We authorise ${debitor} to debit ${amount} from the account named here, and to do so through the direct debit system of our bank.`,
  regularAuthorisation: (debitor: string, amount: string, frequency: string) =>
    `I/We authorise ${debitor} to debit ${amount} ${frequency} from the account named here, and to do so through the direct debit system of our bank.`,
} as const;
