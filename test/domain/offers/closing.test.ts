import { closingDay, endOfPaperForms } from '#domain/offers/closing.ts';

it.each([
  ['2026-12-18T17:00:00+11:00', 'Australia/Sydney', '2026-12-18'],
  ['2026-12-18T17:00:00+11:00', 'Pacific/Auckland', '2026-12-18'],
  ['2026-12-18T14:00:00Z', 'Australia/Sydney', '2026-12-19'],
  ['2026-12-18T14:00:00Z', null, '2026-12-19'],
  ['2026-12-18T14:00:00Z', 'Australia/Perth', '2026-12-18'],
  ['', 'Australia/Perth', null],
  [null, 'Australia/Perth', null],
])('closing at %s in %s is on %s', (closes_at, time_zone, day) => {
  expect(closingDay({ closes_at, time_zone })).toBe(day);
});

it.each([
  ['2026-12-18T06:00:00Z', undefined, '2026-12-28T06:00:00.000Z'],
  ['2026-12-18T06:00:00Z', null, '2026-12-28T06:00:00.000Z'],
  ['2026-12-18T06:00:00Z', 30, '2027-01-17T06:00:00.000Z'],
  ['2026-12-18T06:00:00Z', 0, '2026-12-18T06:00:00.000Z'],
  [null, 30, undefined],
])('of an offer that closes at %s, with %s days for paper forms, the last is entered before %s', (closes_at, days, end) => {
  expect(endOfPaperForms({ closes_at, ...(days !== undefined && { paper_form_days: days }) })?.toISOString()).toBe(end);
});
