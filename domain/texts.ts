export * from './texts/shell.ts';
export * from './texts/steps.ts';
export * from './texts/amount.ts';
export * from './texts/payment.ts';
export * from './texts/readiness.ts';
export * from './texts/submission.ts';
export * from './texts/nextSteps.ts';
export * from './texts/tax.ts';
