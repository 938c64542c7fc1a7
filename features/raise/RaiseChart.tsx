import { curveStepAfter } from '@visx/curve';
import { LinePath } from '@visx/shape';
import { RAISE_FIGURES, type RaisedUntil, type RaiseFigure } from '#domain/application/raise.ts';
import { fromIsoDate } from '#domain/formats/dates.ts';
import { formatQuantity, moneyInWords } from '#domain/money/money.ts';
import { raiseTexts as texts } from '#domain/texts/raise.ts';
import { classNames } from '#features/ui/classNames.ts';
import { BOTTOM, drawRaise, HEIGHT, LABEL } from './drawing.ts';
import styles from './raise.module.css';
import { useWidth } from './useWidth.ts';

interface RaiseChartProps {
  /** Oldest first, at least one with a date. */
  days: readonly RaisedUntil[];
  currency: string;
}

/** Running totals of the days as lines that rise in steps. The table below has the figures: it is one image for screen readers. */
export function RaiseChart({ days, currency }: RaiseChartProps) {
  const [frame, width] = useWidth();
  const { points, x, y, left, amounts, dates } = drawRaise(days, width);
  return (
    <div ref={frame} className={styles.frame}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={summaryOf(days, currency)}
      >
        {amounts.map((amount) => (
          <g key={amount}>
            <line className={styles.rule} x1={left} x2={width} y1={y(amount)} y2={y(amount)} />
            <text x={left - 8} y={y(amount)} dy="0.32em" textAnchor="end">
              {formatQuantity(String(amount))}
            </text>
          </g>
        ))}
        {dates.map((at) => (
          <g key={at}>
            <line className={styles.tick} x1={x(at)} x2={x(at)} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM + 5} />
            <text x={x(at)} y={HEIGHT - 6} textAnchor={x(at) > width - LABEL / 3 ? 'end' : 'middle'}>
              {dayAt(at)}
            </text>
          </g>
        ))}
        {RAISE_FIGURES.map((figure) => (
          <LinePath
            key={figure}
            className={classNames(styles.line, styles[figure])}
            data={points}
            x={({ at }) => x(at)}
            y={(point) => y(point[figure])}
            curve={curveStepAfter}
          />
        ))}
      </svg>
    </div>
  );
}

/** Piece of a line as the chart draws it, beside its name. */
export function LineSample({ figure }: { figure: RaiseFigure }) {
  return (
    <svg className={styles.sample} viewBox="0 0 40 10" aria-hidden="true">
      <path className={classNames(styles.line, styles[figure])} d="M2 5H38" />
    </svg>
  );
}

function dayAt(at: number): string {
  return fromIsoDate(new Date(at).toISOString());
}

function summaryOf(days: readonly RaisedUntil[], currency: string): string {
  const dates = days.flatMap(({ date }) => date ?? []);
  const span = texts.span(fromIsoDate(dates.at(0) ?? ''), fromIsoDate(dates.at(-1) ?? ''));
  const totals = days.at(-1)?.totals;
  return texts.summary(
    span,
    RAISE_FIGURES.map((figure) => `${texts.figures[figure]}: ${moneyInWords(currency, totals?.[figure])}`),
  );
}
