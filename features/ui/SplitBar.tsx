import type { CSSProperties } from 'react';
import { splitTexts } from '#domain/texts/split.ts';
import { classNames } from './classNames.ts';
import styles from './SplitBar.module.css';

export type SplitPart = 'now' | 'fee' | 'later';

interface SplitBarProps {
  /** Shares for drawing only, in any common unit; zero leaves the part out. `sentence` and the ledger give the amounts. */
  now: number;
  fee: number;
  later: number;
  /** Picture in one sentence (`splitSentence`). */
  sentence: string;
}

/** Bar of the payments now, in fees and later, with bracket labels. */
export function SplitBar({ now, fee, later, sentence }: SplitBarProps) {
  const parts = [
    { part: 'now', share: now },
    { part: 'fee', share: fee },
    { part: 'later', share: later },
  ] as const;
  const shown = parts.filter(({ share }) => share > 0);
  if (shown.length === 0) return null;
  const grow = growOf(now + fee + later);
  return (
    <figure className={styles.split} role="img" aria-label={sentence}>
      <div className={styles.scale} aria-hidden="true">
        {now + fee > 0 && <span style={grow(now + fee)}>{fee > 0 ? splitTexts.nowWithFee : splitTexts.now}</span>}
        {later > 0 && <span style={grow(later)}>{splitTexts.later}</span>}
      </div>
      <div className={styles.bar} aria-hidden="true">
        {shown.map(({ part, share }) => (
          <i key={part} className={classNames(styles.segment, styles[part])} style={grow(share)} />
        ))}
      </div>
    </figure>
  );
}

/** Colour key of a part, beside its label. */
export function Swatch({ part }: { part: SplitPart }) {
  return <i className={classNames(styles.swatch, styles[part])} aria-hidden="true" />;
}

/** Returns flex shares in hundredths of the whole: parts that grow by less than 1 in all would leave the rest of the bar empty. */
function growOf(whole: number): (share: number) => CSSProperties {
  return (share) => ({ flex: `${(100 * share) / whole} 1 0` });
}
