/** Contact details (1-CONT) and the applicant profile (1-PROF). Messages of their fields: `contactErrors`, `profileErrors`. */
export const contactTexts = {
  title: 'Application contact details',
  investorTitle: "Investor's contact details",
  adviserTitle: "Adviser's contact details",
  dealerGroupTitle: 'Dealer group details',
  firstName: 'First/preferred name',
  lastName: 'Last name',
  email: 'Email address',
  emailHelp: 'We send the confirmation to this address.',
  mobile: 'Mobile number',
  dealerGroupName: 'Dealer group name',
  dealerGroupAbnOrAcn: 'ABN or ACN',
  dealerGroupAfsl: 'Australian Financial Services Licence (AFSL)',
  inviteAdviser: "Your adviser's email address",
  inviteAdviserHelp: 'Your adviser gets read-only access after the application has been processed.',
} as const;

export const profileTexts = {
  isPersonalAdvised: 'Have you received personal advice about this investment?',
  adviserName: "Adviser's name",
  adviserWorkplace: "Adviser's workplace",
  adviserEmail: "Adviser's email address",
  questionsTitle: 'Due diligence questions',
  otherAnswer: 'Please tell us more',
} as const;
