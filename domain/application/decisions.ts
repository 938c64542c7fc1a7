/** Separation of duty (design 4a, 1-ADV-07): nobody approves or declines a submission of their own for another person. */
import { approvalNoteTexts as texts } from '../texts/approval.ts';

/** Identity behind a submission, or behind a decision on it. */
export interface SubmittedBy {
  sessionId: string;
  /** Users signed in to that session, then or since. */
  userIds: readonly number[];
  /** Hash of the browser's cookie; null if it sent none. */
  browserHash: string | null;
}

/** Caller that wants to decide. */
export interface Decider {
  sessionId: string | null;
  userId: number | null;
  browserHash: string | null;
}

/** Evidence that the caller is the submitter. */
export const DECISION_BARS = ['session', 'account', 'browser'] as const;
export type DecisionBar = (typeof DECISION_BARS)[number];

/** Returns the reason why the caller cannot decide on the submission; null if the caller can. */
export function decisionBar(submission: SubmittedBy, { sessionId, userId, browserHash }: Decider): DecisionBar | null {
  if (sessionId === submission.sessionId) return 'session';
  if (userId !== null && submission.userIds.includes(userId)) return 'account';
  return browserHash !== null && browserHash === submission.browserHash ? 'browser' : null;
}

/** True if neither the caller's session nor account nor browser submitted it: only then may the caller approve or decline it. */
export function mayDecide(submission: SubmittedBy, caller: Decider): boolean {
  return decisionBar(submission, caller) === null;
}

/** A submission, or the approval of one, as recorded. */
export interface NotedSubmission extends SubmittedBy {
  at: Date;
  /** Null: not recorded. */
  emailProven: boolean | null;
  mobileProven: boolean | null;
}

/** Proof that contact details belong to the person, by a link and a code or by an account; null: not recorded. */
export interface ContactProof {
  email: boolean | null;
  mobile: boolean | null;
}

/** Findings that the issuer receives about an approval, since it cannot be refused. */
export interface ApprovalFindings {
  adviser: ContactProof;
  investor: ContactProof;
  /** Approved in a browser, session or account known as the adviser's. */
  same_device: boolean;
  /** Approved within two minutes. */
  at_once: boolean;
}

const AT_ONCE = 2 * 60_000;

interface NotedApproval {
  submitted: NotedSubmission;
  approved: NotedSubmission;
  /** The adviser has submitted another application in the browser that approved. */
  isAdvisersBrowser: boolean;
}

/** Returns the findings about an approval from its stored record. */
export function approvalFindings({ submitted, approved, isAdvisersBrowser }: NotedApproval): ApprovalFindings {
  const { sessionId, userIds, browserHash } = approved;
  const isKnown = [null, ...userIds].some((userId) => !mayDecide(submitted, { sessionId, userId, browserHash }));
  return {
    adviser: { email: submitted.emailProven, mobile: submitted.mobileProven },
    investor: { email: approved.emailProven, mobile: approved.mobileProven },
    same_device: isKnown || isAdvisersBrowser,
    at_once: approved.at.getTime() - submitted.at.getTime() <= AT_ONCE,
  };
}

/** Returns the findings as text; those that may need a closer look come first. */
export function approvalNotes({ adviser, investor, same_device, at_once }: ApprovalFindings): string[] {
  return [
    ...(same_device ? [texts.sameDevice] : []),
    ...(at_once ? [texts.atOnce] : []),
    texts.contacts(texts.adviser, proofWords(adviser.email), proofWords(adviser.mobile)),
    texts.contacts(texts.investor, proofWords(investor.email), proofWords(investor.mobile)),
  ];
}

function proofWords(isProven: boolean | null): string {
  if (isProven === null) return texts.unknown;
  return isProven ? texts.proven : texts.unproven;
}
