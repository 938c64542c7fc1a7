/**
 * Texts about what follows a submission, addressed to the submitter (2-NEXT): one list, by submitter, invoice mode, payment and documents.
 */
import type { Application, ContactDetails } from '../model/application.ts';
import { accountEnd } from '../formats/format.ts';
import { fullName } from '../people/names.ts';
import { securityWord } from '../money/investment.ts';
import type { Offer } from '../model/offer.ts';
import type { SubmittedFacts } from './submittedFacts.ts';
import type { PaymentDue } from '../money/paymentDue.ts';
import type { StatusActor } from '../model/statuses.ts';
import { describeInstalment } from '../money/regularPlan.ts';
import { nextStepsTexts } from '../texts/nextSteps.ts';
import { arePostedDocumentsExpected } from '../readiness/verification.ts';
import { authorisesDebit } from '../stepRules/payment_options/rules.ts';

export interface NextStepsContext {
  offer: Offer;
  application: Application;
  /** Submitter, who reads these texts. */
  by: StatusActor;
  /** Due now with its currency (`AUD 1,025.00`), or null when nothing is due (2-NEXT-08). */
  amountDue: string | null;
  currency: string;
  /** Every required document is there. */
  isReady: boolean;
}

export interface NextSteps {
  /** The sentence of the Congratulations box. */
  congratulation: string;
  items: string[];
  /** Four, from the application's present state to the holding statement. */
  stations: string[];
  /** Account that is debited, as the payment box names it; null if the applicant pays. */
  debitedAccount: string | null;
  /** An adviser submitted it for an investor, who owns the holding. */
  isForInvestor: boolean;
  /** Its investor has to approve it first, and may change the amount to pay. */
  isWaiting: boolean;
}

type NewFact = 'stations' | 'debitedAccount' | 'isForInvestor' | 'isWaiting';

/**
 * Content of the next steps page. It is stored apart from the application, which leaves the device after submission. Fields that receipts
 * of an earlier version lack are optional.
 */
export interface Receipt extends Omit<NextSteps, NewFact>, Partial<Pick<NextSteps, NewFact>> {
  /** Reference that people quote; null in a preview, where nothing is submitted. */
  reference: string | null;
  /** ISO date-time from the service; null in a preview. */
  submittedAt?: string | null;
  /** ISO date-time until which the investor can approve it; null if no approval is needed. */
  approveUntil?: string | null;
  lodged?: SubmittedFacts;
  /** Id in the service: leads to the application's record. */
  applicationId?: number | string;
  /** Due now with its currency, or null. */
  amountDue: string | null;
  /** Label of that sum on review. */
  amountLabel?: string;
  payment: PaymentDue | null;
}

/** Returns the texts of the next steps page (2-NEXT-01 to 2-NEXT-12); items that do not apply are left out. */
export function nextSteps(context: NextStepsContext): NextSteps {
  const { offer, application, by, amountDue, isReady } = context;
  const contact = application.contact_details ?? {};
  const isForInvestor = by === 'adviser';
  const items: (string | false)[] = [
    isWithoutAuthority(context) && nextStepsTexts.investorApproves(investorName(contact)),
    paymentItem(context),
    arePostedDocumentsExpected(offer, application) && nextStepsTexts.postOriginals,
    !isReady && nextStepsTexts.provideMissing,
    nextStepsTexts.welcomePack(isForInvestor ? nextStepsTexts.theInvestor : nextStepsTexts.you),
    amountDue !== null && nextStepsTexts.paymentReturned,
  ];
  return {
    congratulation: congratulation(context),
    items: items.filter((item) => item !== false),
    stations: stations(context),
    debitedAccount: authorisesDebit(application.payment_options ?? {})
      ? debitedAccount(application, nextStepsTexts.shortAccount)
      : null,
    isForInvestor,
    isWaiting: isWithoutAuthority(context),
  };
}

/** Returns stations valid for every submission: the next move and its actor, then the stages of an application that goes well. */
function stations(context: NextStepsContext): string[] {
  const { offer, amountDue } = context;
  const texts = nextStepsTexts.stations;
  const [first, second] = isWithoutAuthority(context)
    ? [texts.sentForApproval, texts.approved]
    : [texts.submitted, amountDue === null ? texts.accepted : texts.paid];
  return [first, second, texts.allotted(securityWord(offer)), texts.statement];
}

function congratulation(context: NextStepsContext): string {
  const contact = context.application.contact_details ?? {};
  const email = contact.email_address ?? '';
  if (context.by !== 'adviser') return nextStepsTexts.submitted(context.offer.name);
  return isWithoutAuthority(context)
    ? nextStepsTexts.sentForApproval(investorName(contact), email)
    : nextStepsTexts.submittedFor(investorName(contact), email);
}

/** Describes the payment. A plan has nothing due now, and is debited later (1-CALC-21, 1-PAY-09). */
function paymentItem({ offer, application, by, amountDue, currency }: NextStepsContext): string {
  const instalment = describeInstalment(application.purchase_amount, currency);
  if (instalment !== null) return nextStepsTexts.planDebited(instalment, debitedAccount(application));
  if (amountDue === null) return nextStepsTexts.nothingToPay;
  if (authorisesDebit(application.payment_options ?? {}))
    return nextStepsTexts.debited(amountDue, debitedAccount(application));
  const { adviser_email, email_address } = application.contact_details ?? {};
  // The instructions go to the submitter.
  const email = (by === 'adviser' ? adviser_email : email_address) ?? '';
  return offer.send_invoice_method === 'A'
    ? nextStepsTexts.payAsInstructed(amountDue, email)
    : nextStepsTexts.waitForInstructions(email);
}

/** Returns the account on file, or the other one that was given, as its owner knows it (1-PAY-02, 2-NEXT-07). */
function debitedAccount(
  { bank_details, payment_options }: Application,
  inWords: (name: string, end: string) => string = nextStepsTexts.account,
): string {
  const { accountName = '', accountNumber = '' } =
    (payment_options?.paymentMethod === 'N' ? payment_options : bank_details) ?? {};
  const [name, end] = [accountName.trim(), accountEnd(accountNumber)];
  return name && end ? inWords(name, end) : nextStepsTexts.nominatedAccount;
}

/** True if its investor has to approve it first. */
function isWithoutAuthority({ by, application }: NextStepsContext): boolean {
  return by === 'adviser' && application.contact_details?.adviser_has_authority === false;
}

function investorName({ first_name, last_name }: ContactDetails): string {
  return fullName(first_name, last_name);
}
