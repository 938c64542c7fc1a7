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
  /** ISO date-times. */
  createdAt: string;
  changedAt: string;
}

/** What a change of the open file says about its line. */
export type FileTouch = Pick<FileEntry, 'fileId' | 'investorName' | 'currentStep'>;
