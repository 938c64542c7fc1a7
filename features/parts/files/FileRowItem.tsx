import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { momentOf } from '#domain/formats/moment.ts';
import { filesTexts as texts } from '#domain/texts/files.ts';
import { useLocalToday } from '#features/ui/useLocalToday.ts';
import type { FileRow } from '#store/file/fileRows.ts';
import styles from './drawer.module.css';
import { RowActions, type RowCalls } from './RowActions.tsx';
import { nameOf, placeInSteps, placeOf, stepOf } from './rowTexts.ts';

interface FileRowItemProps extends RowCalls {
  row: FileRow;
  onContinue: (row: FileRow) => Promise<void>;
  /** Called if the row leaves the list with the focus in it. */
  onLeft: () => void;
}

/** Row of one application: its name, progress and storage place. A press anywhere on it opens it. */
export function FileRowItem({ row, onContinue, onLeft, ...calls }: FileRowItemProps) {
  const today = useLocalToday();
  const line = useRef<HTMLLIElement>(null);
  const leave = useEffectEvent(onLeft);
  useLayoutEffect(() => {
    const shown = line.current;
    return () => {
      if (shown?.contains(document.activeElement)) leave();
    };
  }, []);
  const { name, offerName, isOpen } = row;
  return (
    <li ref={line} className={styles.row} aria-current={isOpen || undefined}>
      <button type="button" className={styles.main} data-row="" onClick={() => void onContinue(row)}>
        <b>{nameOf(row)}</b>
        {name && <span>{offerName}</span>}
        <span className={styles.facts}>
          {[placeInSteps(row), stepOf(row), texts.next[row.next]].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.facts}>
          {[isOpen && texts.openNow, texts.changed(momentOf(row.changedAt, today)), placeOf(row, today)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </button>
      <RowActions
        {...calls}
        row={row}
        onClosed={() => line.current?.querySelector<HTMLElement>('[data-row]')?.focus()}
      />
    </li>
  );
}
