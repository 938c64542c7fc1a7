/**
 * Decides if an application is complete and may be submitted (2-READY, Appendix A): the same verdict on review, in the store and on the
 * server.
 */
import type { Application } from '../model/application.ts';
import { investorTypeOf } from '../people/parties.ts';
import { type CertificateOffer, areCertificatesComplete, certificateNeeds } from './certificates.ts';
import { type DocumentNeed, isBlocking, isMissing, singleDocumentNeed } from './documentNeeds.ts';
import { type ReadinessItem } from '../model/documentKinds.ts';
import type { Offer } from '../model/offer.ts';
import { type ActingUser, type Mode, isEditingLodged, isIssuerActing } from '../model/session.ts';
import { type SourceOfWealthOffer, sourceOfWealthNeeds } from './sourceOfWealth.ts';
import { sourceOfWealthDocMode } from '../people/sourceOfWealthRules.ts';
import { bankStatementRule } from '../documents/statements.ts';
import { hasExistingHolding } from '../model/steps.ts';
import { readinessTexts } from '../texts/readiness.ts';
import { type VerificationOffer, arePostedDocumentsExpected, verificationNeeds } from './verification.ts';
import type { ReadingContext, SummaryContext } from '../rules/description.ts';

export type { ReadinessItem } from '../model/documentKinds.ts';

export type ReadinessOffer = VerificationOffer &
  CertificateOffer &
  SourceOfWealthOffer &
  Pick<Offer, 'new_investor_bank_statement_type' | 'existing_investor_bank_statement_type'>;

export interface ReadinessContext {
  offer: ReadinessOffer;
  application: Application;
  user: ActingUser | null;
  mode: Mode;
}

export interface Readiness {
  /** Every needed document is there; sent as `all_docs_are_attached`. */
  ready: boolean;
  /** Submit is enabled: the review form is valid, nothing is in flight, and the missing documents may be missing (2-READY-05). */
  canSubmit: boolean;
  warnings: string[];
  summary: string[];
  items: ReadinessItem[];
}

/** Context of the checks: the user decides which documents may be missing; no session changes which ones are. */
type CheckContext = Omit<ReadinessContext, 'mode'>;

/** One group of checks with the texts of its warning (2-READY-53: verification, certificates, source of wealth, statement). */
interface Check {
  needs: DocumentNeed[];
  isComplete: boolean;
  /** Complete, or incomplete in a way that the offer accepts. */
  isAllowed: boolean;
  texts: { allowed: string; required: string };
}

/**
 * Returns the verdict over all documents of the application.
 * @example assessReadiness({ offer, application, user: null, mode: NEW_APPLICATION }).canSubmit // true
 */
export function assessReadiness(context: ReadinessContext): Readiness {
  const { offer, application, mode } = context;
  const isEdit = isEditingLodged(mode);
  const checks = checksOf(context);
  const ready = checks.every((check) => check.isComplete);
  const permitted = isEdit || checks.every((check) => check.isAllowed);
  const warnings = checks
    .filter((check) => !check.isComplete)
    .map((check) => (check.isAllowed || isEdit ? check.texts.allowed : check.texts.required));
  return {
    ready,
    canSubmit: isReviewValid(application) && !mode.submitting && (ready || permitted),
    warnings: arePostedDocumentsExpected(offer, application) ? [readinessTexts.byPost, ...warnings] : warnings,
    summary: summarise(ready, permitted),
    items: itemsOf(checks),
  };
}

/** Lists the documents that the application needs, each supplied or not: the same for every caller. */
export function documentItems({
  offer,
  application,
}: Pick<ReadinessContext, 'offer' | 'application'>): ReadinessItem[] {
  return itemsOf(checksOf({ offer, application, user: null }));
}

function checksOf(context: CheckContext): Check[] {
  return [
    verificationCheck(context),
    certificateCheck(context),
    sourceOfWealthCheck(context),
    bankStatementCheck(context),
  ];
}

function itemsOf(checks: readonly Check[]): ReadinessItem[] {
  return checks.flatMap((check) => check.needs.map((need) => need.item));
}

/** True when the review form is valid: the details of an existing holding are confirmed (2-REV-04). */
export function isReviewValid(application: Application): boolean {
  return !hasExistingHolding(application) || application.review?.detailsAreCorrectConfirmation === true;
}

function summarise(ready: boolean, permitted: boolean): string[] {
  const { summary } = readinessTexts;
  if (ready) return [summary.ready];
  return permitted ? [summary.incomplete, summary.permitted] : [summary.incomplete];
}

function verificationCheck({ offer, application }: CheckContext): Check {
  return checkOf(verificationNeeds(offer, application), readinessTexts.verification);
}

function certificateCheck({ offer, application }: CheckContext): Check {
  const isComplete = areCertificatesComplete(offer, application);
  return {
    needs: certificateNeeds(offer, application),
    isComplete,
    isAllowed: isComplete || Boolean(offer.allow_submit_with_missing_accountant_certs),
    texts: readinessTexts.certificates,
  };
}

function sourceOfWealthCheck({ offer, application }: CheckContext): Check {
  const { sourceOfWealth: texts } = readinessTexts;
  const type = investorTypeOf(application);
  const isOne = sourceOfWealthDocMode(offer) === 'ONE';
  const areInvestors = type === 'individual' || type === 'joint_individual';
  const forInvestors = isOne ? texts.oneInvestor : texts.allInvestors;
  const forOwners = isOne ? texts.oneOwner : texts.allOwners;
  return checkOf(sourceOfWealthNeeds(offer, application), {
    allowed: texts.allowed,
    required: areInvestors ? forInvestors : forOwners,
  });
}

/**
 * Checks the bank statement: with payment method N, that of the other account (2-READY-34); the issuer may save without one (2-READY-35).
 */
function bankStatementCheck({ offer, application, user }: CheckContext): Check {
  const rule = bankStatementRule(offer, application.contact_details?.holdingProfileType);
  if (rule === 'DONOTASK') return checkOf([], readinessTexts.bankStatement);
  const isOtherAccount = application.payment_options?.paymentMethod === 'N';
  const place = isOtherAccount
    ? ({ step: 'payment_options', path: 'payment_bank_statement' } as const)
    : ({ step: 'bank_details', path: 'bank_statement' } as const);
  const document = isOtherAccount
    ? application.payment_options?.payment_bank_statement
    : application.bank_details?.bank_statement;
  const need = singleDocumentNeed({ value: {}, subject: readinessTexts.subjects.bankAccount, ...place }, document, {
    kind: 'bank_statement',
    needed: rule === 'REQUIRED',
    isAllowedMissing: isIssuerActing(user),
  });
  return checkOf([need], readinessTexts.bankStatement);
}

function checkOf(needs: DocumentNeed[], texts: Check['texts']): Check {
  return { needs, isComplete: !needs.some(isMissing), isAllowed: !needs.some(isBlocking), texts };
}

/** Returns the inputs for the text of a whole application, with the documents that it needs. */
export function readingContext(context: SummaryContext): ReadingContext {
  return { ...context, items: documentItems(context) };
}
