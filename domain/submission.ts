/** Public face: see `application/submission.ts`. */
export * from './application/submission.ts';
