import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';

export type ChipTone = 'ok' | 'warn' | 'quiet' | 'busy';

const ICONS: Record<ChipTone, IconName> = { ok: 'check', warn: 'alert', quiet: 'info', busy: 'clock' };

interface ChipProps {
  tone?: ChipTone | undefined;
  icon?: IconName | undefined;
  /** A status that changes while the page is open (`Saved 10:42`). */
  isLive?: boolean | undefined;
  children: ReactNode;
}

/** A small state: saved, downloaded, not saved. */
export function Chip({ tone = 'quiet', icon, isLive = false, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone])} role={isLive ? 'status' : undefined} data-print="no">
      <Icon name={icon ?? ICONS[tone]} />
      {children}
    </span>
  );
}

/** A property of the offer, as a pill; `isState` for the one that tells its state. */
export function Tag({ isState = false, children }: { isState?: boolean; children: ReactNode }) {
  return <span className={classNames(styles.tag, isState && styles.state)}>{children}</span>;
}
