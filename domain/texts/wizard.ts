/** Words around the steps: the sentence under each title, and what the frame says beside them. */
import type { StepName } from '../application.ts';

export const wizardTexts = {
  /** Beside Next on a step that was opened from review. */
  backToReview: 'Takes you back to review',
  stepFailedTitle: 'This step could not be shown',
  copySnapshot: 'Copy support snapshot',
  snapshotFailed: ' Check your connection and try again.',
} as const;

/** One or two sentences that say what a step is about; those of investor details (2-INV-08) and of the corporate trustee (2-CTR-01) are the documents' own. */
export const stepIntros: Partial<Record<StepName, string>> = {
  contact_details: 'Tell us how to reach you about this application.',
  applicant_profile: 'A few questions that have to be asked before you invest.',
  purchase_amount: 'Tell us how much you want to invest. You see at once what you would pay.',
  investor_details: 'Details for the legal owner/s of this holding.',
  corporate_trustee: 'Enter the details of the corporate trustee.',
  directors: 'Everybody who is a director of the company.',
  trustees: 'The individuals who are trustees of the trust.',
  beneficial_owners: 'The individuals who stand behind the entity.',
  others: 'Anybody else who acts for the entity. You may leave this step empty.',
  tax_details: 'Australian law asks us to collect your tax residency. You need not quote a tax file number.',
  bank_details: 'Tell us where to pay distributions and refunds.',
  payment_options: 'What there is to pay, and how it is paid.',
  review: 'Check each answer. Nothing is sent until you submit.',
};
