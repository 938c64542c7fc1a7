import { useEffect, useRef, type MouseEvent } from 'react';
import { errorCountTitle } from '#domain/texts/ui.ts';
import styles from './ErrorSummary.module.css';
import { Notice } from './Notice.tsx';

export interface ErrorSummaryItem {
  /** Id of the control, or of its group. */
  fieldId: string;
  text: string;
}

interface ErrorSummaryProps {
  items: readonly ErrorSummaryItem[];
  /** Changes with each request of the person: the summary then takes focus again. */
  focusKey: number;
  /** Moves focus to the field. */
  onSelect: (fieldId: string) => void;
  title?: string | undefined;
}

/** Summary of errors on top of the form. Takes focus when shown; each entry leads to its field. */
export function ErrorSummary({ items, focusKey, onSelect, title }: ErrorSummaryProps) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    notice.current?.focus();
  }, [focusKey]);

  const handleSelect = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    onSelect(fieldId);
  };
  return (
    <div className={styles.summary}>
      <Notice ref={notice} kind="error" title={title ?? errorCountTitle(items.length)} tabIndex={-1}>
        <ul>
          {items.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => handleSelect(event, fieldId)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
