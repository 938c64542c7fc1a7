/** Public face: see `money/payment.ts`. */
export * from './money/payment.ts';
