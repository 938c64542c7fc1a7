/** Texts of the bar that shows the amounts payable now, payable later and in fees. */

export const splitTexts = {
  now: 'Now',
  nowWithFee: 'Now, with the fee',
  later: 'Later',
} as const;

/** Amounts for people, formatted with their currency. */
export interface SplitAmounts {
  total: string;
  now: string;
  later: string | null;
  fee: string | null;
}

/** Returns one sentence for the bar of the amounts payable now, payable later and in fees. */
export function splitSentence({ total, now, later, fee }: SplitAmounts): string {
  const parts = [`${now} is payable now`, later && `${later} later`, fee && `${fee} is the fee`].filter(Boolean);
  const last = parts.pop();
  return `Of ${total} in all, ${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last}.`;
}
