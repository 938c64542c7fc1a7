import { cityOf, dayInZone, daysAt, OFFER_ZONE, zoneOf } from '#domain/formats/zones.ts';

it.each([
  ['midnight in Sydney', '2026-11-26T13:00:00Z', 'Australia/Sydney', '2026-11-27', '2026-11-27'],
  ['a second before midnight in Sydney', '2026-11-26T12:59:59Z', 'Australia/Sydney', '2026-11-26', '2026-11-27'],
  ['New Zealand after midnight', '2026-11-27T11:30:00Z', 'Australia/Sydney', '2026-11-27', '2026-11-28'],
  ['New Zealand after midnight, there', '2026-11-27T11:30:00Z', 'Pacific/Auckland', '2026-11-28', '2026-11-28'],
  ['an evening in Los Angeles', '2026-11-28T04:00:00Z', 'America/Los_Angeles', '2026-11-27', '2026-11-28'],
  ['Perth, three hours behind Sydney', '2026-11-27T14:30:00Z', 'Australia/Perth', '2026-11-27', '2026-11-28'],
  ['half an hour of its own, in Adelaide', '2026-11-27T13:29:00Z', 'Australia/Adelaide', '2026-11-27', '2026-11-28'],
  ['the hour that summer time takes', '2026-10-03T16:30:00Z', 'Australia/Sydney', '2026-10-04', '2026-10-04'],
  ['the hour that comes twice', '2027-04-03T15:30:00Z', 'Australia/Sydney', '2027-04-04', '2027-04-04'],
  ['the last hour of winter time', '2026-10-02T14:30:00Z', 'Australia/Sydney', '2026-10-03', '2026-10-03'],
  ['a leap day', '2028-02-28T13:00:00Z', 'Australia/Sydney', '2028-02-29', '2028-02-29'],
  ['no leap day', '2027-02-28T13:00:00Z', 'Australia/Sydney', '2027-03-01', '2027-03-01'],
  ['the turn of the year', '2026-12-31T13:00:00Z', 'Australia/Sydney', '2027-01-01', '2027-01-01'],
  ['a zone that nobody knows', '2026-11-26T13:00:00Z', 'Australia/Atlantis', '2026-11-27', '2026-11-27'],
])('[3-DECL-04] %s: the day in the zone, and the latest one on earth', (_when, moment, zone, today, latestDay) => {
  expect(daysAt(Date.parse(moment), zone)).toEqual({ today, latestDay });
});

it('counts days on where a zone has none of its own', () => {
  expect(dayInZone('UTC', Date.parse('2026-11-27T23:59:59Z'))).toBe('2026-11-27');
});

it.each([
  ['Australia/Sydney', 'Sydney'],
  ['America/Los_Angeles', 'Los Angeles'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['America/Port-au-Prince', 'Port-au-Prince'],
  ['UTC', 'UTC'],
])('names %s by its city', (zone, city) => {
  expect(cityOf(zone)).toBe(city);
});

it.each([
  [undefined, OFFER_ZONE],
  [null, OFFER_ZONE],
  [{}, OFFER_ZONE],
  [{ time_zone: null }, OFFER_ZONE],
  [{ time_zone: '' }, OFFER_ZONE],
  [{ time_zone: 'Australia/Perth' }, 'Australia/Perth'],
])('takes Sydney for an offer that names no zone: %j', (offer, zone) => {
  expect(zoneOf(offer)).toBe(zone);
});
