import { groupInThrees } from '#domain/texts/groupInThrees.ts';
import styles from './nextSteps.module.css';

/** Shorter numbers can be read at a glance. */
const LONGEST_UNGROUPED = 4;

/** A number in groups of three, spaced for the eye alone: a selection copies it without spaces. */
export function GroupedNumber({ children }: { children: string }) {
  const isLongNumber = /^\d+$/.test(children) && children.length > LONGEST_UNGROUPED;
  const groups = isLongNumber ? groupInThrees(children) : [children];
  return (
    <span className={styles.number} translate="no">
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
