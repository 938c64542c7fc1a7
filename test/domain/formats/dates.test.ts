import {
  fromIsoDate,
  isDate,
  isFutureDate,
  isOlderThanTwoYears,
  normaliseDate,
  toIsoDate,
} from '#domain/formats/dates.ts';

describe('dates', () => {
  it.each([
    ['29/02/2024', true],
    ['29/02/2023', false],
    ['29/02/1900', false],
    ['31/04/1980', false],
    ['1/1/80', false],
    ['01/01/80', false],
    ['1_/02/1980', false],
    ['', false],
    ['01/02/1980 ', false],
    ['01/02/0080', false],
  ])('[3-PERS-04, 2-INV-39] %s is a date: %s', (text, expected) => {
    expect(isDate(text)).toBe(expected);
  });

  it.each([
    ['21/11/2026', false],
    ['22/11/2026', true],
    ['01/01/2027', true],
    ['20/12/2025', false],
    ['no date', false],
  ])('[3-PERS-05, 2-INV-40] on 21 November 2026, %s lies in the future: %s', (text, expected) => {
    expect(isFutureDate(text, '2026-11-21')).toBe(expected);
  });

  it.each([
    ['15/06/2024', '2026-06-15', false],
    ['14/06/2024', '2026-06-15', true],
    ['28/02/2022', '2024-02-29', true],
    ['', '2026-06-15', false],
  ])('[2-CERT-03] %s is more than two years before %s: %s', (text, today, expected) => {
    expect(isOlderThanTwoYears(text, today)).toBe(expected);
  });

  it('[3-MISC-08] goes to ISO and back', () => {
    expect(toIsoDate('01/02/1980')).toBe('1980-02-01');
    expect(toIsoDate('31/02/1980')).toBeNull();
    expect(fromIsoDate('1980-02-01')).toBe('01/02/1980');
    expect(fromIsoDate('1980-02-01T10:00:00Z')).toBe('01/02/1980');
    expect(fromIsoDate('1980-02-31')).toBe('');
    expect(fromIsoDate('01/02/1980')).toBe('');
  });

  it.each([
    '1 Feb 1980',
    '01 feb 1980',
    '1 FEBRUARY 1980',
    '1st February 1980',
    '1st of February, 1980',
    'Feb 1, 1980',
    'February 1 1980',
    '1/2/1980',
    '01/2/1980',
    '1-2-1980',
    '01.02.1980',
    '01 02 1980',
    '01021980',
    '1980-02-01',
    '1980/2/1',
    ' 1 / 2 / 1980 ',
    '1–Feb–1980',
    'Friday 1 February 1980',
    'Fri, 1 Feb 1980',
    '０１/０２/１９８０',
    '01/02/1980',
  ])('[3-PERS-07] reads %p as 1 February 1980', (typed) => {
    expect(normaliseDate(typed)).toBe('01/02/1980');
  });

  it.each([
    '1/2/80',
    '1 Feb',
    '31/02/1980',
    '32 Jan 1980',
    '1/13/1980',
    '1 Foo 1980',
    '1_/02/1980',
    '',
    'yesterday',
    '1 2 3 1980',
    '01/02/1700',
  ])('[3-PERS-07] leaves %p as typed', (typed) => {
    expect(normaliseDate(typed)).toBe(typed);
  });
});
