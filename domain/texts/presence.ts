/** The same draft is open in another page, perhaps on another device (R5, R6). */
export const presenceTexts = {
  alsoOpen: 'Also open elsewhere',
  /** @param minutes since somebody last pressed a key there @example `Also open elsewhere, idle 4 min` */
  idle: (minutes: number) => (minutes < 1 ? ', in use now' : `, idle ${minutes} min`),
  takeOver: 'Go on here alone',
  takingOver: 'The other page is being asked to save what it has.',
  /** It has not answered within five seconds. */
  asked: 'Also open elsewhere. The other page was asked to stop, and has not answered yet.',
  unreached: 'The other page could not be asked: this device has no connection. Please try again.',
  released: 'This application is being filled in elsewhere',
  releasedHelp: 'What you entered here is saved. It can be changed in one place at a time.',
  /** The last of it did not reach the service. */
  releasedUnsaved:
    'Your last changes here are not saved yet, and are kept in this page. It can be changed in one place at a time.',
  goOn: 'Go on here instead',
} as const;
