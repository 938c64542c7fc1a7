import { clockOf, momentOf } from '#domain/formats/moment.ts';

it.each<[name: string, at: string, today: string, said: string]>([
  ['today by its time', '2026-11-26T10:42:00', '2026-11-26', '10:42'],
  ['the afternoon on the clock of a day', '2026-11-26T22:05:00', '2026-11-26', '22:05'],
  ['midnight as the beginning of its day', '2026-11-26T00:00:00', '2026-11-26', '00:00'],
  ['another day with it', '2026-11-25T10:42:00', '2026-11-26', '25 Nov 2026, 10:42'],
  ['the same day of another year with it', '2025-11-26T10:42:00', '2026-11-26', '26 Nov 2025, 10:42'],
  ['as nothing what is no time', 'soon', '2026-11-26', ''],
])('says %s', (_name, at, today, said) => {
  expect(momentOf(at, today)).toBe(said);
});

it('says the time of day alone where the day is told elsewhere', () => {
  expect([clockOf('2026-11-25T10:42:00'), clockOf('')]).toEqual(['10:42', '']);
});
