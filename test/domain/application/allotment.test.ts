import { allotmentLines, readAllotment, type TypedAllotment } from '#domain/application/allotment.ts';
import { amountErrors, pastDayErrors, personErrors } from '#domain/texts/errors.ts';
import { allotmentTexts } from '#domain/texts/allotment.ts';

const typed = (given: Partial<TypedAllotment> = {}): TypedAllotment => ({
  allottedOn: '30/11/2026',
  units: '10,000',
  holderNumber: 'x00 1234-5678',
  ...given,
});

it('is recorded as a day, a number, and the holder’s number in capitals without blanks', () => {
  expect(readAllotment(typed(), '2026-12-01')).toEqual({
    allotment: { allottedOn: '2026-11-30', units: '10000', holderNumber: 'X0012345678' },
  });
  expect(readAllotment(typed({ holderNumber: ' ' }), '2026-12-01')).toHaveProperty('allotment.holderNumber', '');
});

it.each([
  [{ allottedOn: '02/12/2026' }, { allottedOn: pastDayErrors.future }],
  [{ allottedOn: '30/11/2025' }, { allottedOn: pastDayErrors.tooOld }],
  [{ allottedOn: 'soon' }, { allottedOn: personErrors.validDate }],
  [{ units: '0' }, { units: amountErrors.quantity }],
  [{ units: '1.0000001' }, { units: amountErrors.quantity }],
  [{ holderNumber: '1'.repeat(21) }, { holderNumber: allotmentTexts.numberError(20) }],
  [{ holderNumber: 'X_1' }, { holderNumber: allotmentTexts.numberError(20) }],
])('%p has the error %p', (given, errors) => {
  expect(readAllotment(typed(given), '2026-12-01')).toEqual({ errors });
});

it.each([
  ['C', '10000', 'X0012345678', ['10,000 shares on 30/11/2026', 'HIN or SRN ending 678']],
  ['U', '1', '', ['1 unit on 30/11/2026']],
  ['U', '1000.123456', '12345', ['1,000.123456 units on 30/11/2026']],
] as const)('of category %s, %s for %p is told as %p', (category, units, holderNumber, lines) => {
  const allotment = { allottedOn: '2026-11-30', units, holderNumber };
  expect(allotmentLines({ security: { category } }, allotment)).toEqual(lines);
});
