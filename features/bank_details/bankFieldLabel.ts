import { bankTexts } from '#domain/texts/bank.ts';

/** Returns the label of a choice in the error summary: its message only says that it is required. */
export function bankFieldLabel(path: string): string | undefined {
  return path === 'drpStatus' ? bankTexts.drp : undefined;
}
