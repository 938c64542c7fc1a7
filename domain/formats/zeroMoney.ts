/**
 * True when a decimal string is exactly zero (`'0'`, `'0.00'`, `'-0.'`); a blank, missing or unreadable value is not known and therefore
 * not zero (1-SHELL-22). It reads the digits as text: the landing page needs this one test and nothing else of the decimal library.
 */
export function isZeroMoney(value: string | null | undefined): boolean {
  return /^[+-]?(?:0+(?:\.0*)?|\.0+)$/.test((value ?? '').trim());
}
