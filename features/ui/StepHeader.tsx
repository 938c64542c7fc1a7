import type { ReactNode, Ref } from 'react';
import { shellTexts } from '#domain/texts/shell.ts';
import { ProgressTrack } from './ProgressTrack.tsx';
import styles from './StepHeader.module.css';
import type { Elements } from './elements.tsx';

interface StepHeaderProps {
  title: string;
  /** Absent for pages that are no numbered step. */
  number?: number | undefined;
  count?: number | undefined;
  hasTrack?: boolean | undefined;
  /** Chip of the save state. */
  chip?: Elements;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** Top of a step: `Step 3 of 8`, the save state, the track and the numbered title. The title can take focus (A5). */
export function StepHeader({ title, number, count, hasTrack = true, chip, intro, headingRef }: StepHeaderProps) {
  const isNumbered = number !== undefined && count !== undefined;
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <span>{isNumbered && shellTexts.stepOf(number, count)}</span>
        {chip}
      </div>
      {isNumbered && hasTrack ? <ProgressTrack step={number} count={count} /> : <div className={styles.gap} />}
      <h1 ref={headingRef} tabIndex={-1}>
        {number !== undefined && (
          <>
            <span className={styles.number}>{number}</span>
            <span> </span>
          </>
        )}
        <span>{title}</span>
      </h1>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
    </header>
  );
}
