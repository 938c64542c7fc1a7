/** The next steps page (2-NEXT); amounts come with their currency. */
export const nextStepsTexts = {
  congratulations: 'Congratulations!',
  yourNextSteps: 'Your next steps',
  paymentOptions: 'Payment options',
  submitted: (offer: string) => `Your application for ${offer} has been submitted.`,
  submittedFor: (investor: string, email: string) =>
    `The application for ${investor} has been submitted. A copy has been e-mailed to ${email}.`,
  sentForApproval: (investor: string, email: string) => `The application for ${investor} has been sent to ${email} for approval.`,
  investorApproves: (investor: string) => `${investor} reviews and approves the application. It is sent to the issuer after that.`,
  debited: (amount: string) => `There is nothing more to do to pay. ${amount} will be debited from the nominated account.`,
  payAsInstructed: (amount: string, email: string) => `Pay ${amount} as set out in the payment instructions sent to ${email}.`,
  waitForInstructions: (email: string) =>
    `Wait for the payment instructions. They will be e-mailed to ${email} once your application has been reviewed.`,
  nothingToPay: 'No payment is needed now.',
  postOriginals: 'Post the original verification documents as described in the confirmation email.',
  provideMissing: 'Provide the documents that are still missing.',
  /** `who`: 'you', or 'the investor' to an adviser. */
  welcomePack: (who: string) => `If the application is successful, ${who} will receive a welcome pack and a holding statement.`,
  paymentReturned: 'If the application is unsuccessful or scaled back, the payment will be returned.',
  you: 'you',
  theInvestor: 'the investor',
} as const;
