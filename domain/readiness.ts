/**
 * Whether an application is complete and may be submitted (2-READY, Appendix A): the same verdict on review, in the store and on
 * the server.
 */
import type { Application } from './application.ts';
import { investorTypeOf } from './people/parties.ts';
import { type CertificateOffer, areCertificatesComplete, certificateNeeds } from './readiness/certificates.ts';
import {
  type DocumentNeed,
  type ReadinessItem,
  isBlocking,
  isMissing,
  singleDocumentNeed,
} from './readiness/documentNeeds.ts';
import type { Offer } from './offer.ts';
import { type ActingUser, type Mode, isEditingLodged, isIssuerActing } from './session.ts';
import { type SourceOfWealthOffer, sourceOfWealthNeeds } from './readiness/sourceOfWealth.ts';
import { sourceOfWealthDocMode } from './people/sourceOfWealthRules.ts';
import { bankStatementRule } from './readiness/statements.ts';
import { hasExistingHolding } from './steps.ts';
import { readinessTexts } from './texts/readiness.ts';
import { type VerificationOffer, arePostedDocumentsExpected, verificationNeeds } from './readiness/verification.ts';

export type { ReadinessItem } from './readiness/documentNeeds.ts';

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
  /** Every document that is needed is there; sent as `all_docs_are_attached`. */
  ready: boolean;
  /** Submit is enabled: the review form is valid, nothing is in flight, and what is missing may be missing (2-READY-05). */
  canSubmit: boolean;
  warnings: string[];
  summary: string[];
  items: ReadinessItem[];
}

/** Who asks decides what may be missing, nobody's session what is. */
type CheckContext = Omit<ReadinessContext, 'mode'>;

/** One group of checks with the texts of its warning (2-READY-53: verification, certificates, source of wealth, statement). */
interface Check {
  needs: DocumentNeed[];
  isComplete: boolean;
  /** Complete, or incomplete in a way that the offer lets pass. */
  isAllowed: boolean;
  texts: { allowed: string; required: string };
}

/**
 * The verdict over all documents of the application.
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

/** Every document that the application has to bring, and whether it is there: the same whoever asks. */
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

/** True when the review form is: the details of an existing holding are confirmed (2-REV-04). */
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

/** With payment method N the statement is that of the other account (2-READY-34); the issuer may save without one (2-READY-35). */
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
