/** E-mails that follow a submission (2-ROLE-04 to 2-ROLE-07, 2-NEXT). They state no number of a person or of a person's account. */
import type { SubmissionEmail } from '#domain/application/issuerPage.ts';
import { approvalNoteTexts } from '#domain/texts/approval.ts';
import { emailTexts, nextStepsTexts } from '#domain/texts.ts';
import { appliedFor, listed } from './appliedFor.ts';
import { approvalBlocks, type DraftEmailTemplate } from './draftTemplates.ts';
import { paragraph, plainText, type EmailBlock } from './blocks.ts';
import type { EmailFacts } from './facts.ts';
import { htmlPage } from './html.ts';
import { momentText } from './moment.ts';
import { hasInstructions, paymentBlocks, paymentState } from './payment.ts';
import {
  ACCEPTED,
  COMPLETED,
  EDITED,
  PAYMENT_RECEIVED,
  PAYMENT_REMOVED,
  REJECTED,
  REOPENED,
  WITHDRAWN,
} from './staffTemplates.ts';
import { missingBlocks, postBlocks } from './toProvide.ts';

/**
 * confirmation: to the investor who applied, or for whom staff did; adviser_confirmation: to the adviser; investor_copy: to the investor
 * whose adviser has authority; approval_request: to the investor whose adviser has none; approved_notice: to that adviser, once the
 * investor has approved; declined and declined_notice: to the investor who has not approved, and to that adviser; approval_ending and
 * approval_expired, with their notices: to the same two, before the time to approve is over and once it is; issuer_notice: to the issuer;
 * accepted, completed, rejected, reopened and withdrawn, with their notices: to investor and adviser, about a decision of the issuer's; edited,
 * payment_received and payment_removed, with their notices: to the same two, about an edit by its staff, and about a payment that they
 * recorded or removed.
 */
export type SubmissionTemplate = SubmissionEmail;
export type EmailTemplate = SubmissionTemplate | DraftEmailTemplate;

export interface ComposedEmail {
  subject: string;
  text: string;
  html: string;
}

interface Template {
  subject: (offer: string, reference: string) => string;
  /** Name of the reader; '' if it may not be stated. */
  reader: (facts: EmailFacts) => string;
  opening: (facts: EmailFacts) => string;
  body: (facts: EmailFacts) => EmailBlock[];
  /** Reason for the e-mail: a reader who did not expect it learns its origin, and that nothing is asked of them. */
  reason: (offer: string) => string;
}

const TO_INVESTOR = {
  subject: emailTexts.subject,
  reader: ({ investorName }: EmailFacts) => investorName,
  // If an adviser has applied, the adviser gets the instructions, too.
  body: (facts: EmailFacts) => (facts.isByAdviser ? sharedBody(facts) : applicantBody(facts)),
  reason: emailTexts.whyInvestor,
};

const TO_ADVISER = {
  reader: ({ adviserName }: EmailFacts) => adviserName,
  reason: emailTexts.whyAdviser,
};

/** Returns the end of the time to approve, as people read it. */
function endOf({ approvalEnd, offer }: EmailFacts): string {
  return approvalEnd === null ? '' : momentText(approvalEnd, offer);
}

/** Only the investor whose adviser applied gets the adviser's own message (2-REV-08). */
const TO_ADVISED = { ...TO_INVESTOR, body: (facts: EmailFacts) => [...message(facts), ...sharedBody(facts)] };

