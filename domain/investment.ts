/** Public face: see `money/investment.ts`. */
export * from './money/investment.ts';
