/** Words of the pages around the wizard, and the sentence under each step's title. */
import type { StepName } from '../application.ts';

export const pageTexts = {
  allOffers: 'All offers',
  offersTitle: 'Offers',
  offersIntro: 'Apply for securities online. Choose an offer to read about it and to start, or go on with, an application.',
  noOffers: 'There are no offers at the moment',
  noOffersHelp: 'Please come back later.',
  offersFailedTitle: 'The offers could not be loaded',
  offerFailedTitle: 'The offer could not be loaded',
  loadFailed: 'Check your connection and try again. Nothing that you entered before is lost.',
  notFound: 'This page does not exist',
  tryAgain: 'Try again',
  pageFailedTitle: 'This page could not be shown',
  stepFailedTitle: 'This step could not be shown',
  stepFailed: 'What you entered is kept on this device. Load the page again to go on.',
  copySnapshot: 'Copy support snapshot',
  takeOver: 'Use this tab',
  otherTabTitle: 'This application is open in another tab',
  otherTab: 'Only one tab can change it at a time, so that nothing newer is overwritten. Go back to the other tab, or go on here.',
  recoveredTitle: 'A saved application could not be read',
  recovered: 'It has been set aside on this device, not deleted. You can start again here; the registrar can help you to get it back.',
  dismiss: 'Close',
  applyAgain: 'Start another application',
} as const;

/** Headings of the list of offers. */
export const offerGroupTitles = { open: 'Open for applications', opening: 'Opening soon', closed: 'Closed' } as const;

/** @example closedText('28 August 2026') === 'Closed 28 August 2026' */
export function closedText(day: string): string {
  return `Closed ${day}`;
}

/** @example closesText('18 December 2026', '5:00 pm AEDT') === 'Closes 18 December 2026, 5:00 pm AEDT' */
export function closesText(day: string, time: string): string {
  return `Closes ${day}, ${time}`;
}

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
  payment_options: 'Choose how you would like to pay.',
  review: 'Check each answer. Nothing is sent until you submit.',
};
