import { Fragment } from 'react';
import { reviewTexts } from '#domain/texts/review.ts';
import { Answers, DoneMark, Missing } from '#features/ui/Answers.tsx';
import { Ledger } from '#features/ui/Ledger.tsx';
import { Digits, Money } from '#features/ui/Money.tsx';
import type { Elements } from '#features/ui/elements.tsx';
import styles from './reading.module.css';

/** Parts of a line that are read, in an open or a submitted application. */
interface ReadLine {
  label: string;
  note?: string;
}

interface ReadSectionsProps<Line extends ReadLine> {
  sections: readonly { path?: string; title?: string; lines: readonly Line[] }[];
  /** Returns true for a sum of the figures above it. */
  isSum: (line: Line) => boolean;
  /** @param path of the line's section within its step's values */
  draw: (line: Line, path: string | undefined) => Elements;
  /** Draws the content behind an answer. */
  drawAfter?: (line: Line) => Elements;
}

/**
 * Shows questions and answers of a step, each person and each organisation in it (2-REV-01). Figures that add up have their right edges in
 * line.
 */
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
        <span>{children}</span>
        <br />
      </>
    )
  );
}

/** Text for an optional question without an answer. */
export function NotGiven() {
  return <span className={styles.notGiven}>{reviewTexts.noAnswer}</span>;
}

/** Shows a text answer with its typed line breaks, and figures in one line. Empty: no answer. */
export function AnswerParagraph({ children, isTyped }: { children: string; isTyped: boolean }) {
  if (!children) return <NotGiven />;
  if (/^[\d\s+.,/-]+$/.test(children)) return <Digits>{children}</Digits>;
  return isTyped ? <Typed>{children}</Typed> : <span className={styles.words}>{children}</span>;
}

/** Shows a name or a line of an address as typed: a translator leaves it alone. */
export function Typed({ children }: { children: string }) {
  return (
    <span className={styles.words} translate="no">
      {children}
    </span>
  );
}

/** Shows an amount with its unit. Empty: no answer. */
export function Sum({ value, currency, unit }: { value: string; currency: string; unit?: string | undefined }) {
  if (!value) return <NotGiven />;
  return (
    <>
      <Money currency={currency} amount={value} />
      {unit && <span>{` ${unit}`}</span>}
    </>
  );
}

/** Shows a status, done or not done. */
export function Status({ children, isDone }: { children: string; isDone: boolean }) {
  return isDone ? <DoneMark>{children}</DoneMark> : <Missing>{children}</Missing>;
}

interface ReadDocumentsProps {
  documents: readonly { filename: string }[];
  state: string;
  text: string;
}

/** Shows if documents are there, and their names (1-REV-02, 2-REV-11 to 2-REV-13). */
export function ReadDocuments({ documents, state, text }: ReadDocumentsProps) {
  if (state === 'missing') return <Missing>{text}</Missing>;
  if (state !== 'supplied') return <span>{text}</span>;
  const names = documents.map(({ filename }) => filename);
  return <DoneMark>{reviewTexts.documents(text, names)}</DoneMark>;
}
