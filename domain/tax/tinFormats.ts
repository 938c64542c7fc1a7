/**
 * Formats of other countries' tax numbers. A country is included only if all kinds that it gives to people and to entities are published,
 * by its tax office or by the OECD for it (ADR 0008). The result is a doubt and no verdict: the rules leave the format open (3-TIN-13), so
 * a country is left out if not all its kinds are known, or if a passport may replace one (China).
 *
 * Kinds and shapes: each country's sheet among the OECD's `Information on Tax Identification Numbers`. Check digits: Inland Revenue's
 * specification for withholding tax (NZ), HMRC's NIM39110 and UTR check (GB), Revenue eBrief 03/13 (IE), the European Commission's
 * `TIN Algorithms` and INSEE (FR), SARS's specification for employers (ZA), the National Tax Agency and the ministry's ordinance 85 of 2014
 * (JP), the Luhn digit of SIN and business number (CA), that of the identity card (HK).
 */
import { ownEntry } from '../formats/ownEntry.ts';

/** A published kind of number: its shape and, if published too, the test of its check digit. */
interface TinKind {
  shape: RegExp;
  isRight?: (number: string) => boolean;
}

const KINDS: Readonly<Record<string, readonly TinKind[]>> = {
  // SIN or business number, optionally with its program account; account of a trust.
  CA: [{ shape: /^\d{9}$/, isRight: hasLuhnDigit }, { shape: /^\d{9}R[A-Z]\d{4}$/ }, { shape: /^T\d{8}$/ }],
  // IdNr or Steuernummer (of the office or of the federation), USt-IdNr or W-IdNr. Eleven digits may be either of the first two.
  DE: [{ shape: /^(?:\d{10,11}|\d{13})$/ }, { shape: /^DE\d{9}(?:\d{5})?$/ }],
  // Numéro fiscal of people, SIREN of entities.
  FR: [
    { shape: /^[0-3]\d{12}$/, isRight: (number) => Number(number.slice(0, 10)) % 511 === Number(number.slice(10)) },
    { shape: /^\d{9}$/, isRight: hasLuhnDigit },
  ],
  // UTR, with the K of some letters; National Insurance number; temporary reference for people without one.
  GB: [
    { shape: /^K?\d{10}K?$/, isRight: hasUtrDigit },
    { shape: /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]?$/ },
    { shape: /^\d{2}[A-Z]\d{5}$/ },
  ],
  // Identity card, business registration.
  HK: [{ shape: /^[A-Z]{1,2}\d{6}[\dA]$/, isRight: hasHkidDigit }, { shape: /^\d{8}$/ }],
  // PPS number and tax reference number, charity.
  IE: [{ shape: /^\d{7}[A-W][A-IWTX]?$/, isRight: hasPpsLetter }, { shape: /^CHY\d{1,5}$/ }],
  // PAN; its fourth letter gives the type of its holder.
  IN: [{ shape: /^[A-Z]{3}[ABCEFGHJKLPT][A-Z]\d{4}[A-Z]$/ }],
  // Individual number, corporate number.
  JP: [
    { shape: /^\d{12}$/, isRight: hasIndividualDigit },
    { shape: /^\d{13}$/, isRight: hasCorporateDigit },
  ],
  // Tax numbers of people and of entities in their old and present form; identity card.
  MY: [{ shape: /^[A-Z]{1,2}\d{9,11}$/ }, { shape: /^\d{12}$/ }],
  // IRD number, with or without its leading zero.
  NZ: [{ shape: /^(?:0?[1-9]\d|1\d\d)\d{6}$/, isRight: hasIrdDigit }],
  // NRIC, FIN and number of the tax office; UEN of businesses and local companies, and income tax reference; UEN of foreign companies,
  // others.
  SG: [
    { shape: /^[AFGMST]\d{7}[A-Z]$/ },
    { shape: /^\d{8,9}[A-Z]$/ },
    { shape: /^F(?:\d{3})?\d{5}[A-Z]$/ },
    { shape: /^[RST]\d{2}[A-Z]{2}\d{4}[A-Z]$/ },
  ],
  // SSN, ITIN, ATIN and EIN: together they exclude no more than this.
  US: [{ shape: /^(?!000)\d{9}$/ }],
  // Tax reference number; identity number and registration of a company, which may replace it.
  ZA: [
    { shape: /^[01239]\d{9}$/, isRight: hasLuhnDigit },
    { shape: /^\d{13}$/, isRight: hasLuhnDigit },
    { shape: /^(?:19|20)\d{10}$/ },
  ],
};

