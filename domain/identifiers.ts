/** Public face: see `formats/identifiers.ts`. */
export * from './formats/identifiers.ts';
