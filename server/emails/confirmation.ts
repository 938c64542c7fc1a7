/** The e-mails that follow a submission (2-ROLE-04 to 2-ROLE-07, 2-NEXT). They name no number of a person or an account of theirs. */
import type { PaymentDue } from '#domain/money/paymentDue.ts';
import { emailTexts } from '#domain/texts.ts';
import { quoted } from './quoted.ts';

/**
 * confirmation: to the investor who applied; adviser_confirmation: to the adviser; investor_copy: to the investor whose adviser
 * has authority; approval_request: to the investor whose adviser has none.
 */
export type EmailTemplate = 'confirmation' | 'adviser_confirmation' | 'investor_copy' | 'approval_request';

export interface ConfirmationFacts {
  /** Who reads it. */
  readerName: string;
  investorName: string;
  adviserName: string;
  /** The adviser as the beginning of a sentence. */
  adviserFirst: string;
  /** What the adviser wrote to the investor on review; '' where nothing may be said. */
  message: string;
  offerName: string;
  issuerName: string;
  reference: string;
  payment: PaymentDue;
  /** What a regular plan invests each time; null for a single investment. */
  instalment: string | null;
  contact: { name: string; email: string } | null;
}

export interface ComposedEmail {
  subject: string;
  text: string;
}

const OPENINGS: Record<EmailTemplate, (facts: ConfirmationFacts) => string> = {
  confirmation: ({ offerName }) => emailTexts.received(offerName),
  adviser_confirmation: ({ offerName, investorName }) => emailTexts.receivedFor(offerName, investorName),
  investor_copy: ({ offerName, adviserName }) => emailTexts.receivedFrom(offerName, adviserName),
  approval_request: ({ offerName, adviserFirst }) => emailTexts.needsApproval(offerName, adviserFirst),
};

/** Who did not expect the e-mail learns where it comes from, and that nothing is asked of them. */
const REASONS: Record<EmailTemplate, (facts: ConfirmationFacts) => string> = {
  confirmation: ({ offerName }) => emailTexts.whyInvestor(offerName),
  adviser_confirmation: ({ offerName }) => emailTexts.whyAdviser(offerName),
  investor_copy: ({ offerName }) => emailTexts.whyInvestor(offerName),
  approval_request: ({ offerName }) => emailTexts.whyInvestor(offerName),
};

/** To the investor whose adviser applied, and to nobody else (2-REV-08). */
const BRINGS_MESSAGE: readonly EmailTemplate[] = ['investor_copy', 'approval_request'];

/** The adviser's own words, each line of them marked as such: the e-mail goes out under the issuer's name. */
function messageParagraphs(template: EmailTemplate, { adviserFirst, message }: ConfirmationFacts): string[] {
  if (message === '' || !BRINGS_MESSAGE.includes(template)) return [];
  return [`${emailTexts.adviserWrites(adviserFirst)}\n${quoted(message)}`];
}

/** One paragraph for each way in which the amount can be paid; one sentence when nothing is due, as with a regular plan. */
function paymentParagraphs({ payment, instalment }: ConfirmationFacts): string[] {
  if (instalment !== null) return [emailTexts.planDebit(instalment)];
  const amount = `${payment.currency_code} ${payment.amount_due_formatted}`;
  if (!payment.is_due) return [emailTexts.nothingDue];
  const ways = [
    payment.bpay && emailTexts.bpay(payment.bpay.biller_code, payment.bpay.reference),
    payment.eft && emailTexts.eft(payment.eft),
    payment.cheque && emailTexts.cheque(payment.cheque.payee, payment.cheque.reference),
  ].filter((way): way is string => Boolean(way));
  if (payment.code !== 'C') return [emailTexts.debit(amount)];
  if (!payment.are_instructions_sent) return [emailTexts.instructionsLater(amount)];
  return [emailTexts.pay(amount), ...ways];
}

/** @returns plain text; nothing in it is markup, whatever the names and the message hold */
export function confirmationEmail(template: EmailTemplate, facts: ConfirmationFacts): ComposedEmail {
  const paragraphs = [
    emailTexts.greeting(facts.readerName),
    OPENINGS[template](facts),
    ...messageParagraphs(template, facts),
    emailTexts.reference(facts.reference),
    ...paymentParagraphs(facts),
    ...(facts.contact ? [emailTexts.questions(facts.contact.name, facts.contact.email)] : []),
    emailTexts.closing(facts.issuerName),
    REASONS[template](facts),
  ];
  const subject =
    template === 'approval_request'
      ? emailTexts.approvalSubject(facts.offerName, facts.reference)
      : emailTexts.subject(facts.offerName, facts.reference);
  return { subject: singleLine(subject), text: `${paragraphs.join('\n\n')}\n` };
}

function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