const TEMPLATES: Record<SubmissionTemplate, Template> = {
  confirmation: {
    ...TO_INVESTOR,
    opening: ({ offer, submittedBy }) =>
      submittedBy === 'issuer'
        ? emailTexts.receivedFrom(offer.name, offer.client_name)
        : emailTexts.received(offer.name),
  },
  investor_copy: {
    ...TO_ADVISED,
    opening: ({ offer, adviserName }) => emailTexts.receivedFrom(offer.name, adviserName || emailTexts.yourAdviser),
  },
  approval_request: {
    ...TO_ADVISED,
    subject: emailTexts.approvalSubject,
    opening: (facts) => emailTexts.needsApproval(facts.offer.name, adviserFirst(facts)),
    // The link stands above the adviser's message, so that nobody takes the message for ours.
    body: (facts) => [
      ...(facts.approval ? approvalBlocks(facts.approval, facts.offer) : []),
      ...message(facts),
      ...sharedBody(facts),
    ],
  },
  approved_notice: {
    subject: emailTexts.approvedSubject,
    reader: ({ adviserName }) => adviserName,
    opening: ({ offer, investorName }) => emailTexts.approved(offer.name, investorName || emailTexts.theInvestorFirst),
    body: sharedBody,
    reason: emailTexts.whyAdviser,
  },
  declined: {
    ...TO_INVESTOR,
    subject: emailTexts.declinedSubject,
    opening: ({ offer, adviserName }) => emailTexts.declined(offer.name, adviserName || emailTexts.yourAdviser),
    body: (facts) => [appliedFor(facts), paragraph(emailTexts.declinedKept)],
  },
  declined_notice: {
    subject: emailTexts.declinedSubject,
    reader: ({ adviserName }) => adviserName,
    opening: ({ offer, investorName }) =>
      emailTexts.declinedFor(offer.name, investorName || emailTexts.theInvestorFirst),
    body: (facts) => [appliedFor(facts)],
    reason: emailTexts.whyAdviser,
  },
  approval_ending: {
    ...TO_INVESTOR,
    subject: emailTexts.approvalEndingSubject,
    opening: (facts) =>
      emailTexts.approvalEnding(facts.offer.name, facts.adviserName || emailTexts.yourAdviser, endOf(facts)),
    body: (facts) => [...(facts.approval ? approvalBlocks(facts.approval, facts.offer) : []), appliedFor(facts)],
  },
  approval_ending_notice: {
    ...TO_ADVISER,
    subject: emailTexts.approvalEndingSubject,
    opening: (facts) =>
      emailTexts.approvalEndingFor(facts.offer.name, facts.investorName || emailTexts.theInvestorFirst, endOf(facts)),
    body: (facts) => [appliedFor(facts)],
  },
  approval_expired: {
    ...TO_INVESTOR,
    subject: emailTexts.approvalExpiredSubject,
    opening: ({ offer, adviserName }) => emailTexts.approvalExpired(offer.name, adviserName || emailTexts.yourAdviser),
    body: (facts) => [appliedFor(facts)],
  },
  approval_expired_notice: {
    ...TO_ADVISER,
    subject: emailTexts.approvalExpiredSubject,
    opening: ({ offer, investorName }) =>
      emailTexts.approvalExpiredFor(offer.name, investorName || emailTexts.theInvestorFirst),
    body: (facts) => [appliedFor(facts)],
  },
  adviser_confirmation: {
    subject: emailTexts.subject,
    reader: ({ adviserName }) => adviserName,
    opening: ({ offer, investorName }) => emailTexts.receivedFor(offer.name, investorName || emailTexts.theInvestor),
    body: (facts) => [...approval(facts), ...sharedBody(facts)],
    reason: emailTexts.whyAdviser,
  },
  issuer_notice: {
    subject: emailTexts.issuerSubject,
    reader: () => '',
    opening: ({ offer }) => emailTexts.issuerTold(offer.name),
    body: issuerBody,
    reason: emailTexts.whyIssuer,
  },
  accepted: { ...TO_INVESTOR, ...ACCEPTED },
  accepted_notice: { ...TO_ADVISER, ...ACCEPTED },
  completed: { ...TO_INVESTOR, ...COMPLETED },
  completed_notice: { ...TO_ADVISER, ...COMPLETED },
  rejected: { ...TO_INVESTOR, ...REJECTED },
  rejected_notice: { ...TO_ADVISER, ...REJECTED },
  reopened: { ...TO_INVESTOR, ...REOPENED },
  reopened_notice: { ...TO_ADVISER, ...REOPENED },
  withdrawn: { ...TO_INVESTOR, ...WITHDRAWN },
  withdrawn_notice: { ...TO_ADVISER, ...WITHDRAWN },
  edited: { ...TO_INVESTOR, ...EDITED },
  edited_notice: { ...TO_ADVISER, ...EDITED },
  payment_received: { ...TO_INVESTOR, ...PAYMENT_RECEIVED },
  payment_received_notice: { ...TO_ADVISER, ...PAYMENT_RECEIVED },
  payment_removed: { ...TO_INVESTOR, ...PAYMENT_REMOVED },
  payment_removed_notice: { ...TO_ADVISER, ...PAYMENT_REMOVED },
};

