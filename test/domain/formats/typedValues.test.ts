import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import examples from 'libphonenumber-js/examples.mobile.json';
import { getExampleNumber, type CountryCode } from 'libphonenumber-js/max';
import { isDate, normaliseDate } from '#domain/formats/dates.ts';
import { parseAmount, settleAmount } from '#domain/money/money.ts';
import {
  countryOfCode,
  formatPhone,
  isPhone,
  joinPhone,
  mobileLikelihood,
  phoneCountries,
  readPhone,
  settlePhone,
} from '#domain/formats/phones.ts';
import { aDemoOffer, settledIn } from '#test/support/applications.ts';
import { TYPED_AMOUNTS, TYPED_DATES, TYPED_ON, TYPED_PHONES } from '#test/support/typedValues.ts';

describe('phone numbers', () => {
  it.each(TYPED_PHONES)('[1-CONT-29] stores $typed as $stored', ({ typed, stored, chosen }) => {
    const held =
      chosen && !typed.startsWith('+') ? joinPhone({ callingCode: chosen.callingCode, national: typed }) : typed;

    expect(readPhone(held)).toBe(stored);
    expect(settlePhone(settlePhone(held))).toBe(settlePhone(held));
    expect(isPhone(held)).toBe(stored !== null);
  });

  it('[1-CONT-29] reads the example of every country, however it is written', () => {
    const wrong = phoneCountries().flatMap(({ iso }) => {
      const example = getExampleNumber(iso as CountryCode, examples);
      if (!example) return [];
      const international = example.formatInternational();
      const abroad = international.replace('+', '00');
      const written = [
        example.number,
        international,
        `+${example.countryCallingCode} ${international}`,
        `+61 ${abroad}`,
        `+61 ${abroad.replace('00', '0011')}`,
      ];
      // Two countries dial at home with what is no prefix alone: the 15 of a mobile in Argentina, the 8 and 0 of Belarus.
      if (iso !== 'AR' && iso !== 'BY') written.push(`+${example.countryCallingCode} ${example.formatNational()}`);
      return written.filter((typed) => readPhone(typed) !== example.number);
    });
    expect(wrong).toEqual([]);
  });

  it('[1-CONT-29] doubts no country’s example of a mobile', () => {
    const doubted = phoneCountries().filter(({ iso }) => {
      const example = getExampleNumber(iso as CountryCode, examples);
      return example && mobileLikelihood(example.number) === 'no';
    });
    expect(doubted).toEqual([]);
  });

  it.each([
    ['44', 'GB'],
    ['1', 'US'],
    ['7', 'RU'],
    ['358', 'FI'],
    ['61', 'AU'],
    ['47', 'NO'],
    ['39', 'IT'],
  ])('shows for the code %s the country that uses it most: %s', (code, iso) => {
    expect(countryOfCode(code)).toBe(iso);
  });

  it.each([
    ['+61 412 345 678', '+61 412 345 678'],
    ['+61 0491570156', '+61 491 570 156'],
    ['+64 21 123 4567', '+64211234567'],
    ['+64 21', '+64 21'],
  ])('[1-CONT-29] shows the older stored value %s as %s', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
  });

  it('has the table that the metadata gives now, in at most 6 KB', () => {
    const file = readFileSync('domain/data/phoneCodes.ts', 'utf8');
    expect(file).toBe(execFileSync(process.execPath, ['scripts/makePhoneCodes.mjs', '--print'], { encoding: 'utf8' }));
    expect(gzipSync(file).length).toBeLessThan(6000);
  });
});

describe('dates', () => {
  it.each(TYPED_DATES)('[2-INV-37, 2-INV-39] stores $typed ($kind) as $stored', ({ typed, stored, kind }) => {
    const kept = normaliseDate(typed, { kind, today: TYPED_ON });

    expect(kept).toBe(stored ?? typed);
    expect(isDate(kept)).toBe(stored !== null);
  });
});

describe('amounts', () => {
  it.each(TYPED_AMOUNTS)('[1-AMT-22] stores $typed as $stored', ({ typed, stored }) => {
    const kept = settleAmount(typed, 'AUD');

    expect(kept).toBe(stored ?? typed.trim());
    expect(parseAmount(kept)?.gt(0) ?? false).toBe(stored !== null);
  });
});

it('[1-CONT-29, 2-INV-37, 1-AMT-22] the service settles each answer by its field, wherever it stands, and twice is once', () => {
  const sent = {
    contact_details: { first_name: ' Ann ', tel_mobile: '0064 21 123 4567', email_address: ' a@b.co' },
    purchase_amount: { totalAmount: '25,000' },
    investor_details: {
      investor_type: 'individual' as const,
      investors: [
        {
          legalLastName: 'Lee\n',
          dateOfBirth: '1 Feb 80',
          idDocDate: '1/2/31',
          mobileNumber: 'ask me',
          streetName: ' High ',
        },
      ],
    },
  };
  const offer = aDemoOffer();
  const settled = settledIn(offer, sent, { today: TYPED_ON });
  expect(settled).toMatchObject({
    contact_details: { first_name: 'Ann', tel_mobile: '+64211234567', email_address: ' a@b.co' },
    purchase_amount: { totalAmount: '25000' },
    investor_details: {
      investors: [
        {
          legalLastName: 'Lee',
          dateOfBirth: '01/02/1980',
          idDocDate: '01/02/2031',
          mobileNumber: 'ask me',
          streetName: ' High ',
        },
      ],
    },
  });
  expect(settledIn(offer, settled, { today: TYPED_ON })).toEqual(settled);
});
