/** Country calling codes are prefix-free: one digit for 1 and 7, two for these, three for the rest. */
const CALLING_CODE = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

export interface PhoneParts {
  /** Digits after the plus: `61`. */
  callingCode: string;
  /** The rest, as typed. */
  national: string;
}

/** Takes a number in international form apart; null when it does not start with a plus and a whole calling code. */
export function splitPhone(value: string): PhoneParts | null {
  const international = /^\s*\+\s*(\d.*)$/s.exec(value)?.[1];
  const callingCode = international === undefined ? undefined : CALLING_CODE.exec(international)?.[1];
  if (international === undefined || callingCode === undefined) return null;
  return { callingCode, national: international.slice(callingCode.length).trimStart() };
}

/** The one string that is stored: `+61 412 345 678`; no number, no value. */
export function joinPhone({ callingCode, national }: PhoneParts): string {
  return national.trim() === '' ? '' : `+${callingCode} ${national}`;
}

/** A number as dialled at home loses its leading 0 behind a country code (Italy alone keeps it). */
export function withoutTrunkZero({ callingCode, national }: PhoneParts): PhoneParts {
  return { callingCode, national: callingCode === '39' ? national : national.replace(/^[\s(]*0[\s)]*/, '') };
}