/** Composes the e-mail in both forms, with the same content. */
export function emailOf(template: SubmissionTemplate, facts: EmailFacts): ComposedEmail {
  const { subject, reader, opening, body, reason } = TEMPLATES[template];
  const { offer, reference } = facts;
  const blocks: EmailBlock[] = [
    paragraph(emailTexts.greeting(reader(facts))),
    paragraph(opening(facts)),
    ...body(facts),
    ...pageBlocks(template, facts),
    ...(template === 'issuer_notice' ? [] : [...questions(facts), closing(facts)]),
    { kind: 'paragraph', lines: [reason(offer.name)], isQuiet: true },
  ];
  const line = singleLine(subject(offer.name, reference));
  return {
    subject: line,
    text: plainText(blocks),
    html: htmlPage(blocks, { subject: line, colour: offer.branding_colour ?? null }),
  };
}

/** Returns the link to the submitted application. */
function pageBlocks(template: SubmissionTemplate, { page }: EmailFacts): EmailBlock[] {
  if (page === null) return [];
  const link: EmailBlock = { kind: 'link', label: emailTexts.readSubmitted, address: page };
  if (template === 'issuer_notice') return [link];
  const isToAdviser = TEMPLATES[template].reason === emailTexts.whyAdviser;
  return [link, paragraph(isToAdviser ? emailTexts.readByTheirCode : emailTexts.readByCode)];
}

function applicantBody(facts: EmailFacts): EmailBlock[] {
  return [appliedFor(facts), ...paymentBlocks(facts), ...postBlocks(facts), ...missingBlocks(facts)];
}

/** Returns the body for two readers with the same instructions: nobody shall pay twice. */
function sharedBody(facts: EmailFacts): EmailBlock[] {
  return [
    appliedFor(facts),
    ...paymentBlocks(facts),
    ...(hasInstructions(facts) ? [paragraph(emailTexts.payOnce)] : []),
    ...postBlocks(facts),
    ...missingBlocks(facts),
  ];
}

function issuerBody(facts: EmailFacts): EmailBlock[] {
  const { posted, missing, approvalNotes } = facts;
  return [
    appliedFor(facts, [{ label: emailTexts.submittedBy, value: submitter(facts) }]),
    paragraph(paymentState(facts)),
    ...listed(approvalNoteTexts.lead, approvalNotes),
    ...listed(emailTexts.issuerPosted, posted),
    ...listed(emailTexts.issuerMissing, missing),
  ];
}

function message(facts: EmailFacts): EmailBlock[] {
  if (facts.message === '') return [];
  return [{ kind: 'quote', lead: emailTexts.adviserWrites(adviserFirst(facts)), words: facts.message }];
}

/** Returns what has to happen before the issuer gets the application. */
function approval({ isWaiting, investorName }: EmailFacts): EmailBlock[] {
  return isWaiting ? [paragraph(nextStepsTexts.investorApproves(investorName || emailTexts.theInvestorFirst))] : [];
}

function questions({ offer: { contact_person: contact } }: EmailFacts): EmailBlock[] {
  if (!contact) return [];
  return [{ kind: 'paragraph', lines: [emailTexts.questions(contact.name, contact.email)], mailbox: contact.email }];
}

function closing({ offer }: EmailFacts): EmailBlock {
  return { kind: 'paragraph', lines: [emailTexts.kindRegards, offer.client_name] };
}

/** Returns the adviser as the beginning of a sentence. */
function adviserFirst({ adviserName }: EmailFacts): string {
  return adviserName || emailTexts.yourAdviserFirst;
}

function submitter({ submittedBy }: EmailFacts): string {
  return emailTexts.submitters[submittedBy];
}

function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
