import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import styles from './Disclosure.module.css';

interface PersonBlockProps {
  title: string;
  /** Name of the person or entity. With errors, also a hint (`Please complete details.`), as part of the block's name. */
  subtitle?: ReactNode;
  hasErrors?: boolean | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  id?: string | undefined;
  children: ReactNode;
}

/** Card that opens: one person or one entity. Its content is mounted even while closed, so that nothing typed is lost. */
export function PersonBlock({ title, subtitle, hasErrors = false, isOpen, onToggle, id, children }: PersonBlockProps) {
  return (
    <details
      className={classNames(styles.person, hasErrors && styles.bad)}
      id={id}
      data-block="card"
      open={isOpen}
      onToggle={(event) => event.currentTarget === event.target && onToggle(event.currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
        {subtitle !== undefined && <span>{subtitle}</span>}
        <Icon name="down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
