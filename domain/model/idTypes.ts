/** Kinds of identity documents, stored as their labels (2-ID-14). The landing page loads this module, without the rules about them. */

export const DRIVERS_LICENCE = "Driver's licence";
export const PASSPORT = 'Passport';

/** All ID types, stored as their labels (2-ID-14). */
export const ID_TYPES: readonly string[] = [
  DRIVERS_LICENCE,
  PASSPORT,
  'Birth certificate',
  'Citizenship certificate',
  'Medicare card',
  'Proof of age card',
  'National identity card',
];
