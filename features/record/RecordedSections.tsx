import { Fragment, type ReactNode } from 'react';
import type { RecordedCountry, RecordedLine, RecordedSection } from '#domain/application/record.ts';
import { numberWords } from '#domain/texts/record.ts';
import { reviewTexts } from '#domain/texts/review.ts';
import { Answers, DoneMark, Missing } from '#features/ui/Answers.tsx';
import { Ledger } from '#features/ui/Ledger.tsx';
import { Digits, Money } from '#features/ui/Money.tsx';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';
import styles from './record.module.css';

/** What was asked and answered, as it was lodged: of a step, each person, each organisation in it. */
export function RecordedSections({ sections }: { sections: readonly RecordedSection[] }) {
  return sections.map(({ title, lines }, index) => (
    <Fragment key={index}>
      {title && <h3>{title}</h3>}
      {lines.length > 0 && <Lines lines={lines} />}
    </Fragment>
  ));
}

/** Figures that add up have their right edges in line. */
function Lines({ lines }: { lines: readonly RecordedLine[] }) {
  const isSummedUp = lines.some((line) => line.kind === 'money' && line.is_sum);
  return isSummedUp ? (
    <Ledger
      lines={lines.map((line) => ({
        label: line.label,
        hint: line.note,
        value: <Value line={line} />,
        isSum: line.kind === 'money' && line.is_sum,
      }))}
    />
  ) : (
    <Answers answers={lines.map((line) => ({ label: line.label, value: <NotedValue line={line} /> }))} />
  );
}

function NotedValue({ line }: { line: RecordedLine }) {
  return (
    <>
      {line.note && (
        <>
          {line.note}
          <br />
        </>
      )}
      <Value line={line} />
    </>
  );
}

function Value({ line }: { line: RecordedLine }): ReactNode {
  switch (line.kind) {
    case 'text':
    case 'date':
      return line.value ? <Words>{line.value}</Words> : <NotGiven />;
    case 'number':
      return line.value ? numberWords(line.value.mask) : <NotGiven />;
    case 'money':
      return line.value ? <Sum {...line} /> : <NotGiven />;
    case 'country':
      return line.value ? line.value.name : <NotGiven />;
    case 'address':
      return <Address {...line.value} />;
    case 'document': {
      const { state, text, documents } = line.value;
      if (state === 'missing') return <Missing>{text}</Missing>;
      if (state !== 'supplied') return text;
      const names = documents.map(({ filename }) => filename);
      return <DoneMark>{reviewTexts.documents(text, names)}</DoneMark>;
    }
    case 'status':
      return line.is_done ? <DoneMark>{line.value}</DoneMark> : <Missing>{line.value}</Missing>;
  }
}

/** A question that could be left open, and was. */
function NotGiven() {
  return <span className={styles.notGiven}>{reviewTexts.noAnswer}</span>;
}

/** Figures stay in one line; words keep the lines in which they were typed. */
function Words({ children }: { children: string }) {
  if (/^[\d\s+.,/-]+$/.test(children)) return <Digits>{children}</Digits>;
  return <span className={styles.words}>{children}</span>;
}

function Sum({ value, currency, unit }: Extract<RecordedLine, { kind: 'money' }>) {
  return (
    <>
      <Money currency={currency} amount={value} />
      {unit && ` ${unit}`}
    </>
  );
}

function Address({ lines, country }: { lines: readonly string[]; country: RecordedCountry | null }) {
  return <SummaryLines lines={[...lines, country?.name]} />;
}
