import {
  isTfnExemptionCode,
  isValidAbn,
  isValidAcn,
  isValidBsb,
  isValidGiin,
  isValidNzbn,
  isValidTfn,
} from '#domain/identifiers.ts';
import { type IdentifierCase, identifierCases } from '#test/support/cases.ts';

function casesOf(kind: IdentifierCase['kind']): IdentifierCase[] {
  return identifierCases().filter((row) => row.kind === kind);
}

/** An empty value means that nothing was typed, which the checks do not judge. */
const isNothing = (value: string) => value.trim() === '';

describe('the vectors', () => {
  it.each(casesOf('tfn'))('[3-TFN-01, 3-TFN-02, 3-TFN-04, 3-TFN-06] TFN $value ($why): $valid', ({ value, valid }) => {
    expect(isNothing(value) || isValidTfn(value) || isTfnExemptionCode(value)).toBe(valid);
  });

  it.each(casesOf('tfn_checksum'))('[3-TFN-06] TFN checksum $value ($why): $valid', ({ value, valid }) => {
    expect(isValidTfn(value)).toBe(valid);
  });

  it.each(casesOf('abn'))('[3-ABN-05, 2-CO-16] ABN $value ($why): $valid', ({ value, valid }) => {
    expect(isNothing(value) || isValidAbn(value)).toBe(valid);
  });

  it.each(casesOf('acn'))('[2-CO-18, 3-ABN-05] ACN $value ($why): $valid', ({ value, valid }) => {
    expect(isValidAcn(value)).toBe(valid);
  });

  it.each(casesOf('giin'))(
    '[3-GIIN-05, 3-GIIN-06, 3-GIIN-07, 3-GIIN-08] GIIN $value ($why): $valid',
    ({ value, valid }) => {
      expect(isValidGiin(value)).toBe(valid);
    },
  );

  it.each(casesOf('nzbn'))('[2-CO-19, 3-ABN-05] NZBN $value ($why): $valid', ({ value, valid }) => {
    expect(isValidNzbn(value)).toBe(valid);
  });
});

describe('edges', () => {
  it('[3-TFN-03] a TFN has eight or nine digits', () => {
    expect(['123456782', '56266806', '1234567', '1234567820'].map(isValidTfn)).toEqual([true, true, false, false]);
  });

  it('[3-TFN-05] a weighted sum of zero is no TFN', () => {
    expect([isValidTfn('000000000'), isValidTfn('00000000')]).toEqual([false, false]);
  });

  it('[3-TFN-06] accepts the eight published codes and no filler', () => {
    const codes = [
      '333333333',
      '444444441',
      '444444442',
      '555555555',
      '666666666',
      '777777777',
      '888888888',
      '987654321',
    ];

    expect(codes.every(isTfnExemptionCode)).toBe(true);
    expect(['000000000', '111111111', '444444444', ''].some(isTfnExemptionCode)).toBe(false);
  });

  it('[3-TFN-13] blanks and dashes are no digits', () => {
    expect(['123 456 782', '123-456-782', '123456782\n'].map(isValidTfn)).toEqual([false, false, false]);
  });

  it('[3-GIIN-09] nothing may stand around a GIIN', () => {
    expect(['98Q96B.00000.LE.250\n', ' 98Q96B.00000.LE.250', ''].map(isValidGiin)).toEqual([false, false, false]);
  });

  it.each([
    ['063000', true],
    ['063-000', true],
    ['063 000', true],
    ['06300', false],
    ['0630000', false],
    ['063--000', false],
    ['06a000', false],
    ['0630-00', false],
    ['', false],
  ])('[1-PAY-15] BSB %p: %s', (value, expected) => {
    expect(isValidBsb(value)).toBe(expected);
  });
});
