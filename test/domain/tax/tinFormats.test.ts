/** Numbers that tax offices, the OECD or the European Commission give as examples, and the same with a slip of the finger. */
import { COUNTRIES } from '#domain/addresses/countries.ts';
import { fitsPublishedTin } from '#domain/tax/tinFormats.ts';

const PUBLISHED = [
  // Inland Revenue, specification for withholding tax: both rows of weights, eight digits and nine.
  ['NZ', 'IRD number', '49091850', true],
  ['NZ', 'IRD number', '35901981', true],
  ['NZ', 'IRD number by the second weights', '49098576', true],
  ['NZ', 'IRD number of nine digits', '136410132', true],
  ['NZ', 'IRD number with a nought before it', '049091850', true],
  ['NZ', 'wrong check digit', '136410133', false],
  ['NZ', 'too short', '9125568', false],
  ['NZ', 'New Zealand business number', '9429039501974', false],
  // HMRC: UTR of its specifications, NIM39110 for the National Insurance number.
  ['GB', 'UTR', '3282497350', true],
  ['GB', 'UTR', '1955839661', true],
  ['GB', 'UTR as letters of the office write it', '1955839661K', true],
  ['GB', 'wrong check digit', '2955839661', false],
  ['GB', 'National Insurance number', 'AB123456C', true],
  ['GB', 'in small letters', 'ab123456c', true],
  ['GB', 'without its last letter', 'AB123456', true],
  ['GB', 'temporary reference', '11A11111', true],
  ['GB', 'prefix that is never given', 'QQ123456A', false],
  ['GB', 'prefix that is not to be used', 'GB123456A', false],
  ['GB', 'last letter that is never given', 'AB123456E', false],
  ['GB', 'number of a company', '12345678', false],
  // IRS and Social Security Administration.
  ['US', 'SSN', '536904399', true],
  ['US', 'ITIN', '911701234', true],
  ['US', 'EIN', '042103580', true],
  ['US', 'no area 000', '000123456', false],
  ['US', 'too long', '9111444422', false],
  ['US', 'too short', '12345678', false],
  // OECD sheet of Singapore.
  ['SG', 'NRIC', 'S1234567D', true],
  ['SG', 'NRIC since 2000', 'T1234567A', true],
  ['SG', 'FIN', 'F1234567N', true],
  ['SG', 'FIN since 2022', 'M1234567K', true],
  ['SG', 'UEN of a business', '00192200M', true],
  ['SG', 'UEN of a local company', '197401143C', true],
  ['SG', 'UEN of a foreign company', 'F00012345X', true],
  ['SG', 'UEN of others', 'T08GB0046G', true],
  ['SG', 'number of the tax office', 'A1234567X', true],
  ['SG', 'income tax reference', '412345678X', true],
  ['SG', 'a digit short', 'S123456D', false],
  ['SG', 'without its letter', '197401143', false],
  // OECD sheet of Hong Kong; weights as the check digit of the card has them.
  ['HK', 'identity card', 'A1234563', true],
  ['HK', 'identity card as printed', 'A123456(3)', true],
  ['HK', 'identity card that checks as 10', 'G123456A', true],
  ['HK', 'identity card of two letters', 'AB9876543', true],
  ['HK', 'business registration', '12345678', true],
  ['HK', 'wrong check digit', 'A1234567', false],
  ['HK', 'a digit too many', '123456789', false],
  // Revenue eBrief 03/13, and the European Commission's sheet.
  ['IE', 'PPS number', '1234567T', true],
  ['IE', 'PPS number', '6433435F', true],
  ['IE', 'PPS number of a spouse', '1234567TW', true],
  ['IE', 'PPS number since 2013', '1234567FA', true],
  ['IE', 'tax reference of a company since 2013', '1234567WH', true],
  ['IE', 'charity', 'CHY1234', true],
  ['IE', 'wrong check letter', '6433435E', false],
  ['IE', 'check letter without the second one', '1234567FH', false],
  // OECD sheet of Germany; of eleven digits any may be a Steuernummer.
  ['DE', 'IdNr', '36574261809', true],
  ['DE', 'Steuernummer', '18181508155', true],
  ['DE', 'Steuernummer as its office writes it', '181/815/08155', true],
  ['DE', 'Steuernummer of ten digits', '2181508150', true],
  ['DE', 'Steuernummer of the federation', '2893081508152', true],
  ['DE', 'W-IdNr', 'DE13669597600001', true],
  ['DE', 'a digit short', '365742618', false],
  ['DE', 'a digit too many', '365742618091', false],
  // European Commission, INSEE.
  ['FR', 'numéro fiscal', '3023217600053', true],
  ['FR', 'numéro fiscal with a nought before it', '0701987765493', true],
  ['FR', 'SIREN', '732829320', true],
  ['FR', 'wrong check digits', '3023217600054', false],
  ['FR', 'first digit that is never given', '9701987765432', false],
  ['FR', 'SIREN with a wrong check digit', '732829321', false],
  // Canada Revenue Agency.
  ['CA', 'SIN', '046454286', true],
  ['CA', 'SIN', '130692544', true],
  ['CA', 'business number', '123026635', true],
  ['CA', 'business number with its account', '123026635RC0001', true],
  ['CA', 'account of a trust', 'T12345678', true],
  ['CA', 'wrong check digit', '130692545', false],
  ['CA', 'noughts alone', '000000000', false],
  // Income Tax Department.
  ['IN', 'PAN of a person', 'AFZPK7190K', true],
  ['IN', 'PAN of a company', 'AAACV7757J', true],
  ['IN', 'fourth letter that means nobody', 'ABCDE1234F', false],
  ['IN', 'letter for a digit', 'AFZPK719OK', false],
  // Ministry of Internal Affairs and Communications, National Tax Agency.
  ['JP', 'individual number', '123456789018', true],
  ['JP', 'individual number that would check as 10', '123456789140', true],
  ['JP', 'corporate number of the National Tax Agency', '7000012050002', true],
  ['JP', 'corporate number', '5835678256246', true],
  ['JP', 'wrong check digit', '123456789012', false],
  ['JP', 'wrong first digit', '8000012050002', false],
  // SARS: modulus 10 of its specification.
  ['ZA', 'tax reference', '0001339050', true],
  ['ZA', 'identity number', '8001015009087', true],
  ['ZA', 'identity number with a wrong check digit', '8001015009088', false],
  ['ZA', 'registration of a company', '2015/123456/07', true],
  ['ZA', 'wrong check digit', '0001339051', false],
  ['ZA', 'first digit that is never given', '5001339050', false],
  // Inland Revenue Board: the forms before and since 2023.
  ['MY', 'tax number of a person', 'IG115002000', true],
  ['MY', 'tax number of a person before 2023', 'OG25845632021', true],
  ['MY', 'tax number of a company', 'C20880050010', true],
  ['MY', 'tax number of a unit trust', 'TC2088005001', true],
  ['MY', 'identity card', '770305021234', true],
  ['MY', 'digits alone', '115002000', false],
] as const;

