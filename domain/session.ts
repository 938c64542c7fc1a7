/** Public face: see `model/session.ts`. */
export * from './model/session.ts';
