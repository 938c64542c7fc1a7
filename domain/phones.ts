/**
 * An Australian international number in groups of three after the country code (1-CONT-29): `+61412345678` becomes
 * `+61 412 345 678`. A mobile number typed with its country code behind the one that was chosen already, `+61 61412345678`, loses
 * one of the two. Anything else comes back as typed, since other countries group differently.
 */
export function spaceMobileNumber(typed: string): string {
  const compact = compactMobileNumber(typed).replace(/^\+6161(?=4\d{8}$)/, '+61');
  if (!/^\+61\d+$/.test(compact)) return typed;
  const groups = compact.slice(3).match(/\d{1,3}/g) ?? [];
  return ['+61', ...groups].join(' ');
}

/** The number as a gateway dials it: no blanks, brackets or dashes. */
function compactMobileNumber(typed: string): string {
  return typed.replace(/[\s()-]/g, '');
}

/** ISO codes that the phone input lists first (1-CONT-30), and the one it starts with (1-CONT-32). */
export const PREFERRED_PHONE_COUNTRIES = ['au', 'nz'] as const;
export const DEFAULT_PHONE_COUNTRY = 'au';