describe('numbers that fit what their country has published', () => {
  it.each(PUBLISHED)('[3-TIN-13] %s, %s: %s is %s', (country, _kind, number, fits) => {
    expect(fitsPublishedTin(country, number)).toBe(fits);
  });
});

it('[3-TIN-13] finds a digit that was typed wrong, wherever every kind has a check digit', () => {
  const slips = (number: string) =>
    [...number].map((digit, index) => number.slice(0, index) + ((Number(digit) + 1) % 10) + number.slice(index + 1));

  for (const [country, number] of [
    ['NZ', '49091850'],
    ['FR', '3023217600053'],
    ['JP', '123456789018'],
    ['CA', '046454286'],
  ] as const) {
    expect(slips(number).filter((slip) => fitsPublishedTin(country, slip))).toEqual([]);
  }
});

it.each([
  ['a country where passports may stand for a number', 'CN'],
  ['a country that has none', 'AE'],
  ['Australia, whose numbers have rules of their own', 'AU'],
  ['no country', ''],
  ['a word that every table seems to hold', 'constructor'],
])('[3-TIN-13] has no verdict on numbers of %s', (_whose, country) => {
  expect(fitsPublishedTin(country, '12')).toBeUndefined();
});

it('[3-TIN-13] knows countries by codes that the choice of countries has', () => {
  const known = COUNTRIES.filter(({ iso2 }) => fitsPublishedTin(iso2, '12') !== undefined).map(({ iso2 }) => iso2);

  expect(known.sort()).toEqual(['CA', 'DE', 'FR', 'GB', 'HK', 'IE', 'IN', 'JP', 'MY', 'NZ', 'SG', 'US', 'ZA']);
});
