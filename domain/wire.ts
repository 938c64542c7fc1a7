/** Public face: see `application/wire.ts`. */
export * from './application/wire.ts';
