import { useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { filesTexts } from '#domain/texts/files.ts';
import { Button } from './Button.tsx';
import type { Elements } from './elements.tsx';
import styles from './RowList.module.css';

interface RowListProps {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Content right of the heading. */
  aside?: Elements;
  /** Content between the heading and the rows. */
  intro?: Elements;
  /** A `Row` with its key each. */
  rows: readonly ReactElement[];
  /** Number of rows shown at first; a button shows the others. */
  shown?: number;
}

/** Section with a heading and a list of things to read or to open, a row each; on phones a block each. */
export function RowList({ id, title, aside, intro, rows, shown = Infinity }: RowListProps) {
  const [limit, setLimit] = useState(shown);
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    flushSync(() => setLimit(Infinity));
    const next = list.current?.children[limit];
    const target = next?.querySelector('a, button') ?? next;
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </header>
      {intro}
      {rows.length > 0 && <ul ref={list}>{rows.slice(0, limit)}</ul>}
      {rows.length > limit && (
        <Button kind="link" onClick={showAll}>
          {filesTexts.more(rows.length - limit)}
        </Button>
      )}
    </section>
  );
}

interface RowProps {
  /** Name of the row's thing, and the line below it. */
  children: Elements;
  /** Facts in small letters, a line each; an empty one is left out. */
  facts: readonly (string | false | null)[];
  /** Button or link at the end. */
  action?: Elements;
}

/** Row of a `RowList`. */
export function Row({ children, facts, action }: RowProps) {
  return (
    <li tabIndex={-1}>
      <div>{children}</div>
      <div className={styles.quiet}>
        {facts.filter(Boolean).map((fact) => (
          <span key={String(fact)}>{fact}</span>
        ))}
      </div>
      {action}
    </li>
  );
}
