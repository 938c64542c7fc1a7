/** Bare trust (2-BARE). A file apart from other trusts, because the step needs the names of its rows for every investor type. */
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
