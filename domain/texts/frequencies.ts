/** Frequencies of a regular plan (1-AMT). */
import type { Frequency } from '../data/choices.ts';

/** Labels of the plan's frequencies (1-AMT-49). */
export const frequencyLabels: Record<Frequency, string> = {
  WEEKLY: 'Weekly',
  MONTHLY: 'Monthly',
  QUARTERLY: 'Quarterly',
  ANNUALLY: 'Annually',
};

/** Frequencies inside a sentence (1-AMT-50). */
export const frequencyPhrases: Record<Frequency, string> = {
  WEEKLY: 'per week',
  MONTHLY: 'per month',
  QUARTERLY: 'per quarter',
  ANNUALLY: 'per year',
};
