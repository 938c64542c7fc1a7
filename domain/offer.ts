/** Public face: see `model/offer.ts`. */
export * from './model/offer.ts';
