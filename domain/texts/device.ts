/** What lies on this device: removing it, and meeting it when one comes to an offer (1-LAND-45, 1-LAND-46). */
import type { StepName } from '../application.ts';
import { stepTitles } from './steps.ts';

const LIST = new Intl.ListFormat('en-AU');

export const deviceTexts = {
  removeTitle: 'Remove this application from this device?',
  /** Of a lodged application only its last page is here. */
  removeReceiptTitle: 'Remove this page from this tab?',
  /** `steps` as their titles are worded. */
  whatGoes: (offer: string, steps: readonly string[]) =>
    `What you entered for ${offer} goes${steps.length > 0 ? `: ${LIST.format(steps)}` : ''}.`,
  /** `names` of files. */
  documentsGo: (names: readonly string[]) =>
    `So ${names.length === 1 ? 'does the document' : 'do the documents'} that you uploaded: ${LIST.format(names)}.`,
  draftKept: 'What you saved as a draft is kept, with its documents.',
  receiptGoes: (offer: string) =>
    `This page about your application for ${offer} goes from this tab. The application itself is lodged and stays lodged.`,
  storedGoes: (offer: string) => `Everything that was entered here for ${offer} goes.`,
  storedDraftKept: 'What was saved as a draft is kept, with its documents.',
  storedDocumentsGo: 'So do the documents that were uploaded for it.',
  noUndo: 'This cannot be undone.',
  keep: 'Keep',
  confirm: 'Remove',
  gateTitle: 'There is an unfinished application on this device',
  gateHelp: 'If it is not yours, please remove it: nobody else should see it.',
  /** In a tab in which nobody was signed in; `name` may be missing. */
  signedInTitle: (name: string) => `${name || 'Somebody'} signed in with this browser, in another tab`,
  signedIn: 'So this page was opened anew. What was entered on it is kept on this device.',
  investor: 'Investor',
  step: 'Step',
  kept: 'Kept',
  lastChanged: 'Last changed',
  cutTitle: 'There is no connection at the moment',
  cut: 'Nothing has changed: your application is still on this device. It opens by itself when the connection is back.',
  /** No more than this of an application that another tab lodged: whoever reads it has not said that it is theirs. */
  lodgedTitle: 'The application was lodged',
  lodged: 'It was lodged in another tab of this browser.',
  goneTitle: 'The application is no longer on this device',
  gone: 'Nothing of it is kept here any more.',
  /** In a tab that had it open, while another one removed it. */
  removedTitle: 'The application was removed in another tab',
  removed:
    'Nothing of it is kept on this page. If that was a mistake, and the other tab still offers Undo, press it there: then it opens here again.',
  /** The same where it was ended there: nothing brings it back here. */
  ended: {
    declined: {
      title: 'The application was declined',
      words:
        'It was declined in another tab of this browser. It is not sent to the issuer, and nothing is to be paid. Nothing of it is kept on this page.',
    },
    deleted: {
      title: 'The draft was deleted',
      words: 'It was deleted in another tab of this browser. Nothing of it is kept on this page.',
    },
  },
  startAnother: 'Start another application',
  proceed: 'Continue',
  removeAtGate: 'Remove',
} as const;

/** A step as the gate names it, without the application that would decide its exact title. */
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
