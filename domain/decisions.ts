/** Separation of duty (design 4a, 1-ADV-07): nobody approves or declines what they have submitted for somebody else. */
import { approvalNoteTexts as texts } from './texts/approval.ts';

/** Who is behind a submission, or a decision on it. */
export interface SubmittedBy {
  sessionId: string;
  /** Signed in to that session, then or since. */
  userIds: readonly number[];
  /** Hash of the browser's cookie; null where it sent none. */
  browserHash: string | null;
}

/** Who asks to decide. */
export interface Decider {
  sessionId: string | null;
  userId: number | null;
  browserHash: string | null;
}

/** By what the caller is known to be the submitter. */
export const DECISION_BARS = ['session', 'account', 'browser'] as const;
export type DecisionBar = (typeof DECISION_BARS)[number];

/** Why the caller cannot decide on the submission; null where they can. */
export function decisionBar(submission: SubmittedBy, { sessionId, userId, browserHash }: Decider): DecisionBar | null {
  if (sessionId === submission.sessionId) return 'session';
  if (userId !== null && submission.userIds.includes(userId)) return 'account';
  return browserHash !== null && browserHash === submission.browserHash ? 'browser' : null;
}

/** True where neither the caller's session nor account nor browser submitted it: only then may they approve or decline it. */
export function mayDecide(submission: SubmittedBy, caller: Decider): boolean {
  return decisionBar(submission, caller) === null;
}

/** A submission, or the approval of one, as it was noted. */
export interface NotedSubmission extends SubmittedBy {
  at: Date;
  /** Null: nobody noted it. */
  emailProven: boolean | null;
  mobileProven: boolean | null;
}

/** Whether contact details were shown to be theirs, by a link and a code or by an account; null: nobody noted it. */
export interface ContactProof {
  email: boolean | null;
  mobile: boolean | null;
}

/** What the issuer is told of an approval, since it cannot be refused. */
export interface ApprovalFindings {
  adviser: ContactProof;
  investor: ContactProof;
  /** Approved in a browser, session or account that is known as the adviser's. */
  same_device: boolean;
  /** Within two minutes. */
  at_once: boolean;
}

const AT_ONCE = 2 * 60_000;

interface NotedApproval {
  submitted: NotedSubmission;
  approved: NotedSubmission;
  /** The adviser has submitted another application in the browser that approved. */
  isAdvisersBrowser: boolean;
}

/** What stands out about an approval, from what is stored of it. */
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

/** The findings in words, those that may need a closer look first. */
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
