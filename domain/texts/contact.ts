/** Contact details (1-CONT). Messages of their fields: `contactErrors`. */
export const contactTexts = {
  title: 'Application contact details',
  investorTitle: "Investor's contact details",
  investorIntro: 'The investor you are applying for.',
  adviserTitle: "Adviser's contact details",
  adviserIntro: 'How we reach you about this application.',
  dealerGroupTitle: 'Dealer group details',
  firstName: 'First/preferred name',
  lastName: 'Last name',
  email: 'Email address',
  emailHelp: 'We send the confirmation to this address.',
  investorCopyHelp: 'We send the investor a copy of the application at this address.',
  investorApprovalHelp: 'We ask the investor at this address to approve the application.',
  mobile: 'Mobile number',
  /** Label of the adviser's name, for the investor of the application. */
  adviserName: 'Name',
  dealerGroupName: 'Dealer group name',
  dealerGroupAbnOrAcn: 'ABN or ACN',
  dealerGroupAfsl: 'Australian Financial Services Licence (AFSL)',
  dealerGroupAfslHelp: 'The six digits of the licence.',
  invite: {
    title: 'Invite your adviser',
    label: "Your adviser's email address",
    help: 'Your adviser gets read-only access after the application has been processed.',
  },
  /** For staff who enter an investor's paper form. */
  inviteOfInvestor: {
    title: "Invite the investor's adviser",
    label: "Adviser's email address",
    help: 'The adviser gets read-only access after the application has been processed.',
  },
  authority: 'Authority to act for the investor',
  withoutAuthority: 'No. The investor is asked to approve the application.',
} as const;
