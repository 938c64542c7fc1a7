import {
  ABN_OR_ACN_INPUT_LENGTH,
  displayAddress,
  formatAbnOrAcn,
  formatBsb,
  isMasked,
  maskNumber,
  pastedAbnOrAcn,
  withoutSpaces,
} from '#domain/formats/format.ts';
import { DEFAULT_PHONE_COUNTRY, formatPhone, PREFERRED_PHONE_COUNTRIES } from '#domain/formats/phones.ts';

describe('formats', () => {
  it.each([
    ['063000', '063-000'],
    ['063-000', '063-000'],
    ['063 000', '063-000'],
    ['06300', '06300'],
    ['', ''],
  ])('[1-BANK-23] shows the BSB %p as %p', (typed, shown) => {
    expect(formatBsb(typed)).toBe(shown);
  });

  it.each([
    ['51824753556', '51 824 753 556'],
    ['51 824753556', '51 824 753 556'],
    ['004085616', '004 085 616'],
    ['12345', '12345'],
  ])('[1-CONT-25, 1-CONT-26, 1-CONT-27] shows %p as %p, within the field', (typed, shown) => {
    expect(formatAbnOrAcn(typed)).toBe(shown);
    expect(shown.length).toBeLessThanOrEqual(ABN_OR_ACN_INPUT_LENGTH);
  });

  it('[1-CONT-28] stores an ABN without blanks', () => {
    expect(withoutSpaces('51 824 753 556')).toBe('51824753556');
  });

  it.each([
    ['+61412345678', '+61 412 345 678'],
    ['+61 4 1234 5678', '+61 412 345 678'],
    ['+61 61412345678', '+61 412 345 678'],
    ['+64211234567', '+64211234567'],
    ['+64 21 123 4567', '+64211234567'],
    ['0412 345 678', '+61 412 345 678'],
    ['no number', 'no number'],
    ['', ''],
  ])('[1-CONT-29] shows the mobile number %p as %p', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it('[1-CONT-30, 1-CONT-32] offers Australia and New Zealand first, Australia by default', () => {
    expect(PREFERRED_PHONE_COUNTRIES).toEqual(['au', 'nz']);
    expect(DEFAULT_PHONE_COUNTRY).toBe('au');
  });

  it.each([
    [' 51 824 753 556', '51824753556'],
    ['ABN: 51-824-753-556', '51824753556'],
    ['\tACN 004 085 616 ', '004085616'],
    ['51 824', '51824'],
    ['Number 5 of the Register', 'Number5oftheRe'],
  ])('[1-CONT-27] takes the ABN or ACN out of the paste %p: %p', (pasted, taken) => {
    expect(pastedAbnOrAcn(pasted)).toBe(taken);
  });

  it('[3-TFN-11] masks all but the last three characters, and all of a short number', () => {
    expect(['123456782', '12345', 'AB-1 234'].map(maskNumber)).toEqual(['******782', '******', '******234']);
    expect(['******782', ' ***', '**1', '123456782'].map(isMasked)).toEqual([true, true, false, false]);
  });

  it('[2-ADDR-08, 3-ADDR-22] shows the unit prefix in full', () => {
    expect(displayAddress('U 5 12 High St, Kew VIC 3101')).toBe('UNIT 5 12 High St, Kew VIC 3101');
    expect(displayAddress('Unley Rd')).toBe('Unley Rd');
  });
});
