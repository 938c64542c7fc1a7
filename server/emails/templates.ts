/** The e-mails that follow a submission (2-ROLE-04 to 2-ROLE-07, 2-NEXT). They name no number of a person or an account of theirs. */
import { approvalNoteTexts } from '#domain/texts/approval.ts';
import { emailTexts, nextStepsTexts, receiptTexts } from '#domain/texts.ts';
import { approvalBlocks, type DraftEmailTemplate } from './draftTemplates.ts';
import { paragraph, plainText, type EmailBlock, type Fact } from './blocks.ts';
import type { EmailFacts } from './facts.ts';
import { htmlPage } from './html.ts';
import { momentText } from './moment.ts';
import { hasInstructions, paymentBlocks, paymentState } from './payment.ts';
import { missingBlocks, postBlocks } from './toProvide.ts';

/**
 * confirmation: to the investor who applied, or for whom staff did; adviser_confirmation: to the adviser; investor_copy: to the investor
 * whose adviser has authority; approval_request: to the investor whose adviser has none; approved_notice: to that adviser, once the investor
 * has approved; declined and declined_notice: to the investor who has not approved, and to that adviser; approval_ending and
 * approval_expired, with their notices: to the same two, before the time to approve is over and once it is; issuer_notice: to the issuer.
 */
export type LodgedTemplate =
  | 'confirmation'
  | 'adviser_confirmation'
  | 'investor_copy'
  | 'approval_request'
  | 'approved_notice'
  | 'declined'
  | 'declined_notice'
  | 'approval_ending'
  | 'approval_ending_notice'
  | 'approval_expired'
  | 'approval_expired_notice'
  | 'issuer_notice';
export type EmailTemplate = LodgedTemplate | DraftEmailTemplate;

export interface ComposedEmail {
  subject: string;
  text: string;
  html: string;
}

interface Template {
  subject: (offer: string, reference: string) => string;
  /** Who reads it; '' where it may not be said. */
  reader: (facts: EmailFacts) => string;
  opening: (facts: EmailFacts) => string;
  body: (facts: EmailFacts) => EmailBlock[];
  /** Who did not expect the e-mail learns where it comes from, and that nothing is asked of them. */
  reason: (offer: string) => string;
}

const TO_INVESTOR = {
  subject: emailTexts.subject,
  reader: ({ investorName }: EmailFacts) => investorName,
  // Where an adviser has made it, they get the instructions, too.
  body: (facts: EmailFacts) => (facts.isByAdviser ? sharedBody(facts) : applicantBody(facts)),
  reason: emailTexts.whyInvestor,
};

const TO_ADVISER = {
  reader: ({ adviserName }: EmailFacts) => adviserName,
  reason: emailTexts.whyAdviser,
};

/** The end of the time to approve, as people read it. */
function endOf({ approvalEnd }: EmailFacts): string {
  return approvalEnd === null ? '' : momentText(approvalEnd);
}

/** To the investor whose adviser applied, and to nobody else, go the adviser's own words (2-REV-08). */
const TO_ADVISED = { ...TO_INVESTOR, body: (facts: EmailFacts) => [...message(facts), ...sharedBody(facts)] };

const TEMPLATES: Record<LodgedTemplate, Template> = {
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
    // The way there stands above what the adviser has written: nobody takes their words for ours.
    body: (facts) => [
      ...(facts.approval ? approvalBlocks(facts.approval) : []),
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
    body: (facts) => [...(facts.approval ? approvalBlocks(facts.approval) : []), appliedFor(facts)],
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
};

/** The e-mail in both forms, which say the same. */
export function emailOf(template: LodgedTemplate, facts: EmailFacts): ComposedEmail {
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

/** The way back to what was submitted. */
function pageBlocks(template: LodgedTemplate, { page }: EmailFacts): EmailBlock[] {
  if (page === null) return [];
  const link: EmailBlock = { kind: 'link', label: emailTexts.readSubmitted, address: page };
  if (template === 'issuer_notice') return [link];
  const isToAdviser = TEMPLATES[template].reason === emailTexts.whyAdviser;
  return [link, paragraph(isToAdviser ? emailTexts.readByTheirCode : emailTexts.readByCode)];
}

function applicantBody(facts: EmailFacts): EmailBlock[] {
  return [appliedFor(facts), ...paymentBlocks(facts), ...postBlocks(facts), ...missingBlocks(facts)];
}

/** Where two get the same instructions, nobody shall pay twice. */
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

function listed(lead: string, items: readonly string[]): EmailBlock[] {
  return items.length > 0 ? [{ kind: 'list', lead, items }] : [];
}

/** What was applied for and by whom. What cannot be told is left out. */
function appliedFor({ reference, lodged, instalment }: EmailFacts, further: readonly Fact[] = []): EmailBlock {
  const { amount, measure, investors, adviser } = lodged;
  const sum = instalment ?? (measure === '' ? amount : `${amount} (${measure})`);
  const rows = [
    { label: emailTexts.reference, value: reference },
    { label: emailTexts.appliedFor, value: sum },
    { label: receiptTexts.investors(investors.length), value: investors.join(', ') },
    { label: receiptTexts.adviser, value: adviser ?? '' },
    ...further,
  ];
  return { kind: 'facts', rows: rows.filter(({ value }) => value !== '') };
}

function message(facts: EmailFacts): EmailBlock[] {
  if (facts.message === '') return [];
  return [{ kind: 'quote', lead: emailTexts.adviserWrites(adviserFirst(facts)), words: facts.message }];
}

/** What has to happen before the issuer gets it. */
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

/** The adviser as the beginning of a sentence. */
function adviserFirst({ adviserName }: EmailFacts): string {
  return adviserName || emailTexts.yourAdviserFirst;
}

function submitter({ submittedBy }: EmailFacts): string {
  return emailTexts.submitters[submittedBy];
}

function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
