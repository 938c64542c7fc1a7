import { scaleLinear } from '@visx/scale';
import { NOTHING_RAISED, RAISE_FIGURES, type RaisedUntil, type RaiseFigure } from '#domain/application/raise.ts';
import { formatQuantity } from '#domain/money/money.ts';

const DAY_MS = 86_400_000;
/** Pixels, as all of these. */
export const HEIGHT = 300;
const TOP = 10;
/** Height of the dates below the plot. */
export const BOTTOM = 30;
/** Width of a figure of an amount. */
const FIGURE = 7.5;
/** Width of a date, with the space beside it. */
export const LABEL = 110;

/** Totals at a time as numbers, which the drawing alone uses. */
type Point = Record<RaiseFigure, number> & { at: number };

/** Returns the points of the lines with their scales, and the amounts and dates beside the axes, for a chart of this width. */
export function drawRaise(days: readonly RaisedUntil[], width: number) {
  const points = pointsOf(days);
  const highest = Math.max(...RAISE_FIGURES.map((figure) => points.at(-1)?.[figure] ?? 0));
  const y = scaleLinear({ domain: [0, highest], range: [HEIGHT - BOTTOM, TOP], nice: 4 });
  const amounts = y.ticks(4);
  const left = 8 + FIGURE * Math.max(...amounts.map((amount) => formatQuantity(String(amount)).length));
  const x = scaleLinear({ domain: [points.at(0)?.at ?? 0, points.at(-1)?.at ?? 0], range: [left, width] });
  return { points, x, y, left, amounts, dates: datesBetween(points.at(1)?.at ?? 0, points.at(-2)?.at ?? 0, x) };
}

/** Returns the first and the last date, and as many between them, evenly, as there is room for. */
function datesBetween(first: number, last: number, x: (at: number) => number): number[] {
  const days = (last - first) / DAY_MS;
  const gaps = Math.min(days, Math.max(1, Math.floor((x(last) - x(first)) / LABEL)));
  if (gaps === 0) return [first];
  return Array.from({ length: gaps + 1 }, (_, gap) => first + Math.round((gap * days) / gaps) * DAY_MS);
}

/** Returns the points from the day before the first date to the day after the last one. */
function pointsOf(days: readonly RaisedUntil[]): Point[] {
  const dated = days.flatMap(({ date, totals }) => (date === null ? [] : [pointAt(Date.parse(date), totals)]));
  const [first, last] = [dated.at(0), dated.at(-1)];
  if (first === undefined || last === undefined) return [];
  const earlier = days.find(({ date }) => date === null)?.totals ?? NOTHING_RAISED;
  return [pointAt(first.at - DAY_MS, earlier), ...dated, { ...last, at: last.at + DAY_MS }];
}

function pointAt(at: number, { submitted, accepted, paid }: RaisedUntil['totals']): Point {
  return { at, submitted: Number(submitted), accepted: Number(accepted), paid: Number(paid) };
}
