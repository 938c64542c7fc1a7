import { use, useId } from 'react';
import { shellTexts } from '#domain/texts/shell.ts';
import styles from './ActionBar.module.css';
import { BarDraft } from './barDraft.ts';
import { BarNote } from './barNote.ts';
import { Button } from './Button.tsx';
import { classNames } from './classNames.ts';
import type { Elements } from './elements.tsx';
import { NextHintContext } from './nextHint.ts';

interface ActionBarProps {
  nextLabel?: string | undefined;
  /** Detail of Submit, usually an amount; on a second line on phones. */
  nextDetail?: Elements;
  /** True while errors are shown: every button is aria-disabled, and its handler answers a press (design 5.5, 1-SHELL-34). */
  isBlocked?: boolean | undefined;
  /** Default: `isBlocked`. */
  isBackBlocked?: boolean | undefined;
  /** Default: `isBackBlocked`. */
  isDraftBlocked?: boolean | undefined;
  isBusy?: boolean | undefined;
  /** Absent: no Back (1-SHELL-49). */
  onBack?: (() => void) | undefined;
  /** Saves the typed text for Save as Draft; returns false if it shows errors instead. */
  onSaveDraft?: (() => boolean) | undefined;
  /** Absent: the button submits its form. */
  onNext?: (() => void) | undefined;
}

const KEPT = () => true;

/**
 * Back, Save as Draft (optional, 1-SHELL-33) and Next or Submit; always in the same place, sticky on phones. A detail of Submit replaces
 * the bar's note.
 */
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
        <span>{nextLabel}</span>
        {nextDetail && (
          <span className={styles.detail}>
            <span> </span>
            {nextDetail}
          </span>
        )}
      </Button>
      {draft?.status}
    </div>
  );
}
