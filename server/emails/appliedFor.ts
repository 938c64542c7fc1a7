/** Blocks about the application that several e-mails have. */
import { holdingTexts } from '#domain/texts/holdings.ts';
import { emailTexts, receiptTexts } from '#domain/texts.ts';
import type { EmailBlock, Fact } from './blocks.ts';
import type { EmailFacts } from './facts.ts';

/** Returns a list; nothing without items. */
export function listed(lead: string, items: readonly string[]): EmailBlock[] {
  return items.length > 0 ? [{ kind: 'list', lead, items }] : [];
}

/** Returns the amount applied for, the investors and the adviser; a row without a value is left out. */
export function appliedFor({ reference, lodged, instalment }: EmailFacts, further: readonly Fact[] = []): EmailBlock {
  const { amount, measure, investors, holding = '', adviser } = lodged;
  const sum = instalment ?? (measure === '' ? amount : `${amount} (${measure})`);
  const rows = [
    { label: emailTexts.reference, value: reference },
    { label: emailTexts.appliedFor, value: sum },
    { label: receiptTexts.investors(investors.length), value: investors.join(', ') },
    { label: holdingTexts.holding, value: holding },
    { label: receiptTexts.adviser, value: adviser ?? '' },
    ...further,
  ];
  return { kind: 'facts', rows: rows.filter(({ value }) => value !== '') };
}
