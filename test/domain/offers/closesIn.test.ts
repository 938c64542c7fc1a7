import { closesIn } from '#domain/offers/closesIn.ts';

const NOW = Date.parse('2026-11-26T10:00:00Z');

it.each([
  ['a few hours', '2026-11-26T17:00:00Z', { count: 0, unit: 'day' }],
  ['one day', '2026-11-27T17:00:00Z', { count: 1, unit: 'day' }],
  ['two months less a day', '2027-01-24T17:00:00Z', { count: 59, unit: 'day' }],
  ['seven months', '2027-06-30T07:00:00Z', { count: 7, unit: 'month' }],
  ['no time: it is past', '2026-11-26T09:00:00Z', null],
  ['no time: there is no date', null, null],
  ['no time: the date is none', 'soon', null],
])('tells how long an offer is still open: %s', (_name, closesAt, expected) => {
  expect(closesIn(closesAt, NOW)).toEqual(expected);
});
