/** Texts of the pages around the wizard. Every visitor loads them: texts of the wizard alone are in wizard.ts. */

export const pageTexts = {
  offerFailedTitle: 'The offer could not be loaded',
  loadFailed: 'Check your connection and try again. Nothing you entered before is lost.',
  tryAgain: 'Try again',
  notConnected: 'There is no connection yet.',
  /** Emptied page that cannot reload yet; left.ts has the longer texts. */
  left: 'There is no connection at the moment. This page will reopen automatically when the connection is back.',
  missingTitle: 'This part of the page has not loaded yet',
  missing: 'What you entered is kept. This part will load automatically when the connection is back.',
  missingReload: 'If it does not load while you are connected, reload the page.',
  pageFailedTitle: 'This page could not be shown',
  kept: 'Anything you entered is kept on this device. Try again once you are connected.',
  stepFailedInMemory: 'What you entered is on this page only: if you reload the page, it is lost.',
} as const;

/** Returns the line about the closing time. @example closesText('18/12/2026, 5:00 pm AEDT') === 'Closes 18/12/2026, 5:00 pm AEDT' */
export function closesText(moment: string): string {
  return `Closes ${moment}`;
}

export function closedText(moment: string): string {
  return `Closed ${moment}`;
}
