import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';
import { wrapText, type Content } from './elements.tsx';

export type ChipTone = 'ok' | 'warn' | 'quiet' | 'busy';

const ICONS: Record<ChipTone, IconName> = { ok: 'check', warn: 'alert', quiet: 'info', busy: 'clock' };

interface ChipProps {
  tone?: ChipTone | undefined;
  icon?: IconName | undefined;
  /** True for a status that changes while the page is open (`Saved 10:42`). */
  isLive?: boolean | undefined;
  /** True if this text is not spoken, though the chip announces its other changes. */
  isSilent?: boolean | undefined;
  children: Content;
}

/** Shows a small state: saved, downloaded, not saved. */
export function Chip({ tone = 'quiet', icon, isLive = false, isSilent = false, children }: ChipProps) {
  return (
    <span
      className={classNames(styles.chip, styles[tone])}
      role={isLive ? 'status' : undefined}
      aria-live={isSilent ? 'off' : undefined}
      data-print="no"
    >
      <Icon name={icon ?? ICONS[tone]} />
      {wrapText(children)}
    </span>
  );
}

/** Shows a property of the offer as a pill; `isState` for its state. */
export function Tag({ isState = false, children }: { isState?: boolean; children: ReactNode }) {
  return <span className={classNames(styles.tag, isState && styles.state)}>{children}</span>;
}
