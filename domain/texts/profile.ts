/** Applicant profile (1-PROF). Messages of its fields: `profileErrors`. */
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
