/** Texts around the steps: the sentence under each title, and the frame's texts beside them. */
import type { StepName } from '../data/choices.ts';

export const wizardTexts = {
  /** Text beside Next on a step that was opened from review. */
  backToReview: 'Takes you back to review',
  stepFailedTitle: 'This step could not be shown',
  copySnapshot: 'Copy support snapshot',
  snapshotFailed: ' Check your connection and try again.',
} as const;

/**
 * Introductions to the steps, in one or two sentences; those of investor details (2-INV-08) and of the corporate trustee (2-CTR-01) are the
 * documents' own.
 */
export const stepIntros: Partial<Record<StepName, string>> = {
  contact_details: 'Tell us how to reach you about this application.',
  applicant_profile: 'A few questions that we must ask before you invest.',
  purchase_amount: 'Tell us how much you want to invest. You will see straight away what you would pay.',
  investor_details: 'Details for the legal owner/s of this holding.',
  corporate_trustee: 'Enter the details of the corporate trustee.',
  directors: 'Everyone who is a director of the company.',
  trustees: 'The individuals who are trustees of the trust.',
  beneficial_owners: 'The individuals who own or control the entity.',
  others: 'Anyone else who acts for the entity. You can leave this step empty.',
  tax_details: 'Australian law asks us to collect your tax residency. You do not have to quote a tax file number.',
  bank_details: 'Tell us where to pay distributions and refunds.',
  payment_options: 'What you need to pay, and how.',
  review: 'Check each answer. Nothing is sent until you submit.',
};

/** Sentences under the titles where staff edit a received application, or enter a paper form. */
export interface StaffIntros {
  /** `investor`: their name. */
  of: (investor: string) => string;
  /** In place of `of` while no name is known. */
  nameless: string;
  /** Added on review. */
  review: string;
}

export const editIntros: StaffIntros = {
  of: (investor) => `You are editing the application of ${investor}.`,
  nameless: 'You are editing a received application.',
  review:
    'It stays as it is until you press Save. The investor and any adviser are then emailed which questions were changed.',
};

export const entryIntros: StaffIntros = {
  of: (investor) => `You are entering the paper form of ${investor}.`,
  nameless: 'You are entering a paper form for an investor.',
  review: 'It stays among the forms being entered until you press Save. The investor is then emailed a confirmation.',
};
