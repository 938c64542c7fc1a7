import type { ReactNode } from 'react';
import styles from './Layout.module.css';

/** Layout of the wizard: the progress list beside (or above) one column of questions. */
export function WizardLayout({ nav, children }: { nav?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.wizard}>
      <div className={styles.side}>{nav}</div>
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** Layout of a page outside the wizard, in one column. `isWide` for tables and lists. */
export function PageLayout({ isWide = false, children }: { isWide?: boolean | undefined; children: ReactNode }) {
  return (
    <main className={isWide ? styles.wide : styles.page} id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
