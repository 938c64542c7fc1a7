/** Signing in and out (3-LOGIN, 1-SESS). */
export const loginTexts = {
  title: 'Log in',
  username: 'Your email address',
  password: 'Password',
  submit: 'Log in',
  /** Message after a failed login (3-LOGIN-02). */
  failed: 'Login failed',
  forgottenPassword: 'Forgotten password?',
  signedInAs: (name: string) => `Signed in as ${name}`,
  applyWithThisAccount: 'You are applying with this account.',
  applyForAnInvestor: 'You are applying on behalf of an investor, for the issuer.',
  /** Tells staff why they cannot continue at another issuer's offer. */
  actsForAnother: (issuers: readonly string[], client: string) =>
    `You act for ${issuers.join(', ')}. This offer is made by ${client}, so you cannot apply for an investor here.`,
  applyOtherwise: 'Sign out to apply for yourself: your account acts for the issuer only.',
  actAsIssuer: 'Act for the issuer',
  actAsInvestor: 'Apply for yourself',
  signOut: 'Sign out',
  signOutHelp: 'Signing out removes unfinished applications from this device.',
  callFailed: 'That did not work. Check your connection and try again.',
  sessionEndedTitle: 'Your session has ended',
  sessionEnded: 'Log in again to continue. What you have entered is kept on this device.',
  sessionEndedShared:
    'Log in again to continue. What you have entered is on this page only: if you close this message or the page, it is lost.',
  somebodyElseTitle: 'Someone has signed in',
  somebodyElse:
    'An account signed in on another tab of this browser. What you have entered is kept on this device. Reload the page to continue.',
  somebodyElseShared:
    'An account signed in on another tab of this browser. What you have entered is on this page only: if you close this message or reload the page, it is lost.',
  endedElsewhereTitle: 'You were signed out in another tab',
  endedElsewhere:
    'This removed unfinished applications from this device. What was saved is in your account: sign in to continue.',
  signIn: 'Sign in',
  loadAnew: 'Reload the page',
  forgottenTitle: 'Forgotten your password?',
  forgotten:
    'Passwords cannot be reset online yet. Contact the registrar of the offer. The details are at the foot of every page of the offer.',
  forgottenWithout: 'You can also apply without an account.',
} as const;
