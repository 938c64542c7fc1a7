/** Applications on this device: their removal, and the question about them on an offer's page (1-LAND-45, 1-LAND-46). */
import type { StepName } from '../data/choices.ts';
import { stepTitles } from './steps.ts';

const LIST = new Intl.ListFormat('en-AU');

export const deviceTexts = {
  removeTitle: 'Remove this application from this device?',
  /** Title for a submitted application: only its last page is here. */
  removeReceiptTitle: 'Remove this receipt from this tab?',
  /** `steps`: their titles as worded. */
  whatGoes: (offer: string, steps: readonly string[]) =>
    `What you entered for ${offer} will be removed${steps.length > 0 ? `: ${LIST.format(steps)}` : ''}.`,
  /** `names` of files. */
  documentsGo: (names: readonly string[]) =>
    `The ${names.length === 1 ? 'document' : 'documents'} you uploaded will also be removed: ${LIST.format(names)}.`,
  draftKept: 'Your saved draft and its documents are kept.',
  receiptGoes: (offer: string) =>
    `The receipt for your application for ${offer} will be removed from this tab. The application itself has been submitted and is not affected.`,
  storedGoes: (offer: string) => `Everything entered here for ${offer} will be removed.`,
  storedDraftKept: 'The saved draft and its documents are kept.',
  storedDocumentsGo: 'The documents uploaded for it will also be removed.',
  noUndo: 'This cannot be undone.',
  keep: 'Keep',
  confirm: 'Remove',
  gateTitle: 'There is an unfinished application on this device',
  gateHelp: 'If it is not yours, please remove it so that nobody else can see it.',
  /** Notice in a tab without a signed-in user; `name` may be missing. */
  signedInTitle: (name: string) => `${name || 'Someone'} signed in on another tab of this browser`,
  signedIn: 'This page was reloaded. What was entered on it is kept on this device.',
  investor: 'Investor',
  step: 'Step',
  kept: 'Kept',
  lastChanged: 'Last changed',
  cutTitle: 'There is no connection at the moment',
  cut: 'Your application is still on this device and has not changed. It will open automatically when the connection is back.',
  /** All that the page shows of an application submitted in another tab: the reader has not claimed it as theirs. */
  lodgedTitle: 'The application was submitted',
  lodged: 'It was submitted in another tab of this browser.',
  goneTitle: 'The application is no longer on this device',
  gone: 'Nothing from it is kept here.',
  /** Notice in a tab that had the application open while another tab removed it. */
  removedTitle: 'The application was removed in another tab',
  removed:
    'Nothing from it is kept on this page. If this was a mistake and the other tab still shows Undo, press it there and the application will open here again.',
  /** Notices for an application that ended in the other tab: nothing restores it here. */
  ended: {
    declined: {
      title: 'The application was declined',
      words:
        'It was declined in another tab of this browser. It will not be sent to the issuer, and there is nothing to pay. Nothing from it is kept on this page.',
    },
    deleted: {
      title: 'The draft was deleted',
      words: 'It was deleted in another tab of this browser. Nothing from it is kept on this page.',
    },
  },
  startAnother: 'Start another application',
  proceed: 'Continue',
  removeAtGate: 'Remove',
} as const;

/** Names of the steps in the gate, without the application that would decide the exact title. */
export const stepNamesAtGate: Readonly<Record<StepName, string>> = {
  landingpage: 'The start of the application',
  contact_details: stepTitles.contactDetails,
  applicant_profile: stepTitles.applicantProfile,
  purchase_amount: stepTitles.investmentAmount,
  investor_details: stepTitles.investorDetails,
  corporate_trustee: stepTitles.corporateTrustee,
  directors: stepTitles.directors,
  trustees: stepTitles.trustees,
  beneficial_owners: stepTitles.beneficialOwners,
  others: stepTitles.others,
  tax_details: stepTitles.taxNav,
  bank_details: stepTitles.bankDetails,
  payment_options: stepTitles.paymentOptions,
  review: stepTitles.reviewAndSubmitNav,
  next_steps: stepTitles.nextSteps,
};
