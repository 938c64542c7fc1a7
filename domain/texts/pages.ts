/** Words of the pages around the wizard. Every visitor loads them: what only the wizard says stands in wizard.ts. */

export const pageTexts = {
  offerFailedTitle: 'The offer could not be loaded',
  loadFailed: 'Check your connection and try again. Nothing that you entered before is lost.',
  tryAgain: 'Try again',
  notConnected: 'There is no connection yet.',
  /** An emptied page that cannot be loaded anew yet; where more is to be said, left.ts says it. */
  left: 'There is no connection at the moment. This page opens again by itself when the connection is back.',
  missingTitle: 'This part of the page has not arrived yet',
  missing: 'What you entered is kept. It opens by itself when the connection is back.',
  missingReload: 'If it does not although you are connected, load the page again.',
  pageFailedTitle: 'This page could not be shown',
  kept: 'Anything you entered is kept on this device. Try again once you are connected.',
  stepFailedInMemory: 'What you entered is in this page only: loading the page again loses it.',
} as const;

/** @example closesText('18/12/2026, 5:00 pm AEDT') === 'Closes 18/12/2026, 5:00 pm AEDT' */
export function closesText(moment: string): string {
  return `Closes ${moment}`;
}
