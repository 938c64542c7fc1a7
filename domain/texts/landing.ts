/** Landing page (1-LAND, 3-LAND). Messages of its fields: `landingErrors`. */
import type { ApplicantRole, OfferState } from '../data/choices.ts';

/** Labels of an offer's states (1-LAND-05 to 1-LAND-07). */
export const offerStateLabels: Record<OfferState, string> = {
  opening: 'Offer opening soon',
  open: 'Offer open',
  closed: 'Offer closed',
  archived: 'Offer closed',
};

/** Tags beside an offer's state (1-LAND-08 to 1-LAND-10). */
export const offerTags = {
  sophisticated: 'Sophisticated/wholesale investors only',
  regularPlan: 'Regular investment plan available',
  reinvestment: 'Reinvestment plan available',
} as const;

export const landingTexts = {
  aboutTheOffer: 'About the offer',
  aboutThisOffer: 'About this offer',
  documentation: 'Offer documentation',
  documentationHelp: 'Read these before you apply. They explain the risks, the fees and your rights.',
  downloadAll: 'Download all documents',
  downloaded: 'Downloaded',
  agreeToTerms: 'I have read the offer documents and agree to the',
  termsLink: 'terms and conditions',
  terms: 'Terms and Conditions',
  toOffer: 'Go to the offer',
  startTitle: 'Start or Resume your application',
  startHelp: 'You can stop at any step and come back.',
  duration: 'The application takes around 10 minutes.',
  requiredDocuments: 'Required documents',
  whoIsApplying: 'Who is applying?',
  roles: { investor: 'I am the investor', advisor: 'I am an adviser' } satisfies Record<ApplicantRole, string>,
  hasAccount: 'Do you have an account?',
  hasAccountYes: 'Yes, I will log in',
  hasAccountNo: 'No, continue without an account',
  continueToApplication: 'Continue to the application',
  /** Note beside the button if there is a saved application already (3-LAND-20). */
  startsAnother: 'This starts another application and keeps what you have saved.',
  savedBefore: 'Saved your application before?',
  linkAgain: 'Send me my link again',
  sharedComputer: 'This is a shared computer',
  sharedComputerHelp:
    'Your application is kept on this page only. If you leave, close or reload the page, what you entered is lost.',
} as const;

/** List of documents to have at hand, by the offer's requirements (1-LAND-18). */
export const requiredDocumentTexts = {
  identity: (count: number) =>
    count > 1 ? 'Two identity documents for each investor' : 'An identity document for each investor',
  identityTypes: (types: string) => `Accepted: ${types}`,
  company: 'Company documents, if a company is investing',
  companyTypes: (types: string) => `If a company is investing: ${types}`,
  certificate: "An accountant's certificate, less than two years old",
  sourceOfWealth: 'Documents that show the source of funds',
  bankStatement: 'A recent bank statement with BSB and account number',
  taxNumber: 'A tax file number (TFN) or ABN, or proof of exemption',
} as const;
