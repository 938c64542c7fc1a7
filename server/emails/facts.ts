/**
 * Facts in the e-mails about one application: read once, from the stored application, without any number of a person and without a name
 * that may not be stated.
 */
import type { Application } from '#domain/application.ts';
import { changedQuestions, isPaymentChanged } from '#domain/application/edit.ts';
import { submittedFacts, type SubmittedFacts } from '#domain/application/submittedFacts.ts';
import { allotmentLines, type Allotment } from '#domain/application/allotment.ts';
import { paymentWords, type HistoryEntry } from '#domain/application/issuerPage.ts';
import { describeInstalment } from '#domain/money/regularPlan.ts';
import type { PaymentDue } from '#domain/money/paymentDue.ts';
import type { Offer } from '#domain/offer.ts';
import { isAdviserApplying } from '#domain/model/applicantRole.ts';
import { fullName } from '#domain/people/names.ts';
import { bareTrustees, individualInvestors, investingEntity } from '#domain/people/parties.ts';
import type { StatusActor } from '#domain/statuses.ts';
import { messageRule, normaliseMessage } from '#domain/stepRules/review/message.ts';
import { paymentDue } from '../applications/payment.ts';
import type { StoredApplication } from '../applications/stored.ts';
import type { OpeningLink } from './draftTemplates.ts';
import { missingLines, postedLines } from './documents.ts';
import { withSafeNames } from './safeNames.ts';

export interface EmailFacts {
  offer: Offer;
  reference: string;
  /** True until the investor has approved it; the issuer gets it after that. */
  isWaiting: boolean;
  /** True once the issuer has accepted it. */
  isAccepted: boolean;
  /** Reason of a rejection; null if there is none, or it is not told. */
  rejectReason: string | null;
  /** Questions that an edit by the issuer's staff changed; none in other e-mails. */
  changedQuestions: readonly string[];
  /** True if what is payable, or how, may have changed with them. */
  isPaymentChanged: boolean;
  submittedBy: StatusActor;
  /** True if an adviser has filled it in. */
  isByAdviser: boolean;
  /** Link to the investor's review, in a request for approval. */
  approval: OpeningLink | null;
  /** End of the time to approve, in e-mails that state it; null in all others. */
  approvalEnd: Date | null;
  /** Notes for the issuer on the investor's approval; none if there was no approval. */
  approvalNotes: readonly string[];
  /** Address of the page that shows the submitted application; null if the e-mail leads elsewhere. */
  page: string | null;
  /** '' if it may not be stated. */
  investorName: string;
  /** '' if it may not be stated, or there is none. */
  adviserName: string;
  /** Message of the adviser to the investor on review; '' if nothing may be stated. */
  message: string;
  lodged: SubmittedFacts;
  payment: PaymentDue;
  /** Sum of the payments that were received, a decimal string. */
  received: string;
  /** Allotment, a line each; none before it. */
  allotted: readonly string[];
  /** Payment that the e-mail is about, in words; '' in all others. */
  told: string;
  /** Amount that a regular plan invests each time; null for a single investment. */
  instalment: string | null;
  /** Original documents that come by post, a line for each person or organisation. */
  posted: string[];
  /** Documents that are asked for and missing, likewise. */
  missing: string[];
}

/** Returns the application's facts. `submittedBy`: the role that pressed Submit. `approval`: the link of a request for it. */
export function emailFacts(
  stored: Pick<StoredApplication, 'reference' | 'bpayReference' | 'status' | 'application'>,
  offer: Offer,
  {
    submittedBy,
    approval = null,
    approvalEnd = null,
    approvalNotes = [],
    rejectReason = null,
    changed = [],
    page = null,
    received = '0.00',
    recorded = null,
    allotment = null,
  }: Pick<EmailFacts, 'submittedBy'> &
    Partial<Pick<EmailFacts, 'approval' | 'approvalEnd' | 'approvalNotes' | 'rejectReason' | 'page'>> & {
      /** Places of the answers that an edit changed. */
      changed?: readonly string[];
      /** Sum of the payments. */
      received?: string;
      allotment?: Allotment | null;
      /** Payment that the e-mail is about. */
      recorded?: HistoryEntry['payment'];
    },
): EmailFacts {
  const application = withSafeNames(stored.application);
  const contact = application.contact_details ?? {};
  const payment = paymentDue(offer, application, stored);
  const investorName = fullName(contact.first_name, contact.last_name);
  const investors = investorSubjects(application);
  return {
    offer,
    reference: stored.reference,
    isWaiting: stored.status === 'pending_approval',
    isAccepted: stored.status === 'accepted',
    rejectReason,
    changedQuestions:
      changed.length === 0 ? [] : changedQuestions({ offer, application, currency: payment.currency_code }, changed),
    isPaymentChanged: isPaymentChanged(changed),
    submittedBy,
    isByAdviser: isAdviserApplying(contact),
    approval,
    approvalEnd,
    approvalNotes,
    page,
    investorName,
    adviserName: fullName(contact.adviser_first_name, contact.adviser_last_name),
    message: sayableMessage(application),
    lodged: {
      ...submittedFacts(offer, application, payment.currency_code),
      investors: investors.length > 0 ? investors : [investorName].filter((name) => name !== ''),
    },
    payment,
    received,
    allotted: allotment === null ? [] : allotmentLines(offer, allotment),
    told: paymentWords(recorded),
    instalment: describeInstalment(application.purchase_amount, payment.currency_code),
    posted: postedLines(offer, application),
    missing: missingLines(offer, application),
  };
}

/** Returns the owners of the securities, each with a name or the word and number that stand for it. */
function investorSubjects(application: Application): string[] {
  const entity = investingEntity(application);
  const owners = entity ? [entity] : [...individualInvestors(application), ...bareTrustees(application)];
  return owners.map(({ subject }) => subject);
}

/** Returns the adviser's message as an e-mail may hold it; '' if it breaks the rule, because another release may have submitted it. */
function sayableMessage({ review }: Application): string {
  const message = normaliseMessage(review?.message_to_investor ?? '');
  return messageRule(message) === null ? message : '';
}
