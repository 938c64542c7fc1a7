import { paymentTexts } from '#domain/texts/payment.ts';

/** Returns the label of the choice in the error summary: its message only says that it is required. */
export function paymentFieldLabel(path: string): string | undefined {
  return path === 'paymentMethod' ? paymentTexts.method : undefined;
}