/** Separators that people copy from a card or letter: `181/815/08155`, `A123456(3)`. */
const MARKS = /[/.()]/g;

/**
 * True when a number fits any kind that is published for the country of a two-letter code; undefined for a country without complete
 * publications.
 * @example fitsPublishedTin('NZ', '49091850') === true
 */
export function fitsPublishedTin(country: string, number: string): boolean | undefined {
  const kinds = ownEntry(KINDS, country);
  if (!kinds) return undefined;
  const plain = number.toUpperCase().replace(MARKS, '');
  return /[1-9]/.test(plain) && kinds.some(({ shape, isRight }) => shape.test(plain) && (isRight?.(plain) ?? true));
}

/** Inland Revenue: a second row of weights applies if the first one gives 10. */
function hasIrdDigit(number: string): boolean {
  const base = number.slice(0, -1).padStart(8, '0');
  const first = upToEleven(weigh(base, [3, 2, 7, 6, 5, 4, 3, 2]));
  const digit = first === 10 ? upToEleven(weigh(base, [7, 4, 3, 2, 5, 2, 7, 6])) : first;
  return number.endsWith(String(digit));
}

/** HMRC: the first digit checks the nine after it. */
function hasUtrDigit(number: string): boolean {
  const digits = number.replace(/K/g, '');
  const check = 11 - (weigh(digits.slice(1), [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11);
  return digits.startsWith(String(check > 9 ? check - 9 : check));
}

/** Identity card of Hong Kong: letters count from A = 10, the blank before a single one as 36. */
function hasHkidDigit(number: string): boolean {
  const weights = [9, 8, 7, 6, 5, 4, 3, 2, 1].slice(-number.length);
  return (weigh(number, weights) + (number.length === 8 ? 36 * 9 : 0)) % 11 === 0;
}

/**
 * Revenue: the second letter counts nine times its place in the alphabet; the letters of a spouse or a second employment (W, T, X) do not
 * count.
 */
function hasPpsLetter(number: string): boolean {
  const second = Math.max(0, 'WABCDEFGHI'.indexOf(number.charAt(8)));
  const sum = weigh(number.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) + 9 * second;
  return number.charAt(7) === 'WABCDEFGHIJKLMNOPQRSTUV'.charAt(sum % 23);
}

/** Ordinance of the Ministry of Internal Affairs: modulo 11, zero if one digit does not suffice. */
function hasIndividualDigit(number: string): boolean {
  const digit = upToEleven(weigh(number, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]));
  return number.endsWith(String(digit % 10));
}

/** National Tax Agency: the first digit checks the twelve after it, modulo 9. */
function hasCorporateDigit(number: string): boolean {
  return number.startsWith(String(9 - (weigh(number.slice(1), [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]) % 9)));
}

/** Luhn: every second digit from the right counts twice, with the digits of a two-digit product added up; the sum is a multiple of ten. */
function hasLuhnDigit(number: string): boolean {
  const counted = [...number].reverse().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2));
  return counted.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}

/** Returns the difference to the next multiple of 11. */
function upToEleven(sum: number): number {
  return (11 - (sum % 11)) % 11;
}

/** Returns the weighted sum. Characters beyond the weights do not count; letters have their value as digits (A = 10). */
function weigh(characters: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number.parseInt(characters.charAt(index), 36), 0);
}
