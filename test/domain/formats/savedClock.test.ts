import { savedClock } from '#domain/formats/savedClock.ts';

it.each<[string, string, Date | undefined, RegExp]>([
  ['today by its time', '2026-11-26T10:42:00', new Date('2026-11-26T23:00:00'), /^10:42$/],
  ['another day with it', '2026-11-25T10:42:00', new Date('2026-11-26T09:00:00'), /^25 Nov, 10:42$/],
  ['by its time where the day is told elsewhere', '2026-11-25T10:42:00', undefined, /^10:42$/],
  ['as nothing what is no time', 'soon', undefined, /^$/],
])('says %s', (_name, at, now, said) => {
  expect(savedClock(at, now)).toMatch(said);
});
