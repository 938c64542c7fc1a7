/** Contact details (1-CONT) and the applicant profile (1-PROF). Messages of their fields: `contactErrors`, `profileErrors`. */
export const contactTexts = {
  title: 'Application contact details',
  investorTitle: "Investor's contact details",
  investorIntro: 'The investor for whom you apply.',
  adviserTitle: "Adviser's contact details",
  adviserIntro: 'How we reach you about this application.',
  dealerGroupTitle: 'Dealer group details',
  firstName: 'First/preferred name',
  lastName: 'Last name',
  email: 'Email address',
  emailHelp: 'We send the confirmation to this address.',
  investorCopyHelp: 'The investor gets a copy of the application at this address.',
  investorApprovalHelp: 'We ask the investor at this address to approve the application.',
  mobile: 'Mobile number',
  dealerGroupName: 'Dealer group name',
  dealerGroupAbnOrAcn: 'ABN or ACN',
  dealerGroupAfsl: 'Australian Financial Services Licence (AFSL)',
  dealerGroupAfslHelp: 'The six digits of the licence.',
  inviteTitle: 'Invite your adviser',
  inviteAdviser: "Your adviser's email address",
  inviteAdviserHelp: 'Your adviser gets read-only access after the application has been processed.',
  authority: 'Authority to act for the investor',
  withoutAuthority: 'No. The investor is asked to approve the application.',
} as const;

/** @example adviserLine('Ann Lee', 'Acme') === 'Adviser: Ann Lee, Acme'; parts that are not there are left out. */
export function adviserLine(...parts: readonly (string | undefined)[]): string {
  return `Adviser: ${parts.filter(Boolean).join(', ')}`;
}

export const profileTexts = {
  adviceTitle: 'Personal advice',
  isPersonalAdvised: 'Have you received personal advice about this investment?',
  isInvestorAdvised: 'Has the investor received personal advice about this investment?',
  adviserTitle: 'Adviser details',
  adviserKnown: 'Taken from the contact details. Change them there.',
  adviserName: "Adviser's name",
  adviserWorkplace: "Adviser's workplace",
  adviserEmail: "Adviser's email address",
  textTitle: 'Before you answer',
  questionsTitle: 'Due diligence questions',
  otherAnswer: 'Please tell us more',
  advised: 'Personal advice received',
  notAdvised: 'No personal advice',
  answered: 'Questions answered',
} as const;
