import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './drawer.module.css';

interface RowFormProps {
  /** Another stage has other fields; the first of them gets the focus as well. */
  stage?: string;
  onSubmit?: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/**
 * Form in place of a row's buttons. Takes the focus at once, because the pressed button is gone and the drawer would focus its own first
 * button. Escape closes the form alone, not the drawer.
 */
export function RowForm({ stage = '', onSubmit, onCancel, children }: RowFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isElsewhere =
      shown.current !== null && activeElement !== document.body && !form.current?.contains(activeElement);
    shown.current = stage;
    if (isElsewhere) return;
    const field = form.current?.querySelector<HTMLElement>('input, select, button') ?? form.current;
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [stage]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key of all that is in it
    <form
      ref={form}
      className={styles.naming}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {children}
    </form>
  );
}
