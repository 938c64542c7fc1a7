/** Return to a saved application from the offer's page (3-LAND-20). */
export const resumeTexts = {
  /** Form that sends the link again; the reply is the same for every address. */
  email: 'Email address of your application',
  emailHelp:
    'We send the link to this address. To open it, you also need the phone whose mobile number is on your application.',
  send: 'Send',
  sent: 'If there is a saved application for this address, we have sent a link to it.',

  /** Notice on the offer's page about the application that is open or waits on this device. */
  welcomeBack: (step: string) => `Welcome back. Continue at ${step} or start a new application.`,
  continueAt: (step: string) => `Continue at ${step}`,
  startAnew: 'Start a new application',
  anewKeeps: 'What you have entered stays on this device, alongside the new application.',

  /** Line about the open application, for readers who may see the name. */
  investor: (name: string) => `Investor: ${name}`,
  inAccount: (time: string) => `In your account, saved ${time}`,
  /** Notice about a copy for this offer, before the first step. */
  copyTitle: 'This application starts with the people and organisations from another one',
  copyAsks:
    'Please enter the amount, tax details, identity documents, bank account and all declarations again, and agree to the terms of this offer on this page.',

  /** Notice if this device has nothing for this offer. */
  welcomeToSaved: (count: number) =>
    `Welcome back. You have ${count === 1 ? 'a saved application' : `${count} saved applications`} for this offer.`,
  ownDrafts: 'Your saved applications',
  savedAt: (time: string) => `Saved ${time}`,
  resume: 'Resume',
  delete: 'Delete',
  /** Part of `Resume` or `Delete` for screen readers, which read the button without its row. */
  which: (application: string) => ` application ${application}`,
  /** Link for advisers. */
  fromSheet: 'Start many applications from a sheet',
} as const;
