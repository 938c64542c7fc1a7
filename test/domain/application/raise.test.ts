import { ACCEPTED_STATUSES, RAISED_STATUSES, withRunningTotals } from '#domain/application/raise.ts';

it('counts applications that are neither rejected nor withdrawn', () => {
  expect(RAISED_STATUSES).toEqual(['submitted', 'accepted', 'completed']);
  expect(ACCEPTED_STATUSES).toEqual(['accepted', 'completed']);
});

it('adds the days up without rounding, those before the first one included', () => {
  const days = [
    { date: null, submitted: '99999999999.99', accepted: '0.10', paid: '0.00' },
    { date: '2026-11-27', submitted: '0.10', accepted: '0.20', paid: '0.00' },
    { date: '2026-11-29', submitted: '0.20', accepted: '0.00', paid: '5.00' },
  ];

  const added = withRunningTotals(days);

  expect(added.map(({ totals: _totals, ...day }) => day)).toEqual(days);
  expect(added.map(({ totals }) => totals)).toEqual([
    { submitted: '99999999999.99', accepted: '0.10', paid: '0.00' },
    { submitted: '100000000000.09', accepted: '0.30', paid: '0.00' },
    { submitted: '100000000000.29', accepted: '0.30', paid: '5.00' },
  ]);
  expect(withRunningTotals([])).toEqual([]);
});
