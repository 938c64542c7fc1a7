/** Payments that the issuer has received, for its staff. */

const payments = (count: number) => (count === 1 ? '1 payment' : `${count} payments`);

export const receivedTexts = {
  title: 'Payment',
  payable: 'Payable',
  received: 'Received',
  left: 'Still payable',
  over: 'Received too much',
  nothing: 'Nothing is payable for this application.',
  none: 'No payment has been recorded.',
  /** `day`: DD/MM/YYYY. */
  one: (amount: string, day: string) => `${amount} on ${day}`,
  by: (name: string, moment: string) => `Recorded by ${name}, ${moment}`,
  states: { unpaid: 'Unpaid', part: 'Partly paid', paid: 'Paid', over: 'Paid too much' },
  /** Shown beside the amount of an application. */
  listed: {
    unpaid: () => 'Unpaid',
    part: (received: string, due: string) => `${received} of ${due} paid`,
    paid: () => 'Paid',
    over: (received: string, due: string) => `${received} of ${due} paid: too much`,
  },

  record: 'Record a payment',
  save: 'Record',
  cancel: 'Cancel',
  dialogHelp: 'The investor and any adviser are emailed after ten minutes. Until then you can remove it unseen.',
  receivedOn: 'Received on',
  amount: 'Amount',
  bankReference: 'Reference of the bank',
  bankReferenceHelp: 'As on the statement. Only the issuer’s staff see it.',
  recorded: 'The payment was recorded.',
  remove: 'Remove',
  /** `payment`: its amount and day. */
  removeWhich: (payment: string) => `Remove the payment of ${payment}`,
  removeTitle: 'Remove this payment?',
  removeHelp:
    'Only remove a payment that was recorded by mistake. If the investor and any adviser were told of it, they are emailed that it was a mistake.',
  removed: 'The payment was removed.',

  referenceTooLong: (most: number) => `The reference must not have more than ${most} characters`,

  full: 'This application has the maximum number of payments.',
  /** In place of recording, for an application that was not accepted. */
  returned: 'This application was rejected or withdrawn: return what arrives for it.',
  /** In the question before such a decision. */
  toReturn: (received: string) => `${received} was received for this application. Return it.`,
  closed: 'The application was rejected or withdrawn meanwhile. Return the payment.',
  failures: {
    conflict:
      'Nothing was recorded: somebody else recorded a payment or decided meanwhile. Look at the payments and the status, and decide again.',
    failed:
      'No answer came, so the payment may have been saved or not. Check your connection and press Record again: it is recorded only once.',
  },
  notRemoved: 'The payment was not removed. Check your connection and try again.',

  history: {
    recorded: (who: string, payment: string) => `${who} recorded a payment of ${payment}.`,
    removed: (who: string, payment: string) => `${who} removed the payment of ${payment}.`,
  },

  /** Page on which a list of payments is pasted. */
  list: {
    link: 'Record payments from a list',
    title: 'Record payments',
    logIn: 'Log in to record payments for your offers.',
    unknown: 'Payments cannot be recorded without that.',
    label: 'References and amounts',
    help: 'One payment on each line, as copied from a spreadsheet or a bank statement: the application’s reference or BPAY reference, then the amount. A date is taken as the day of its payment, a further column as the bank’s reference.',
    check: 'Check the list',
    blank: 'Paste at least one line',
    tooMany: (most: number) => `Paste at most ${most} lines at once`,
    tooLong: 'The list is too long',
    checkFailed: 'The list could not be checked. Check your connection and try again.',

    checked: (ready: number, count: number) => `${ready} of ${payments(count)} ready to record`,
    checkedHelp:
      'Nothing has been recorded yet. Lines that do not match are not chosen: choose those that you want to record all the same.',
    line: 'Line',
    reference: 'Reference',
    application: 'Application',
    payable: 'Still payable',
    receivedOn: 'Received on',
    outcome: 'Outcome',
    outcomes: {
      ready: 'Matches',
      differs: 'Another amount than is payable',
      twice: 'Possibly twice: the same amount is recorded already, or is above',
      closed: 'Rejected or withdrawn: return the payment',
      archived: 'The offer is archived: nothing is recorded any more',
      unknown: 'No application has this reference',
      unreadable: 'The amount or the date cannot be used',
    },
    choose: (line: number, payment: string) => `Choose line ${line}, ${payment}`,
    chosen: (count: number, sums: string) => (sums === '' ? `${count} chosen` : `${count} chosen: ${sums}`),
    record: (count: number) => `Record ${payments(count)}`,
    change: 'Change the list',
    done: 'Recorded',
    conflict: 'Not recorded: changed meanwhile',
    untried: 'Not tried',
    checkAgain: 'Check the list again',
    failed: 'Not saved',
    progress: (done: number, count: number) => `${done} of ${payments(count)} recorded.`,
    tryAgain: (count: number) => `Try again for ${payments(count)}`,
    another: 'Record another list',
    back: 'Back to the applications',
  },
} as const;
