/** Investment amount step: labels, explanations and the fee sentences (1-AMT). The messages of its fields are in `amountErrors`. */
import type { SplitAmounts } from './split.ts';
import type { FeeCalculationType } from '../data/choices.ts';

export const amountTexts = {
  howMuch: 'How much would you like to invest?',
  /** For staff who enter an investor's paper form. */
  howMuchOfInvestor: 'How much does the investor want to invest?',
  amountToInvest: 'Amount to invest',
  /** Note under an amount finer than cents; `amount` comes with its currency. */
  rounded: (amount: string) => `Rounded to ${amount}`,
  whatYouPay: 'What you would pay',
  minimum: 'Minimum',
  maximum: 'Maximum',
  increment: 'In increments of',
  percentagePayableNow: 'Payable now',
  shareOfInvestment: (percentage: string) => `${percentage} of your investment`,
  costPerSecurity: (securityWord: string) => `Cost per ${securityWord}`,
  totalInvestmentAmount: 'Total investment amount',
  numberOfSecurities: (securityWordPlural: string) => `Number of ${securityWordPlural}`,
  payableNow: 'Payable now',
  payableLater: 'Payable later',
  /** Label of the sum if a fee is added to the amount payable now; otherwise the two are one. */
  dueNow: 'Total payable now',
  fee: 'Fee',
  /** Line under the sum to pay now, for a fee that is taken out of it and adds nothing. */
  ofWhichFee: 'Fee included',
  /** Text beside the fee while no amount is entered. */
  feeRate: (percentage: string, hasGst: boolean) => (hasGst ? `${percentage} plus GST` : percentage),
  priorityCode: 'Priority code',
  priorityCodeTip: 'If you have been given a priority code, enter it here.',
  softLimit: 'Applications under the minimum investment amount will be subject to review.',
} as const;

/** Names of a regular plan's questions; the other texts of its form load with it. */
export const planFieldNames = { choice: 'Single or regular investment', frequency: 'Frequency' } as const;

/** Fee sentences by type; `fee` comes with its currency, `percentage` with its sign (1-AMT-15). */
export const feeSentences: Record<FeeCalculationType, (fee: string, percentage: string) => string> = {
  ADD_TO_TOTAL: (fee, percentage) => `A fee of ${fee} (${percentage} plus GST) is added to the total investment amount`,
  DEDUCT_FROM_TOTAL: (fee, percentage) =>
    `A fee of ${fee} (${percentage} plus GST) is deducted from the amount entered`,
  ADD_TO_PAYABLE: (fee, percentage) => `A fee of ${fee} (${percentage}) is added to the amount payable now`,
  DEDUCT_FROM_PAYABLE: (fee, percentage) => `A fee of ${fee} (${percentage}) is deducted from the amount payable now`,
};

/** Returns the sentence for the bar if the fee is a part of the amount payable now. */
export function splitSentenceWithFeeInside({ total, now, later, fee }: SplitAmounts & { fee: string }): string {
  return `Of ${total} in all, ${now} is payable now, which includes the fee of ${fee}${later ? `, and ${later} later` : ''}.`;
}
