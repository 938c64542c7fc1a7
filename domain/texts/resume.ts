/** Coming back to a saved application from the offer's page (3-LAND-20). */
export const resumeTexts = {
  /** What was asked for again; the same for every address. */
  email: 'Email address of your application',
  emailHelp: 'The link goes to this address. To open it you need the mobile phone of your application as well.',
  send: 'Send',
  sent: 'If there is a saved application for this address, we have sent a link to it.',

  /** On the offer's page, of the application that is open or waits on this device. */
  welcomeBack: (step: string) => `Welcome back. Continue at ${step} or start anew.`,
  continueAt: (step: string) => `Continue at ${step}`,
  startAnew: 'Start anew',
  anewKeeps: 'What you have entered stays on this device, beside the application that you start.',

  /** Of the application that is open, for whom it may be said. */
  investor: (name: string) => `Investor: ${name}`,
  inAccount: (time: string) => `In your account, saved ${time}`,
  /** A copy for this offer, before the first step. */
  copyTitle: 'This application begins with the people and organisations of another one',
  copyAsks:
    'The amount, tax details, identity documents, the bank account and all declarations are asked anew. The terms of this offer are agreed to on this page.',

  /** Nothing for this offer is on this device. */
  welcomeToSaved: (count: number) =>
    `Welcome back. You have ${count === 1 ? 'a saved application' : `${count} saved applications`} for this offer.`,
  ownDrafts: 'Your saved applications',
  savedAt: (time: string) => `Saved ${time}`,
  resume: 'Resume',
  delete: 'Delete',
  /** Follows `Resume` or `Delete` where it is read without what stands beside it. */
  which: (application: string) => ` application ${application}`,
  /** For advisers. */
  fromSheet: 'Start many applications from a sheet',
} as const;
