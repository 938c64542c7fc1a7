/** Notice that the same draft is open in another page, perhaps on another device (R5, R6). */
export const presenceTexts = {
  alsoOpen: 'Also open elsewhere',
  /** @param minutes since the last key press there @example `Also open elsewhere, idle 4 min` */
  idle: (minutes: number) => (minutes < 1 ? ', in use now' : `, idle ${minutes} min`),
  takeOver: 'Continue only here',
  takingOver: 'Asking the other page to save what it has.',
  /** Notice after the other page has not answered for five seconds. */
  asked: 'Also open elsewhere. The other page was asked to stop but has not responded yet.',
  unreached: 'The other page could not be asked because this device has no connection. Please try again.',
  released: 'This application is being filled in elsewhere',
  releasedHelp: 'What you entered here is saved. The application can be changed in one place at a time.',
  /** Note if the last changes did not reach the service. */
  releasedUnsaved:
    'Your last changes here are not saved yet and are kept on this page. The application can be changed in one place at a time.',
  goOn: 'Continue here instead',
} as const;
