import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';
import { classNames } from './classNames.ts';
import type { Elements } from './elements.tsx';

interface CardProps {
  title?: ReactNode;
  /** Sentence under the title. */
  intro?: ReactNode;
  /** Content right of the title: a chip, an Edit link, a sum. */
  aside?: Elements;
  id?: string | undefined;
  children?: ReactNode;
}

/** Card for one idea of a screen. With a title it is a named region. */
export function Card({ title, intro, aside, id, children }: CardProps) {
  const headingId = useId();
  const header = title !== undefined && (
    <header className={styles.header}>
      <h2 id={headingId}>{title}</h2>
      {aside}
    </header>
  );
  return (
    <section
      className={classNames(styles.card, 'card')}
      id={id}
      data-block="card"
      aria-labelledby={title === undefined ? undefined : headingId}
    >
      {header}
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {children !== undefined && <div className={styles.body}>{children}</div>}
    </section>
  );
}

/** Ruled part of a card, with its own heading. */
export function CardPart({ title, help, children }: { title?: ReactNode; help?: ReactNode; children: Elements }) {
  return (
    <div className={styles.part}>
      {title !== undefined && <h3>{title}</h3>}
      {help !== undefined && <p className={styles.help}>{help}</p>}
      {children}
    </div>
  );
}
