/** Sentence on an emptied page that cannot reload yet (3-LOGIN-10); the page never says whose application it showed. */
const WAITS = 'This page will reopen automatically when the connection is back.';

export const leftTexts = {
  signedOut: `You are signed out on this device. ${WAITS}`,
  /** Text for a submitted application: only its last page was here. */
  receiptRemoved: `The receipt for your application has been removed from this tab. The application itself has been submitted and is not affected. ${WAITS}`,
  draftLeft: `You have left the application. Your saved draft is kept. ${WAITS}`,
  removed: `The application has been removed from this device. ${WAITS}`,
} as const;
