/** Where an application was begun whose landing page was not answered, such as one from a sheet: there, and on review. */
import type { LandingGaps } from '../offers/landingGaps.ts';

/** What is asked of whoever opened it. */
const asked: Readonly<Record<NonNullable<LandingGaps[keyof LandingGaps]>, string>> = {
  documents: 'Download the offer documents.',
  terms: 'Agree to the terms and conditions.',
  documentsChanged: 'Agree to the offer documents as they are now.',
  authority: "Say whether you have the investor's authority to act.",
  authorityDocument: 'Add the authority document.',
};

export const landingGapTexts = {
  title: 'Before this application goes on, please agree and answer here',
  help: 'Nobody has done this for it yet, and nobody can do it for you. Everything that was entered is kept: once it is done, continue below.',
  asked,
  /** On review. */
  reviewTitle: 'The start of the application is not complete',
  reviewHelp:
    'It cannot be submitted before this is done on the page of the offer. Everything that you entered is kept.',
} as const;
