/** Public face: see `model/steps.ts` and `model/stepReach.ts`. */
export * from './model/steps.ts';
export * from './model/stepReach.ts';
