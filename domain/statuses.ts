/** Public face: see `model/statuses.ts`. */
export * from './model/statuses.ts';
