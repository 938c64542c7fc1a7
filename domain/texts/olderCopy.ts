/** The device's own version of a saved draft, which gave way to a newer one of the service (3-OTP-07). */
export const olderCopyTexts = {
  kept: 'An older copy of this application from this device was kept',
  why: (changed: string) =>
    `A newer version was saved elsewhere, and is open now. What was entered here until ${changed} is in the copy: look whether anything of it is missing.`,
  look: 'Look at it',
  remove: 'Remove',
  removeTitle: 'Remove the older copy?',
  removeGoes: 'What was entered in it on this device goes. The application that is open stays as it is.',
  removed: 'The older copy is removed.',
  title: 'The older copy on this device',
  unreadable: 'The copy cannot be read.',
  nothing: 'Nothing was entered in it.',
  close: 'Close',
} as const;
