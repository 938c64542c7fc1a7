import type { ComponentProps } from 'react';
import { reserveTopSpace } from './barSpace.ts';
import { classNames } from './classNames.ts';
import styles from './StickyBar.module.css';

/** Bar that stays visible above a step. The focused element scrolls clear of it. */
export function StickyBar({ className, ...props }: Omit<ComponentProps<'div'>, 'ref'>) {
  return <div {...props} ref={reserveTopSpace} className={classNames(styles.bar, className)} />;
}
