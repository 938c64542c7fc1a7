import { RAISE_FIGURES, type RaisedUntil } from '#domain/application/raise.ts';
import { fromIsoDate } from '#domain/formats/dates.ts';
import { formatMoney } from '#domain/money/money.ts';
import { raiseTexts as texts } from '#domain/texts/raise.ts';
import { Digits } from '#features/ui/Money.tsx';
import { Table } from '#features/ui/Table.tsx';

interface RaiseTableProps {
  /** Oldest first. */
  days: readonly RaisedUntil[];
  currency: string;
}

const AMOUNTS = [texts.figures, texts.soFar].flatMap((names) => RAISE_FIGURES.map((figure) => names[figure]));

/** Figures of the chart as a table, the newest day first. */
export function RaiseTable({ days, currency }: RaiseTableProps) {
  return (
    <Table
      label={texts.byDay(currency)}
      heads={[texts.day, ...AMOUNTS]}
      amounts={AMOUNTS}
      hasKeys
      rows={[...days].reverse().map((day) => ({
        key: day.date ?? texts.earlier,
        cells: [
          day.date === null ? texts.earlier : fromIsoDate(day.date),
          ...[day, day.totals].flatMap((amounts) =>
            RAISE_FIGURES.map((figure) => <Digits key={figure}>{formatMoney(amounts[figure])}</Digits>),
          ),
        ],
      }))}
    />
  );
}
