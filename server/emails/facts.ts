/** What the e-mails about one application say: read once, from what is stored, with no number of anybody and no name that may not be said. */
import type { Application } from '#domain/application.ts';
import { lodgedFacts, type LodgedFacts } from '#domain/application/lodgedFacts.ts';
import { describeInstalment } from '#domain/money/regularPlan.ts';
import type { PaymentDue } from '#domain/money/paymentDue.ts';
import type { Offer } from '#domain/offer.ts';
import { isAdviserApplying } from '#domain/people/applicantRole.ts';
import { fullName } from '#domain/people/names.ts';
import { bareTrustees, individualInvestors, investingEntity } from '#domain/people/parties.ts';
import type { StatusActor } from '#domain/statuses.ts';
import { messageRule, tidyMessage } from '#domain/stepRules/review/message.ts';
import { paymentDue } from '../applications/payment.ts';
import type { StoredApplication } from '../applications/stored.ts';
import type { OpeningLink } from './draftTemplates.ts';
import { missingLines, postedLines } from './documents.ts';
import { withSayableNames } from './sayable.ts';

export interface EmailFacts {
  offer: Offer;
  reference: string;
  /** It reaches the issuer once the investor has approved it. */
  isWaiting: boolean;
  submittedBy: StatusActor;
  /** An adviser has filled it in. */
  isByAdviser: boolean;
  /** Of a request for approval: where the investor reviews it. */
  approval: OpeningLink | null;
  /** When the time to approve is over, of what says so; null of everything else. */
  approvalEnd: Date | null;
  /** What the issuer is told of the investor's approval; none where there was none. */
  approvalNotes: readonly string[];
  /** Address of the page that shows what was submitted; null: the e-mail leads elsewhere. */
  page: string | null;
  /** '' where it may not be said. */
  investorName: string;
  /** '' where it may not be said, or where there is none. */
  adviserName: string;
  /** What the adviser wrote to the investor on review; '' where nothing may be said. */
  message: string;
  lodged: LodgedFacts;
  payment: PaymentDue;
  /** What a regular plan invests each time; null for a single investment. */
  instalment: string | null;
  /** Original documents that come by post, a line for each person or organisation. */
  posted: string[];
  /** Documents that are asked for and not there, likewise. */
  missing: string[];
}

/** The application's facts. `submittedBy`: who pressed Submit. `approval`: the link of a request for it. */
export function emailFacts(
  stored: Pick<StoredApplication, 'id' | 'reference' | 'status' | 'application'>,
  offer: Offer,
  {
    submittedBy,
    approval = null,
    approvalEnd = null,
    approvalNotes = [],
    page = null,
  }: Pick<EmailFacts, 'submittedBy'> & Partial<Pick<EmailFacts, 'approval' | 'approvalEnd' | 'approvalNotes' | 'page'>>,
): EmailFacts {
  const application = withSayableNames(stored.application);
  const contact = application.contact_details ?? {};
  const payment = paymentDue(offer, application, { applicationId: stored.id, reference: stored.reference });
  const investorName = fullName(contact.first_name, contact.last_name);
  const investors = investorSubjects(application);
  return {
    offer,
    reference: stored.reference,
    isWaiting: stored.status === 'pending_approval',
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
      ...lodgedFacts(offer, application, payment.currency_code),
      investors: investors.length > 0 ? investors : [investorName].filter((name) => name !== ''),
    },
    payment,
    instalment: describeInstalment(application.purchase_amount, payment.currency_code),
    posted: postedLines(offer, application),
    missing: missingLines(offer, application),
  };
}

/** Who the securities are for, each with a name or the word and number that stand for it. */
function investorSubjects(application: Application): string[] {
  const entity = investingEntity(application);
  const owners = entity ? [entity] : [...individualInvestors(application), ...bareTrustees(application)];
  return owners.map(({ subject }) => subject);
}

/** The adviser's message as an e-mail may bring it; '' where it may not, as another release may have lodged it. */
function sayableMessage({ review }: Application): string {
  const message = tidyMessage(review?.message_to_investor ?? '');
  return messageRule(message) === null ? message : '';
}
