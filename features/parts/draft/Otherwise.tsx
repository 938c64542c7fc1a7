import type { ReactNode } from 'react';
import type { Elements } from '#features/ui/elements.tsx';
import styles from './draft.module.css';

interface OtherwiseProps {
  /** Id of the heading. */
  id: string;
  title: string;
  /** List items. */
  children: ReactNode;
  /** Content below the list. */
  after?: Elements;
}

/** Other ways for a person who cannot get the code, below its card. */
export function Otherwise({ id, title, children, after }: OtherwiseProps) {
  return (
    <section className={styles.otherwise} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
      {after}
    </section>
  );
}
