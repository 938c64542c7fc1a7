/** Separation of duty (design 4a, 1-ADV-07): nobody approves or declines what they have submitted for somebody else. */

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
