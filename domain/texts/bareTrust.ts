/** A bare trust (2-BARE); apart from other trusts, since the step asks for its rows by name whoever invests. */
export const bareTrustTexts = {
  trustee: (number: number) => `Trustee ${number}`,
  trusteeType: 'Who is this trustee?',
  company: 'A company',
  individual: 'An individual',
  addTrustee: 'Add trustee',
  deleteTrustee: 'Delete trustee',
  holdingTitle: 'Holding company',
  hasHoldingCompany: 'Do the beneficial owners hold their interest through a holding company?',
  holdingDetails: 'Holding company details',
} as const;
