/** Question before an applicant leaves while the service lacks their last changes (3-LOGIN-12). */
export const unsentTexts = {
  title: 'Your last changes are not saved',
  /** Names the applications by their offers, one or several. */
  notReached: (offers: readonly string[]) =>
    `Your last changes in your ${offers.length > 1 ? 'applications' : 'application'} for ${listed(offers)} are not saved yet: they have not reached us.`,
  lostBySignOut:
    'If you sign out now, they are lost: signing out removes them from this device. What was saved before stays saved.',
  /** @param count number of applications */
  staySignedIn: (count: number) =>
    `To keep them, stay signed in and continue ${count > 1 ? 'those applications' : 'that application'}: they are saved as soon as there is a connection. If they are saved while you read this, you will be signed out.`,
  stay: 'Stay signed in',
  anyway: 'Sign out anyway',

  /** Question before the applicant leaves a draft that was opened by its code. */
  lostByLeaving:
    'If you leave now, they are lost: leaving removes them from this device. What was saved before stays saved.',
  leaveAnyway: 'Leave anyway',

  /** Question instead of the page of another offer, before it opens. */
  keptOnDevice: 'They are kept on this device, and are saved when you go back to that application.',
  /** Text for a shared computer, or a browser that saves nothing. */
  keptNowhere: 'They are on this page only: if you leave that application now, they are lost.',
  goBack: 'Back to my application',
  goOn: 'Continue to the other offer',
} as const;

function listed(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}
