/** Said on an emptied page, while it cannot be loaded anew (3-LOGIN-10); nothing of it says whose it was. */
const WAITS = 'This page opens again by itself when the connection is back.';

export const leftTexts = {
  signedOut: `You are signed out on this device. ${WAITS}`,
  /** Of a lodged application only its last page was here. */
  receiptRemoved: `The page about your application is removed from this tab. The application itself is lodged and stays lodged. ${WAITS}`,
  draftLeft: `You have left the application. What you saved as a draft is kept. ${WAITS}`,
  removed: `The application is removed from this device. ${WAITS}`,
} as const;
