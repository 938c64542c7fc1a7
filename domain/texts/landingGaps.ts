/** Begun application with an unanswered landing page, for example one from a sheet: texts there and on review. */
import type { LandingGap } from '../data/choices.ts';

/** Requests to the applicant, by gap. */
const asked: Readonly<Record<LandingGap, string>> = {
  documents: 'Download the offer documents.',
  terms: 'Agree to the terms and conditions.',
  documentsChanged: 'Agree to the current offer documents.',
  otherIssuer: 'Apply for yourself, or sign out: you act for a different issuer, not the one making this offer.',
  authority: "Tell us whether you have the investor's authority to act.",
  authorityDocument: 'Add the authority document.',
  holdingOfNobody: 'This application is for an existing holding: log in with the account that has it.',
  holding: 'Choose the holding that you apply with.',
};

export const landingGapTexts = {
  title: 'Before you continue, please agree and answer here',
  help: 'This has not been done yet, and only you can do it. Everything entered is kept. Once this is done, continue below.',
  asked,
  /** Title on review. */
  reviewTitle: 'The start of the application is not complete',
  reviewHelp: 'It cannot be submitted until this is done on the offer’s page. Everything you entered is kept.',
} as const;
