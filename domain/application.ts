/** Public face: see `model/application.ts`. */
export type * from './model/application.ts';
