/** Two editors of one draft: the changes made elsewhere, and the choice of a version (R6). */
export const elsewhereTexts = {
  title: 'A newer version of this application was saved elsewhere',
  /** @param who a name, or one of the two below */
  why: (who: string, when: string) =>
    `${who} saved it at ${when}. Nothing you have entered here is lost: compare the two, then continue.`,
  fetching: 'Loading the newer version.',
  you: 'You, in another window or on another device,',
  someone: 'Someone else',
  compare: 'Compare and continue',
  failed: 'The newer version could not be loaded. Check your connection and try again.',
  tryAgain: 'Try again',

  dialogTitle: 'Combine both versions',
  both: 'Changed in both: please choose',
  chooseOne: 'Please choose one',
  mine: 'Entered here',
  theirs: (when: string) => `Saved elsewhere at ${when}`,
  allMine: 'Choose everything entered here',
  allTheirs: 'Choose everything saved elsewhere',
  taken: 'Changed elsewhere and updated here',
  dropped: 'No longer asked',
  removed: 'Removed',
  notAsked: 'Not asked',
  /** Label between the former value here and the present value there. */
  before: 'Here until now',
  goOn: 'Continue',
  notNow: 'Not now',

  joinedTitle: (who: string, when: string) => `${who} changed this application at ${when}`,
  see: 'See what changed',
  close: 'Close',
} as const;
