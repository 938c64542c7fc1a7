import type { StepName } from '#domain/application.ts';

/** One line of the file drawer: enough to find a file again, nothing secret. */
export interface FileEntry {
  fileId: string;
  offerSlug: string;
  offerName: string;
  /** Who had it open; null when nobody was signed in. */
  userId: number | null;
  investorName: string;
  currentStep: StepName;
  /** True once something was saved or typed. */
  hasData: boolean;
  /** The numbered steps as they were when one was completed last; missing in lines of earlier versions, as is what follows. */
  steps?: StepName[];
  /** The investor has to approve what is submitted. */
  asksInvestor?: boolean;
  /** Whoever has it is that investor, who is to approve what was submitted. */
  isApproval?: boolean;
  /** ISO date-time until which they can approve it. */
  approveUntil?: string | null;
  /** A name of one's own for it, kept on this device alone. */
  label?: string;
  /** By which the service knows it, once it was saved there. */
  applicationId?: string | number | null;
  /** ISO date-times. */
  createdAt: string;
  changedAt: string;
}

/** What a change of the open file says about its line. */
export type FileTouch = Pick<
  FileEntry,
  'fileId' | 'investorName' | 'currentStep' | 'steps' | 'asksInvestor' | 'isApproval' | 'approveUntil'
>;
