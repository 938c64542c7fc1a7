import { Fragment, type ReactNode } from 'react';
import type { CountryReference, DocumentAnswer, Line, Section } from '#domain/stepRules/description.ts';
import { reviewTexts } from '#domain/texts/review.ts';
import { CountryName } from '#features/parts/countries/CountryName.tsx';
import { Answers, DoneMark, Missing } from '#features/ui/Answers.tsx';
import { HelpLink } from '#features/ui/HelpLink.tsx';
import { HiddenValue } from '#features/ui/HiddenValue.tsx';
import { Ledger } from '#features/ui/Ledger.tsx';
import { Digits, Money } from '#features/ui/Money.tsx';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';
import styles from './review.module.css';

/** What was asked, and answered, to read: of a step, each person, each organisation in it (2-REV-01); that there is nobody, of a list of people. */
export function Description({ sections }: { sections: readonly Section[] }) {
  if (sections.length === 0) return <NotGiven />;
  return sections.map(({ title, lines }, index) => (
    <Fragment key={index}>
      {title && <h3>{title}</h3>}
      {lines.length > 0 && <Lines lines={lines} />}
    </Fragment>
  ));
}

/** Figures that add up have their right edges in line. */
function Lines({ lines }: { lines: readonly Line[] }) {
  const isSummedUp = lines.some((line) => line.kind === 'money' && line.isSum);
  return isSummedUp ? (
    <Ledger
      lines={lines.map((line) => ({
        label: line.label,
        hint: line.note,
        value: <Value line={line} />,
        isSum: line.kind === 'money' && line.isSum,
      }))}
    />
  ) : (
    <Answers answers={lines.map((line) => ({ label: line.label, value: <ExplainedValue line={line} /> }))} />
  );
}

function ExplainedValue({ line }: { line: Line }) {
  const { note, help } = line;
  return (
    <>
      {note && (
        <>
          {note}
          <br />
        </>
      )}
      <Value line={line} />
      {help && (
        <>
          {' '}
          <HelpLink article={help.article}>{help.text}</HelpLink>
        </>
      )}
    </>
  );
}

function Value({ line }: { line: Line }): ReactNode {
  switch (line.kind) {
    case 'money':
      return line.value ? <Sum {...line} /> : <NotGiven />;
    case 'masked':
      return line.value ? <HiddenValue name={line.name ?? line.label} value={line.value} /> : <NotGiven />;
    case 'country':
      return line.value ? <CountryName {...line.value} /> : <NotGiven />;
    case 'address':
      return <Address {...line.value} />;
    case 'document':
      return <Documents {...line.value} />;
    case 'status':
      return line.isDone ? <DoneMark>{line.value}</DoneMark> : <Missing>{line.value}</Missing>;
    case 'text':
    case 'date':
      return line.value ? <Words>{line.value}</Words> : <NotGiven />;
  }
}

/** A question that could be left open, and was. */
function NotGiven() {
  return <span className={styles.notGiven}>{reviewTexts.noAnswer}</span>;
}

/** Figures stay in one line. */
function Words({ children }: { children: string }) {
  return /^[\d\s+.,/-]+$/.test(children) ? <Digits>{children}</Digits> : children;
}

function Sum({ value, currency, unit }: Extract<Line, { kind: 'money' }>) {
  return (
    <>
      <Money currency={currency} amount={value} />
      {unit && ` ${unit}`}
    </>
  );
}

/** An address, its country last (2-REV-17). */
function Address({ lines, country }: { lines: readonly string[]; country: CountryReference }) {
  return <SummaryLines lines={[...lines, <CountryName key="country" {...country} />]} />;
}

/** Whether the documents are there, and which (1-REV-02, 2-REV-11 to 2-REV-13). */
function Documents({ documents, state, text }: DocumentAnswer) {
  if (state === 'missing') return <Missing>{text}</Missing>;
  if (state !== 'supplied') return text;
  return (
    <DoneMark>
      {reviewTexts.documents(
        text,
        documents.map(({ filename }) => filename),
      )}
    </DoneMark>
  );
}
