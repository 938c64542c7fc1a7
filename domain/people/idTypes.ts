/** The kinds of identity documents; stored as their labels (2-ID-14). On the landing page's path, without the rules about them. */

export const DRIVERS_LICENCE = "Driver's licence";
export const PASSPORT = 'Passport';

/** Every ID type there is; stored as its label (2-ID-14). */
export const ID_TYPES: readonly string[] = [
  DRIVERS_LICENCE,
  PASSPORT,
  'Birth certificate',
  'Citizenship certificate',
  'Medicare card',
  'Proof of age card',
  'National identity card',
];
