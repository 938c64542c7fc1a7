import { Fragment, type ReactNode } from 'react';
import { reviewTexts } from '#domain/texts/review.ts';
import { Answers, DoneMark, Missing } from '#features/ui/Answers.tsx';
import { Ledger } from '#features/ui/Ledger.tsx';
import { Digits, Money } from '#features/ui/Money.tsx';
import styles from './reading.module.css';

/** What reads of a line of an application, whether it is being made or was lodged. */
interface ReadLine {
  label: string;
  note?: string;
}

interface ReadSectionsProps<Line extends ReadLine> {
  sections: readonly { path?: string; title?: string; lines: readonly Line[] }[];
  /** A sum of the figures above it. */
  isSum: (line: Line) => boolean;
  /** @param path of the line's section within its step's values */
  draw: (line: Line, path: string | undefined) => ReactNode;
  /** What stands behind an answer. */
  drawAfter?: (line: Line) => ReactNode;
}

/** What was asked, and answered: of a step, each person, each organisation in it (2-REV-01). Figures that add up have their right edges in line. */
export function ReadSections<Line extends ReadLine>({
  sections,
  isSum,
  draw,
  drawAfter = () => null,
}: ReadSectionsProps<Line>) {
  return sections.map(({ path, title, lines }, index) => (
    <Fragment key={index}>
      {title && <h3>{title}</h3>}
      {lines.some(isSum) ? (
        <Ledger
          lines={lines.map((line) => ({
            label: line.label,
            hint: line.note,
            value: draw(line, path),
            isSum: isSum(line),
          }))}
        />
      ) : (
        lines.length > 0 && (
          <Answers
            answers={lines.map((line) => ({
              label: line.label,
              value: (
                <>
                  <Note>{line.note}</Note>
                  {draw(line, path)}
                  {drawAfter(line)}
                </>
              ),
            }))}
          />
        )
      )}
    </Fragment>
  ));
}

function Note({ children }: { children: string | undefined }) {
  return (
    children && (
      <>
        {children}
        <br />
      </>
    )
  );
}

/** A question that could be left open, and was. */
export function NotGiven() {
  return <span className={styles.notGiven}>{reviewTexts.noAnswer}</span>;
}

/** An answer in words, in the lines in which it was typed; figures stay in one line. Nothing: it was left open. */
export function Words({ children }: { children: string }) {
  if (!children) return <NotGiven />;
  if (/^[\d\s+.,/-]+$/.test(children)) return <Digits>{children}</Digits>;
  return <span className={styles.words}>{children}</span>;
}

/** A sum with what it is for; nothing: it was left open. */
export function Sum({ value, currency, unit }: { value: string; currency: string; unit?: string | undefined }) {
  if (!value) return <NotGiven />;
  return (
    <>
      <Money currency={currency} amount={value} />
      {unit && ` ${unit}`}
    </>
  );
}

/** Whether something is done. */
export function Status({ children, isDone }: { children: string; isDone: boolean }) {
  return isDone ? <DoneMark>{children}</DoneMark> : <Missing>{children}</Missing>;
}

interface ReadDocumentsProps {
  documents: readonly { filename: string }[];
  state: string;
  text: string;
}

/** Whether the documents are there, and which (1-REV-02, 2-REV-11 to 2-REV-13). */
export function ReadDocuments({ documents, state, text }: ReadDocumentsProps) {
  if (state === 'missing') return <Missing>{text}</Missing>;
  if (state !== 'supplied') return text;
  const names = documents.map(({ filename }) => filename);
  return <DoneMark>{reviewTexts.documents(text, names)}</DoneMark>;
}
