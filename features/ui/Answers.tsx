import type { ReactNode } from 'react';
import { answerTexts } from '#domain/texts/answers.ts';
import styles from './Answers.module.css';
import { Icon } from './Icon.tsx';

export interface Answer {
  label: ReactNode;
  value: ReactNode;
}

/** Answers to read: what was asked left, what was answered right; stacked on phones. */
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
export function DoneMark({ children = answerTexts.supplied }: { children?: ReactNode }) {
  return (
    <span className={styles.done}>
      <Icon name="check" />
      {children}
    </span>
  );
}

/** `Not supplied`, with a warning sign; with `onSelect` it leads to where it can be supplied. */
export function Missing({
  children = answerTexts.notSupplied,
  onSelect,
}: {
  children?: ReactNode;
  onSelect?: (() => void) | undefined;
}) {
  const content = (
    <>
      <Icon name="alert" />
      {children}
    </>
  );
  if (!onSelect) return <span className={styles.missing}>{content}</span>;
  return (
    <button type="button" className={styles.missing} onClick={onSelect}>
      {content}
    </button>
  );
}
