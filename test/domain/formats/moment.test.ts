import { clockOf, dayText, momentOf, momentText } from '#domain/formats/moment.ts';
import { OFFER_ZONE } from '#domain/formats/zones.ts';
import { momentText as emailMoment } from '#server/emails/moment.ts';

it.each<[name: string, at: string, today: string, said: string]>([
  ['today by its time', '2026-11-26T10:42:00', '2026-11-26', '10:42 am'],
  ['the afternoon as such', '2026-11-26T22:05:00', '2026-11-26', '10:05 pm'],
  ['midnight as the beginning of its day', '2026-11-26T00:00:00', '2026-11-26', '12:00 am'],
  ['another day with it', '2026-11-25T10:42:00', '2026-11-26', '25/11/2026, 10:42 am'],
  ['the same day of another year with it', '2025-11-26T10:42:00', '2026-11-26', '26/11/2025, 10:42 am'],
  ['as nothing what is no time', 'soon', '2026-11-26', ''],
])('says %s', (_name, at, today, said) => {
  expect(momentOf(at, today)).toBe(said);
});

it('says the time of day alone where the day is told elsewhere', () => {
  expect([clockOf('2026-11-25T10:42:00'), clockOf('')]).toEqual(['10:42 am', '']);
});

it('[3-MISC-08] says a moment alike on pages, in e-mails and in the PDF, with its zone', () => {
  const said = '28/11/2026, 3:35 pm AEDT';
  expect(momentText('2026-11-28T04:35:00Z', OFFER_ZONE)).toBe(said);
  expect(emailMoment(new Date('2026-11-28T04:35:00Z'))).toBe(said);
  // In winter time, and on the next day there.
  expect(momentText('2026-06-30T14:05:00Z', OFFER_ZONE)).toBe('01/07/2026, 12:05 am AEST');
  expect([momentText('soon'), dayText('')]).toEqual([null, null]);
});
