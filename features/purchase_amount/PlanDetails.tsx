import { parseAmount, formatMoney } from '#domain/money/money.ts';
import type { Frequency, Offer } from '#domain/offer.ts';
import { amountTexts, planFieldNames } from '#domain/texts/amount.ts';
import { frequencyLabels, frequencyPhrases } from '#domain/texts/frequencies.ts';
import { planTexts } from '#domain/texts/plan.ts';
import { Answers } from '#features/ui/Answers.tsx';
import { Money } from '#features/ui/Money.tsx';

interface PlanDetailsProps {
  /** Decimal string; empty until typed. */
  amount: string | undefined;
  frequency: Frequency | '' | undefined;
  offer: Offer;
  currency: string;
  /** Filled on review only: the priority code. */
  priorityCode?: string | undefined;
}

/** A plan's details to read: its amount each time, its security and its frequency (1-AMT-08, 1-AMT-49, 1-AMT-50). */
export function PlanDetails({ amount, frequency, offer, currency, priorityCode }: PlanDetailsProps) {
  const instalment = parseAmount(amount)?.gt(0) && (
    <>
      <Money currency={currency} amount={formatMoney(amount)} />
      {frequency && <span>{` ${frequencyPhrases[frequency]}`}</span>}
    </>
  );
  const code = priorityCode ? [{ label: amountTexts.priorityCode, value: priorityCode }] : [];
  return (
    <Answers
      answers={[
        { label: planTexts.investmentAmount, value: instalment || planTexts.notGivenYet },
        { label: planTexts.investment, value: offer.security.name },
        { label: planFieldNames.frequency, value: frequency ? frequencyLabels[frequency] : planTexts.notGivenYet },
        ...code,
      ]}
    />
  );
}
