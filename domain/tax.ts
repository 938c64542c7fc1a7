/** Public face: see `tax/sections.ts` and `tax/resets.ts`. */
export * from './tax/sections.ts';
export * from './tax/resets.ts';
