/** Public face: see `readiness/assess.ts`. */
export * from './readiness/assess.ts';
