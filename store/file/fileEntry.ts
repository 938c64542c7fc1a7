import type { StepName } from '#domain/application.ts';

/** One row of the file drawer: enough to find a file again, nothing secret. */
export interface FileEntry {
  fileId: string;
  offerSlug: string;
  offerName: string;
  /** User who had it open; null if no user was signed in. */
  userId: number | null;
  investorName: string;
  currentStep: StepName;
  /** True once an answer was given, by the rule of `isAnswered`, or the service has a draft of it. */
  hasData: boolean;
  /** Numbered steps at the time a step was last completed; missing in rows of earlier versions, like all that follows. */
  steps?: StepName[];
  /** True if the investor has to approve the submission. */
  asksInvestor?: boolean;
  /** True if this file is the investor's own, for approving the submission. */
  isApproval?: boolean;
  /** ISO date-time until which the investor can approve it. */
  approveUntil?: string | null;
  /** The user's own name for it, saved on this device only. */
  label?: string;
  /** The service's id of it, once it was saved there. */
  applicationId?: string | number | null;
  /** ISO date-times. */
  createdAt: string;
  changedAt: string;
}

/** Values that a change of the open file writes to its row. */
export type FileTouch = Pick<
  FileEntry,
  'fileId' | 'investorName' | 'currentStep' | 'steps' | 'asksInvestor' | 'isApproval' | 'approveUntil'
>;
