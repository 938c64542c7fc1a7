/**
 * Texts around a receipt on the next steps page (2-NEXT). Texts that the receipt itself saves are in `nextSteps.ts`, which loads with
 * review.
 */
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
    'If the investor did not approve it in time, it will not be sent to the issuer, and there is nothing to pay. “See what you submitted” shows the outcome.',
  investors: (count: number) => (count === 1 ? 'Investor' : 'Investors'),
  adviser: 'Adviser',
  amountToPay: 'Payable now',
  debitedAccount: 'Account',
  /** Text if the page itself cannot give payment instructions. */
  instructionsByEmail: 'We will email the payment instructions.',
  payByOneOf: 'Pay in one of these ways.',
  billerCode: 'Biller code',
  paymentReference: 'Reference',
  accountName: 'Account name',
  bsb: 'BSB',
  /** Text while the investor has not approved the application. */
  onceApproved: 'Please pay once the application is approved. We will email you the amount to pay.',
  accountNumber: 'Account number',
  chequePayee: 'Make the cheque payable to',
  ways: { bpay: 'BPAY', eft: 'Electronic funds transfer', cheque: 'Cheque', debit: 'Direct debit' },
  keepReference: 'Keep this reference. You need it when you contact the registrar.',
  /** Notice on a shared computer, where closing the page loses everything. */
  sharedTitle: 'This is a shared computer',
  shared:
    'Leaving, closing or reloading this page removes the receipt. Note your reference first, and close the page when you are done. You will get the same details by email.',
  previewOnly: 'This was a preview. Nothing was submitted.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied',
  /** Names of the copy buttons, by the value that each copies. */
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
  wayAhead: 'Progress to your holding',
  wayAheadOfInvestor: 'Progress to the holding',
  print: 'Print this page',
  startAnother: 'Start another application',
} as const;
