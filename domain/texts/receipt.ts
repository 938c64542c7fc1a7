/** The words around a receipt on the next steps page (2-NEXT); those that it keeps itself stand in `nextSteps.ts`, which comes with review. */
export const receiptTexts = {
  congratulations: 'Congratulations!',
  yourNextSteps: 'Your next steps',
  paymentOptions: 'Payment options',
  reference: 'Your reference',
  submittedAt: 'Submitted',
  sentAt: 'Sent',
  approveUntil: 'The investor can approve until',
  /** Label of the same moment after it has passed. */
  approvalOver: 'Time to approve ended',
  approvalOverHelp:
    'If the investor did not approve it in time, it is not sent to the issuer, and nothing is to be paid. “See what you submitted” says how it ended.',
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
  /** While its investor has not approved it. */
  onceApproved: 'Please pay once the application is approved: the email about that says how much.',
  accountNumber: 'Account number',
  chequePayee: 'Make the cheque payable to',
  ways: { bpay: 'BPAY', eft: 'Electronic funds transfer', cheque: 'Cheque', debit: 'Direct debit' },
  keepReference: 'Keep this reference. You need it when you contact the registrar.',
  /** On a shared computer, where nothing outlives the page. */
  sharedTitle: 'This is a shared computer',
  shared:
    'Leaving, closing or reloading this page removes the receipt. Note your reference first, and close the page when you are done. The same comes by email.',
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
  print: 'Print this page',
  startAnother: 'Start another application',
} as const;
