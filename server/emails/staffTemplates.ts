/** E-mails about what the issuer's staff do with a received application: the same to investor and adviser. */
import { paidState } from '#domain/application/receivedPayments.ts';
import { emailTexts } from '#domain/texts.ts';
import { appliedFor, listed } from './appliedFor.ts';
import { paragraph, type EmailBlock } from './blocks.ts';
import type { EmailFacts } from './facts.ts';
import { hasInstructions, paymentBlocks } from './payment.ts';

interface Told {
  subject: (offer: string, reference: string) => string;
  opening: (facts: EmailFacts) => string;
  body: (facts: EmailFacts) => EmailBlock[];
}

export const ACCEPTED: Told = {
  subject: emailTexts.acceptedSubject,
  opening: ({ offer }) => emailTexts.accepted(offer.name, offer.client_name),
  body: (facts) => [
    appliedFor(facts),
    ...paymentBlocks(facts),
    ...(hasInstructions(facts) ? [paragraph(emailTexts.alreadyPaid)] : []),
  ],
};
export const COMPLETED: Told = {
  subject: emailTexts.completedSubject,
  opening: ({ offer }) => emailTexts.completed(offer.name, offer.client_name),
  body: (facts) => [...listed(emailTexts.allotted, facts.allotted), appliedFor(facts)],
};
export const REJECTED: Told = {
  subject: emailTexts.rejectedSubject,
  opening: ({ offer }) => emailTexts.rejected(offer.name, offer.client_name),
  body: (facts) => [
    ...(facts.rejectReason === null ? [] : [paragraph(emailTexts.rejectReason(facts.rejectReason))]),
    paragraph(emailTexts.nothingMore),
    appliedFor(facts),
  ],
};
export const REOPENED: Told = {
  subject: emailTexts.reopenedSubject,
  opening: ({ offer }) => emailTexts.reopened(offer.name, offer.client_name),
  body: (facts) => [appliedFor(facts)],
};
export const WITHDRAWN: Told = {
  subject: emailTexts.withdrawnSubject,
  opening: ({ offer }) => emailTexts.withdrawn(offer.name, offer.client_name),
  body: (facts) => [paragraph(emailTexts.nothingMore), appliedFor(facts)],
};

export const PAYMENT_RECEIVED: Told = {
  subject: emailTexts.receivedPaymentSubject,
  opening: ({ offer, told }) => emailTexts.receivedPayment(offer.name, offer.client_name, told),
  body: paidBlocks,
};
export const PAYMENT_REMOVED: Told = {
  subject: emailTexts.removedPaymentSubject,
  opening: ({ offer, told }) => emailTexts.removedPayment(offer.name, offer.client_name, told),
  body: paidBlocks,
};

/** Returns what is still to pay, or what was paid too much. */
function paidBlocks(facts: EmailFacts): EmailBlock[] {
  const { payment, received, offer } = facts;
  const isOver = paidState({ due: payment.amount_due, received }) === 'over';
  return [
    ...(isOver ? [paragraph(emailTexts.paidTooMuch(offer.client_name))] : paymentBlocks(facts)),
    appliedFor(facts),
  ];
}

/** E-mail about an edit: the changed questions without any answer, and where to read what is payable if that may have changed. */
export const EDITED: Told = {
  subject: emailTexts.editedSubject,
  opening: ({ offer }) => emailTexts.edited(offer.name, offer.client_name),
  body: (facts) => [
    ...listed(emailTexts.editedQuestions, facts.changedQuestions),
    paragraph(emailTexts.editedWrong(facts.offer.client_name)),
    ...(facts.isPaymentChanged ? [paragraph(emailTexts.editedPayment)] : []),
    { kind: 'facts', rows: [{ label: emailTexts.reference, value: facts.reference }] },
  ],
};
