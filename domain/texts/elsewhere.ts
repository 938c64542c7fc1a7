/** Two editors of one draft: what was changed elsewhere, and what to go on with (R6). */
export const elsewhereTexts = {
  title: 'A newer version of this application was saved elsewhere',
  /** @param who a name, or one of the two below */
  why: (who: string, when: string) =>
    `${who} saved it at ${when}. Nothing that you have entered here is lost: compare the two, then go on.`,
  fetching: 'The newer version is being fetched.',
  you: 'You, in another window or on another device,',
  someone: 'Somebody else',
  compare: 'Compare and go on',
  failed: 'The newer version could not be fetched. Check your connection and try again.',
  tryAgain: 'Try again',

  dialogTitle: 'Go on with both versions',
  both: 'Changed in both: please choose',
  chooseOne: 'Please choose one',
  mine: 'Entered here',
  theirs: (when: string) => `Saved elsewhere at ${when}`,
  allMine: 'Choose everything entered here',
  allTheirs: 'Choose everything saved elsewhere',
  taken: 'Changed elsewhere and taken over',
  dropped: 'Not asked any more',
  removed: 'Removed',
  notAsked: 'Not asked',
  /** Between what stood here and what stands there now. */
  before: 'Here until now',
  goOn: 'Go on',
  notNow: 'Not now',

  joinedTitle: (who: string, when: string) => `${who} changed this application at ${when}`,
  see: 'See what changed',
  close: 'Close',
} as const;
