import { mobileTexts } from '../texts/mobiles.ts';

/**
 * True for a masked number (`maskMobile`) that cannot be a mobile, so that a text message will probably not arrive there.
 * @example isMaskedNoMobile('number (Australia, +61, not a mobile) that ends in 234') === true
 */
export function isMaskedNoMobile(masked: string): boolean {
  const [start = '', end = ''] = mobileTexts.masked.no('|', '|').split('|');
  return masked.startsWith(start) && masked.includes(end);
}
