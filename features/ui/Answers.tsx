import type { ReactNode } from 'react';
import { answerTexts } from '#domain/texts/answers.ts';
import styles from './Answers.module.css';
import { Icon } from './Icon.tsx';
import { wrapText, type Content } from './elements.tsx';

export interface Answer {
  label: ReactNode;
  value: ReactNode;
}

/** List of answers to read: questions left, answers right; stacked on phones. */
export function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `Supplied`, with a tick. */
export function DoneMark({ children = answerTexts.supplied }: { children?: Content }) {
  return (
    <span className={styles.done}>
      <Icon name="check" />
      {wrapText(children)}
    </span>
  );
}

/** `Not supplied`, with a warning sign. With `onSelect` it leads to the place for the answer. */
export function Missing({
  children = answerTexts.notSupplied,
  onSelect,
}: {
  children?: Content;
  onSelect?: (() => void) | undefined;
}) {
  const content = (
    <>
      <Icon name="alert" />
      {wrapText(children)}
    </>
  );
  if (!onSelect) return <span className={styles.missing}>{content}</span>;
  return (
    <button type="button" className={styles.missing} onClick={onSelect}>
      {content}
    </button>
  );
}
