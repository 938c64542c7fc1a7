/** The next steps page (2-NEXT); amounts come with their currency. */
export const nextStepsTexts = {
  congratulations: 'Congratulations!',
  yourNextSteps: 'Your next steps',
  paymentOptions: 'Payment options',
  submitted: (offer: string) => `Your application for ${offer} has been submitted.`,
  submittedFor: (investor: string, email: string) =>
    `The application for ${investor} has been submitted. A copy has been e-mailed to ${email}.`,
  sentForApproval: (investor: string, email: string) =>
    `The application for ${investor} has been sent to ${email} for approval.`,
  investorApproves: (investor: string) =>
    `${investor} reviews and approves the application. It is sent to the issuer after that.`,
  debited: (amount: string, account: string) =>
    `There is nothing more to do to pay. ${amount} will be debited from ${account}.`,
  planDebited: (instalment: string, account: string) =>
    `No payment is needed now. ${instalment} will be debited from ${account}.`,
  /** The account that is debited; of its number the end only. */
  account: (name: string, end: string) => `the account of ${name} ending ${end}`,
  nominatedAccount: 'the nominated account',
  /** The same in the payment box. */
  shortAccount: (name: string, end: string) => `${name}, ending ${end}`,
  payAsInstructed: (amount: string, email: string) =>
    `Pay ${amount} as set out in the payment instructions sent to ${email}.`,
  waitForInstructions: (email: string) =>
    `Wait for the payment instructions. They will be e-mailed to ${email} once your application has been reviewed.`,
  nothingToPay: 'No payment is needed now.',
  postOriginals: 'Post the original verification documents as described in the confirmation email.',
  provideMissing: 'Provide the documents that are still missing.',
  /** `who`: 'you', or 'the investor' to an adviser. */
  welcomePack: (who: string) =>
    `If the application is successful, ${who} will receive a welcome pack and a holding statement.`,
  paymentReturned: 'If the application is unsuccessful or scaled back, the payment will be returned.',
  reference: 'Your reference',
  submittedAt: 'Submitted',
  sentAt: 'Sent',
  appliedFor: 'Applied for',
  investors: (count: number) => (count === 1 ? 'Investor' : 'Investors'),
  adviser: 'Adviser',
  amountToPay: 'Payable now',
  debitedAccount: 'Account',
  /** Where the page itself cannot say how to pay. */
  instructionsByEmail: 'The payment instructions come by e-mail.',
  payByOneOf: 'Pay in one of these ways.',
  billerCode: 'Biller code',
  paymentReference: 'Reference',
  accountName: 'Account name',
  bsb: 'BSB',
  accountNumber: 'Account number',
  chequePayee: 'Make the cheque payable to',
  ways: { bpay: 'BPAY', eft: 'Electronic funds transfer', cheque: 'Cheque', debit: 'Direct debit' },
  keepReference: 'Keep this reference. You need it when you contact the registrar.',
  previewOnly: 'This was a preview. Nothing was lodged.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied',
  /** The names of the copy buttons: what each puts on the clipboard. */
  copies: {
    reference: 'Copy reference',
    amount: 'Copy amount',
    billerCode: 'Copy biller code',
    bpayReference: 'Copy BPAY reference',
    accountName: 'Copy account name',
    bsb: 'Copy BSB',
    accountNumber: 'Copy account number',
    eftReference: 'Copy transfer reference',
  },
  wayAhead: 'From here to your holding',
  wayAheadOfInvestor: 'From here to the holding',
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
  print: 'Print this page',
  startAnother: 'Start another application',
  you: 'you',
  theInvestor: 'the investor',
} as const;
