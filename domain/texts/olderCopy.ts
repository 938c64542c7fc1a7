/** Device's own version of a saved draft after a newer version from the service replaced it (3-OTP-07). */
export const olderCopyTexts = {
  kept: 'An older copy of this application from this device was kept',
  why: (changed: string) =>
    `A newer version was saved elsewhere and is now open. What was entered here until ${changed} is in the copy: check whether anything is missing.`,
  look: 'View the copy',
  remove: 'Remove',
  removeTitle: 'Remove the older copy?',
  removeGoes: 'What was entered in it on this device will be removed. The application that is open is not affected.',
  removed: 'The older copy has been removed.',
  title: 'The older copy on this device',
  unreadable: 'The copy cannot be read.',
  nothing: 'Nothing was entered in it.',
  close: 'Close',
} as const;
