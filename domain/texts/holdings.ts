/** Choice of a holding on the landing page, and the chosen holding wherever an application is read (1-HOLD, 3-HOLD). */
import type { HoldingProfileType } from '../data/choices.ts';

const notAskedAgain = 'Investor and tax details are not asked again.';

export const holdingTexts = {
  existingHolding: 'Existing holding',
  whichHolding: 'Which holding is this application for?',
  whatWithHolding: 'How do you want to use this holding?',
  profiles: {
    NEW: 'A new holding',
    TOP_UP: 'Add to this holding',
    EXISTING: 'Buy under this holder',
    DUPLICATE: 'A new holding, starting from these details',
  } satisfies Record<HoldingProfileType, string>,
  newHelp: 'You enter investor, tax and bank details.',
  topUpHelp: `More of the same, in the same holding. ${notAskedAgain}`,
  existingHelp: (name: string) => `A separate holding for ${name}, with the same HIN or SRN. ${notAskedAgain}`,
  duplicateHelp:
    'A holding of its own, with a new HIN or SRN. Type of investor, name, address, tax number and bank account are filled in as far as the register has them. You check and complete them.',
  /** @param end of the HIN or SRN, three characters */
  numberEnding: (end: string) => `HIN or SRN ending ${end}`,
  /** @param date DD/MM/YYYY */
  units: (security: string, units: string, date: string) => `${security}: ${units} on ${date}`,
  readOnly: 'You can see this holding, but not apply with it.',
  search: 'Search your holdings',
  searchHelp: 'By name, security, or the last digits of the HIN or SRN.',
  searchHolders: 'Search your holders',
  searchHoldersHelp: 'By name, or by a whole HIN or SRN.',
  searching: 'Searching…',
  /** 3-HOLD-03 */
  nothingFound: 'We could not find any results matching your search criteria.',
  found: (count: number) => (count === 1 ? '1 holding found' : `${count} holdings found`),
  onlyFirst: (shown: number, count: number) => `${shown} of ${count} are shown. Search to find the others.`,
  loading: 'Looking for your holdings…',
  failed: 'Your holdings could not be loaded',
  failedHelp: 'You can try again, or go on with a new holding.',
  searchFailed: 'The search did not work. Please try again.',
  goneTitle: 'The holding that you chose is not available any more',
  goneHelp: 'It was closed, or your account has no access to it. Choose again: everything entered is kept.',
  /** Lines of an application that is read. */
  holding: 'Holding',
  applied: {
    TOP_UP: 'Added to an existing holding',
    EXISTING: 'A separate holding of an existing holder',
    DUPLICATE: 'A new holding, started from an existing one',
  } satisfies Partial<Record<HoldingProfileType, string>>,
  heldBy: 'Held in the name of',
  number: 'HIN or SRN',
  security: 'Security',
} as const;
