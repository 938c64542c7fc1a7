/**
 * Questions about numbers that text messages do not reach, and the text that shows such a number without its digits (1-CONT-29, 3-OTP-03).
 */
import { mobileTexts } from '../texts/mobiles.ts';
import { countryName, countryOfCode, mobileLikelihood, readPhone, splitPhone } from '../formats/phones.ts';

/** Calling codes of North America and of Russia and Kazakhstan, which do not tell the country. */
const SHARED_CODES: readonly string[] = ['1', '7'];

/** Returns the question about a number that cannot be a mobile of its country; null for every other text. */
export function mobileQuestion(typed: string): string | null {
  if (mobileLikelihood(typed) !== 'no') return null;
  const code = codeOf(typed);
  const told = mobileTexts.begins[code] ?? mobileTexts.isNone(phonePlace(code));
  return `${told} ${mobileTexts.isOfAnother}`;
}

/**
 * Returns a number as text with its kind, its country and its last digits, which may be shown (3-OTP-03).
 * @example maskMobile('+61491570156') === 'mobile number (Australia, +61) that ends in 156'
 */
export function maskMobile(number: string): string {
  return mobileTexts.masked[mobileLikelihood(number) ?? 'unknown'](phonePlace(codeOf(number)), number.slice(-3));
}

function codeOf(typed: string): string {
  return splitPhone(readPhone(typed) ?? typed)?.callingCode ?? '';
}

/** Returns country and calling code for a text (`Australia, +61`); the code alone if several countries share it. */
function phonePlace(callingCode: string): string {
  const iso = SHARED_CODES.includes(callingCode) ? undefined : countryOfCode(callingCode);
  return iso === undefined ? `+${callingCode}` : `${countryName(iso)}, +${callingCode}`;
}
