import { shellTexts } from '#domain/texts/shell.ts';
import { classNames } from './classNames.ts';
import styles from './ProgressTrack.module.css';

/** Track with one segment per step. Decoration beside the text `Step 3 of 8` in the step's heading. */
export function ProgressTrack({ step, count }: { step: number; count: number }) {
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={shellTexts.applicationProgress}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={step}
      aria-valuetext={shellTexts.stepOf(step, count)}
    >
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className={classNames(index < step && styles.done)} />
      ))}
    </div>
  );
}
