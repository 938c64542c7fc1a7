import type { ReactNode } from 'react';
import { shellTexts } from '#domain/texts/shell.ts';
import { changeStepLabel, frameTexts } from '#domain/texts/ui.ts';
import { IconButton } from './Button.tsx';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import styles from './ProgressNav.module.css';
import { NARROW, useMediaQuery } from './useMediaQuery.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type ProgressState = 'done' | 'current' | 'future';

export interface ProgressItem {
  name: string;
  title: string;
  /** Number of the step, as in its heading. */
  number: number;
  state: ProgressState;
  /** Answers of a done step. */
  summary?: ReactNode;
  /** A done step has a pencil to open it (1-SHELL-31); for a later step something else on the page leads on. */
  canOpen?: boolean | undefined;
  /** True if nothing else on the page leads on to a later step: it has a pencil too. */
  leadsAhead?: boolean | undefined;
  hasErrors?: boolean | undefined;
}

interface ProgressNavProps {
  steps: readonly ProgressItem[];
  onOpen: (name: string) => void;
}

/** `Application progress` (1-SHELL-30): beside the form, or folded above it on narrow screens. */
export function ProgressNav({ steps, onOpen }: ProgressNavProps) {
  const isNarrow = useMediaQuery(NARROW);
  const list = (
    <ol className={styles.list}>
      {steps.map((step) => (
        <ProgressEntry key={step.name} step={step} onOpen={onOpen} />
      ))}
    </ol>
  );
  return (
    <nav className={styles.nav} aria-label={shellTexts.applicationProgress} data-print="no">
      {isNarrow ? (
        <details className={styles.fold}>
          <summary>
            <span>{shellTexts.applicationProgress}</span>
            <Icon name="down" />
          </summary>
          {list}
        </details>
      ) : (
        <>
          <p className={styles.title}>{shellTexts.applicationProgress}</p>
          {list}
        </>
      )}
    </nav>
  );
}

function ProgressEntry({ step, onOpen }: { step: ProgressItem; onOpen: (name: string) => void }) {
  const { name, title, number, state, summary, canOpen, leadsAhead, hasErrors } = step;
  return (
    <li
      className={classNames(styles[state], hasErrors && styles.bad)}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={styles.dot}>{dotContent(step)}</span>
      <span className={styles.name}>
        <VisuallyHidden>{`${number} `}</VisuallyHidden>
        <span>{title}</span>
        {state === 'future' && !canOpen && <VisuallyHidden>{`, ${frameTexts.notYetAvailable}`}</VisuallyHidden>}
      </span>
      {canOpen && (state === 'done' || leadsAhead) && (
        <IconButton
          icon="pencil"
          label={changeStepLabel(title)}
          className={styles.pencil}
          onClick={() => onOpen(name)}
        />
      )}
      {state === 'done' && summary !== undefined && <div className={styles.summary}>{summary}</div>}
    </li>
  );
}

function dotContent({ state, number, hasErrors }: ProgressItem): ReactNode {
  if (hasErrors) return <Sign icon="stop" words={frameTexts.hasErrors} />;
  if (state === 'done') return <Sign icon="check" words={frameTexts.completed} />;
  return <span aria-hidden="true">{number}</span>;
}

function Sign({ icon, words }: { icon: 'check' | 'stop'; words: string }) {
  return (
    <>
      <Icon name={icon} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
