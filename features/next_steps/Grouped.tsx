import { inThrees } from '#domain/formats/inThrees.ts';
import styles from './nextSteps.module.css';

/** Shorter ones are read at a glance. */
const LONGEST_UNGROUPED = 4;

/** A number in groups of three that stand apart to the eye alone: whoever selects it gets it without blanks. */
export function Grouped({ children }: { children: string }) {
  const isLongNumber = /^\d+$/.test(children) && children.length > LONGEST_UNGROUPED;
  const groups = isLongNumber ? inThrees(children) : [children];
  return (
    <span className={styles.number}>
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
