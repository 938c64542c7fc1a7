import { withRunningTotals } from '#domain/application/raise.ts';
import { drawRaise } from '#features/raise/drawing.ts';

const day = (date: string | null) => ({ date, submitted: '10.00', accepted: '0.00', paid: '0.00' });
const draw = (dates: readonly (string | null)[], width: number) => drawRaise(withRunningTotals(dates.map(day)), width);
const datesOf = ({ dates }: ReturnType<typeof draw>) => dates.map((at) => new Date(at).toISOString().slice(0, 10));

it.each([
  ['one day', ['2026-11-27'], ['2026-11-27']],
  ['two days in a row', ['2026-11-27', '2026-11-28'], ['2026-11-27', '2026-11-28']],
  ['days over a year', ['2025-11-01', '2026-11-01'], ['2025-11-01', '2026-05-03', '2026-11-01']],
  ['days after earlier ones', [null, '2026-11-01', '2026-11-11'], ['2026-11-01', '2026-11-06', '2026-11-11']],
])('names the first and the last date on a phone: %s', (_what, dates, named) => {
  expect(datesOf(draw(dates, 340))).toEqual(named);
});

it('names more dates where there is room, each with its own place', () => {
  const { dates, x } = draw(['2026-01-01', '2026-12-31'], 1000);

  expect(dates).toHaveLength(9);
  for (const [index, at] of dates.slice(1).entries()) expect(x(at) - x(dates[index] ?? 0)).toBeGreaterThan(100);
});

it('begins at the earlier days, or at nothing, the day before the first date', () => {
  expect(draw([null, '2026-11-01'], 340).points.map(({ submitted }) => submitted)).toEqual([10, 20, 20]);
  expect(draw(['2026-11-01'], 340).points.map(({ submitted }) => submitted)).toEqual([0, 10, 10]);
});

it('leaves room for the longest amount beside the axis', () => {
  const wide = drawRaise(withRunningTotals([{ ...day('2026-11-01'), submitted: '250000000.00' }]), 340);

  expect(wide.amounts.at(-1)).toBe(250_000_000);
  expect(wide.left).toBeGreaterThan(draw(['2026-11-01'], 340).left + 50);
});
