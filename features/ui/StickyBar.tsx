import type { ComponentProps } from 'react';
import { roomAtTop } from './barRoom.ts';
import { classNames } from './classNames.ts';
import styles from './StickyBar.module.css';

/** What stays in sight above a step: whatever gets the focus is scrolled clear of it. */
export function StickyBar({ className, ...props }: Omit<ComponentProps<'div'>, 'ref'>) {
  return <div {...props} ref={roomAtTop} className={classNames(styles.bar, className)} />;
}
