/** Texts that the receipt of an application saves (2-NEXT); amounts come with their currency. */
export const nextStepsTexts = {
  submitted: (offer: string) => `Your application for ${offer} has been submitted.`,
  submittedFor: (investor: string, email: string) =>
    `The application for ${investor} has been submitted. A copy has been emailed to ${email}.`,
  sentForApproval: (investor: string, email: string) =>
    `The application for ${investor} has been sent to ${email} for approval.`,
  investorApproves: (investor: string) =>
    `${investor} needs to review and approve the application. It will then be sent to the issuer.`,
  debited: (amount: string, account: string) =>
    `There is nothing more to do to pay. ${amount} will be debited from ${account}.`,
  planDebited: (instalment: string, account: string) =>
    `No payment is needed now. ${instalment} will be debited from ${account}.`,
  /** Account to be debited, with only the end of its number. */
  account: (name: string, end: string) => `the account of ${name} ending ${end}`,
  nominatedAccount: 'the nominated account',
  /** Same account in the payment box. */
  shortAccount: (name: string, end: string) => `${name}, ending ${end}`,
  payAsInstructed: (amount: string, email: string) =>
    `Pay ${amount} as set out in the payment instructions sent to ${email}.`,
  waitForInstructions: (email: string) =>
    `Wait for the payment instructions. They will be emailed to ${email} once your application has been reviewed.`,
  nothingToPay: 'No payment is needed now.',
  postOriginals: 'Post the original verification documents as described in the confirmation email.',
  provideMissing: 'Provide the documents that are still missing.',
  /** `who`: 'you', or 'the investor' to an adviser. */
  welcomePack: (who: string) =>
    `If the application is successful, ${who} will receive a welcome pack and a holding statement.`,
  paymentReturned: 'If the application is unsuccessful or scaled back, the payment will be returned.',
  stations: {
    submitted: 'Submitted',
    sentForApproval: 'Sent for approval',
    approved: 'Approved by the investor',
    paid: 'Payment received',
    accepted: 'Accepted by the issuer',
    /** `securities`: shares or units. */
    allotted: (securities: string) => `${securities.charAt(0).toUpperCase()}${securities.slice(1)} allotted`,
    statement: 'Holding statement sent',
  },
  you: 'you',
  theInvestor: 'the investor',
} as const;
