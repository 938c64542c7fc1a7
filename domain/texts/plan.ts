/** A regular investment plan: the choice between it and a single investment, its labels and its frequencies (1-AMT). */
import type { Frequency } from '../offer.ts';

export const planTexts = {
  single: { label: 'Single investment', explanation: 'Invest a one-off amount' },
  regular: { label: 'Regular investment plan', explanation: 'Make a regularly scheduled investment' },
  howToInvest: 'How would you like to invest?',
  /** The same as a name, in the error summary. */
  choice: 'Single or regular investment',
  planQuestion: 'How much would you like to invest, and how often?',
  planAmount: 'Amount of each investment',
  planDetails: 'Your regular investment plan',
  /** In the plan's details until it is chosen or typed. */
  notGivenYet: 'Not given yet',
  frequency: 'Frequency',
  regularPlanNote: 'The plan is funded by the direct debit detail given on the Bank account details step.',
} as const;

/** Labels of the plan's frequencies (1-AMT-49). */
export const frequencyLabels: Record<Frequency, string> = {
  WEEKLY: 'Weekly',
  MONTHLY: 'Monthly',
  QUARTERLY: 'Quarterly',
  ANNUALLY: 'Annually',
};

/** The same inside a sentence (1-AMT-50). */
export const frequencyPhrases: Record<Frequency, string> = {
  WEEKLY: 'per week',
  MONTHLY: 'per month',
  QUARTERLY: 'per quarter',
  ANNUALLY: 'per year',
};
