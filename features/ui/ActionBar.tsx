import { use, useId, type ReactNode } from 'react';
import { shellTexts } from '#domain/texts/shell.ts';
import styles from './ActionBar.module.css';
import { BarDraft } from './barDraft.ts';
import { BarNote } from './barNote.ts';
import { Button } from './Button.tsx';
import { classNames } from './classNames.ts';
import { NextHintContext } from './nextHint.ts';

interface ActionBarProps {
  nextLabel?: string | undefined;
  /** What Submit is about, an amount as a rule; on phones it stands on a second line. */
  nextDetail?: ReactNode;
  /** Errors are shown: every button is aria-disabled, and a press is answered by its handler (design 5.5, 1-SHELL-34). */
  isBlocked?: boolean | undefined;
  /** As `isBlocked` where nothing is said. */
  isBackBlocked?: boolean | undefined;
  /** As `isBackBlocked` where nothing is said. */
  isDraftBlocked?: boolean | undefined;
  isBusy?: boolean | undefined;
  /** Absent: no Back (1-SHELL-49). */
  onBack?: (() => void) | undefined;
  /** Keeps what is typed, for Save as Draft to save it; false where it says instead what is wrong. */
  onSaveDraft?: (() => boolean) | undefined;
  /** Absent: the button submits the form that it stands in. */
  onNext?: (() => void) | undefined;
}

const KEPT = () => true;

/** Back, Save as Draft (optional, 1-SHELL-33) and Next or Submit; always in the same place, sticky on phones. A detail of Submit stands for the bar's note. */
export function ActionBar({
  nextLabel = shellTexts.next,
  nextDetail,
  isBlocked,
  isBackBlocked = isBlocked,
  isBusy,
  onBack,
  isDraftBlocked = isBackBlocked,
  onSaveDraft = KEPT,
  onNext,
}: ActionBarProps) {
  const hint = use(NextHintContext);
  const hintId = useId();
  const draft = use(BarDraft);
  if (draft === false) return null;
  const shared = { isBlocked, answersWhenBlocked: true, 'data-step-action': '' };
  return (
    <div className={styles.actions} data-print="no">
      {!nextDetail && use(BarNote)}
      {onBack && (
        <Button {...shared} isBlocked={isBackBlocked} kind="bare" icon="back" className={styles.back} onClick={onBack}>
          {shellTexts.back}
        </Button>
      )}
      <span id={hintId} className={styles.push}>
        {hint}
      </span>
      {draft && (
        <Button
          {...shared}
          isBlocked={isDraftBlocked}
          isBusy={draft.isBusy}
          onClick={() => onSaveDraft() && draft.save()}
        >
          {shellTexts.saveAsDraft}
        </Button>
      )}
      <Button
        {...shared}
        kind="primary"
        type={onNext ? 'button' : 'submit'}
        isBusy={isBusy}
        onClick={onNext}
        iconEnd={nextDetail ? undefined : 'next'}
        aria-describedby={hint ? hintId : undefined}
        data-submits={nextDetail ? '' : undefined}
        className={classNames(styles.next, nextDetail ? styles.submit : null)}
      >
        {nextLabel}
        {nextDetail && <span className={styles.detail}> {nextDetail}</span>}
      </Button>
      {draft?.status}
    </div>
  );
}
