/** Regular investment plan: the choice between it and a single investment, and its labels (1-AMT). */
export const planTexts = {
  single: { label: 'Single investment', explanation: 'Invest a one-off amount' },
  regular: { label: 'Regular investment plan', explanation: 'Make a regularly scheduled investment' },
  howToInvest: 'How would you like to invest?',
  investmentAmount: 'Investment amount',
  investment: 'Investment',
  planQuestion: 'How much would you like to invest, and how often?',
  planAmount: 'Amount of each investment',
  planDetails: 'Your regular investment plan',
  /** Value in the plan's details until the applicant chooses or types one. */
  notGivenYet: 'Not given yet',
  regularPlanNote: 'The plan is funded by the direct debit detail given on the Bank account details step.',
} as const;
