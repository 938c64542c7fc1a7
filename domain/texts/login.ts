/** Signing in and out (3-LOGIN, 1-SESS). */
export const loginTexts = {
  title: 'Log in',
  username: 'Your email address',
  password: 'Password',
  submit: 'Log in',
  /** 3-LOGIN-02. */
  failed: 'Login failed',
  forgottenPassword: 'Forgotten password?',
  signedInAs: (name: string) => `Signed in as ${name}`,
  applyWithThisAccount: 'You apply with this account.',
  applyForAnInvestor: 'You apply on behalf of an investor, for the issuer.',
  actAsIssuer: 'Act for the issuer',
  actAsInvestor: 'Apply for yourself',
  signOut: 'Sign out',
  signOutHelp: 'Signing out removes unfinished applications from this device.',
  callFailed: 'That did not work. Check your connection and try again.',
  sessionEndedTitle: 'Your session has ended',
  sessionEnded: 'Log in again to go on. What you have entered is kept on this device.',
  sessionEndedShared:
    'Log in again to go on. What you have entered is in this page only: closing this message or the page loses it.',
  somebodyElseTitle: 'Somebody has signed in',
  somebodyElse:
    'An account was signed in with this browser, in another tab. What you have entered is kept on this device; load the page again to go on.',
  somebodyElseShared:
    'An account was signed in with this browser, in another tab. What you have entered is in this page only: closing this message or loading the page again loses it.',
  endedElsewhereTitle: 'You were signed out in another tab',
  endedElsewhere:
    'That removed unfinished applications from this device. What was saved is in your account: sign in to go on with it.',
  signIn: 'Sign in',
  loadAnew: 'Load the page again',
  forgottenTitle: 'Forgotten your password?',
  forgotten:
    'Passwords cannot be reset online yet. Contact the registrar of the offer: its details stand at the foot of every page of the offer.',
  forgottenWithout: 'You can also apply without an account.',
} as const;
