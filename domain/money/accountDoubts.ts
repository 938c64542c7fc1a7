/** Doubts about foreign accounts: shown beside the field, and never a reason to refuse (1-BANK-13 to 1-BANK-17). */
import { withoutSpaces } from '../formats/format.ts';
import { bankTexts } from '../texts/bank.ts';

/** Pattern of an IBAN: a country, two check digits, and the account there. */
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const BIC_LENGTHS = [8, 11];

/** Returns the doubt about a number that looks like an IBAN but has other check digits (ISO 13616); undefined for every other number. */
export function ibanDoubt(accountNumber: string): string | undefined {
  const iban = withoutSpaces(accountNumber).toUpperCase();
  if (!IBAN.test(iban)) return undefined;
  return remainderOf97(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1 ? undefined : bankTexts.ibanDoubt;
}

/** Returns the doubt about a BIC that has neither 8 nor 11 characters (ISO 9362); undefined for a valid length and for no BIC. */
export function bicDoubt(swiftCode: string): string | undefined {
  const { length } = withoutSpaces(swiftCode);
  return length === 0 || BIC_LENGTHS.includes(length) ? undefined : bankTexts.bicDoubt;
}

/** Returns the remainder modulo 97. Letters continue after nine: A counts as 10, Z as 35. */
function remainderOf97(characters: string): number {
  const digits = [...characters].map((character) => Number.parseInt(character, 36)).join('');
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);
}
