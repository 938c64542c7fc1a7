/** Payment in an e-mail: the state for every reader, the instructions for the readers who may pay. */
import { stillPayable } from '#domain/application/receivedPayments.ts';
import { formatMoney, isZeroMoney } from '#domain/money/money.ts';
import type { PaymentDue } from '#domain/money/paymentDue.ts';
import { emailTexts, nextStepsTexts, receiptTexts } from '#domain/texts.ts';
import { paragraph, type EmailBlock } from './blocks.ts';
import type { EmailFacts } from './facts.ts';

type Paying = Pick<EmailFacts, 'payment' | 'instalment' | 'received'>;

/**
 * Returns the payment for the applicant, or the person they applied for: one block for each way in which the amount can be paid (2-NEXT-06
 * to 2-NEXT-08, 2-NEXT-11).
 */
export function paymentBlocks(facts: EmailFacts): EmailBlock[] {
  const { payment, isWaiting, isAccepted, offer } = facts;
  const amount = amountOf(facts);
  const settled = settledText(facts);
  if (settled !== null) return [paragraph(settled)];
  if (isDebited(payment)) return [paragraph(nextStepsTexts.debited(amount, nextStepsTexts.nominatedAccount))];
  const ways = waysToPay(payment);
  if (ways.length === 0)
    return [
      paragraph(
        isAccepted ? emailTexts.instructionsFollow(amount, offer.client_name) : emailTexts.instructionsLater(amount),
      ),
    ];
  const pay = isWaiting ? emailTexts.payOnceApproved(amount) : emailTexts.pay(amount);
  return [{ kind: 'paragraph', lines: ways.length > 1 ? [pay, receiptTexts.payByOneOf] : [pay] }, ...ways];
}

/** Returns true if `paymentBlocks` gives an account to pay to. */
export function hasInstructions(paying: Paying): boolean {
  const { payment } = paying;
  return settledText(paying) === null && !isDebited(payment) && waysToPay(payment).length > 0;
}

/** Returns the payment for the issuer: the amount due, and whose move it is. */
export function paymentState(paying: Paying): string {
  const { payment } = paying;
  const amount = amountOf(paying);
  const settled = settledText(paying);
  if (settled !== null) return settled;
  if (isDebited(payment)) return emailTexts.issuerDebits(amount);
  return waysToPay(payment).length > 0 ? emailTexts.issuerWaits(amount) : emailTexts.issuerInstructs(amount);
}

/** Returns the text for an application with nothing due now, such as a regular plan or one that is paid; null if something is due. */
function settledText({ payment, instalment, received }: Paying): string | null {
  if (instalment !== null) return nextStepsTexts.planDebited(instalment, nextStepsTexts.nominatedAccount);
  if (!payment.is_due) return nextStepsTexts.nothingToPay;
  return isZeroMoney(leftOf({ payment, received })) ? emailTexts.allReceived : null;
}

/** Returns the amount that is still payable, with its currency. */
function amountOf(paying: Pick<Paying, 'payment' | 'received'>): string {
  return `${paying.payment.currency_code} ${formatMoney(leftOf(paying))}`;
}

function leftOf({ payment, received }: Pick<Paying, 'payment' | 'received'>): string {
  return stillPayable({ due: payment.amount_due, received });
}

function isDebited({ code }: PaymentDue): boolean {
  return code !== 'C';
}

/** Returns the ways to pay; none if the instructions are sent by hand, or the offer names no account. */
function waysToPay({ are_instructions_sent, bpay, eft, cheque }: PaymentDue): EmailBlock[] {
  if (!are_instructions_sent) return [];
  const { ways } = receiptTexts;
  return [
    bpay && way(ways.bpay, [receiptTexts.billerCode, bpay.biller_code], referenceRow(bpay)),
    eft &&
      way(
        ways.eft,
        [receiptTexts.accountName, eft.account_name],
        [receiptTexts.bsb, eft.bsb],
        [receiptTexts.accountNumber, eft.account_number],
        referenceRow(eft),
      ),
    cheque && way(ways.cheque, [receiptTexts.chequePayee, cheque.payee], [emailTexts.writeOnBack, cheque.reference]),
  ].filter((block) => block !== null);
}

type Row = readonly [label: string, value: string];

function referenceRow({ reference }: { reference: string }): Row {
  return [receiptTexts.paymentReference, reference];
}

function way(lead: string, ...rows: Row[]): EmailBlock {
  return { kind: 'facts', lead, rows: rows.map(([label, value]) => ({ label, value })) };
}
