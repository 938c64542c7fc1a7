import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';
import type { Elements } from './elements.tsx';

export type NoticeKind = 'error' | 'warn' | 'info' | 'success';

const ICONS: Record<NoticeKind, IconName> = { error: 'stop', warn: 'alert', info: 'info', success: 'check' };

interface NoticeProps {
  kind: NoticeKind;
  title?: ReactNode;
  children?: Elements;
  /**
   * `status` for a notice that appears while the page is open. Absent for one that was there from the start, which is then a landmark;
   * `note` if the page may have several alike.
   */
  role?: 'status' | 'alert' | 'note' | undefined;
  tabIndex?: number | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Message that stays: icon, text, coloured edge; colour alone never carries the meaning. */
export function Notice({ kind, title, children, role, tabIndex, ref }: NoticeProps) {
  const titleId = useId();
  return (
    <section
      ref={ref}
      className={classNames(styles.notice, styles[kind])}
      data-block="notice"
      role={role}
      tabIndex={tabIndex}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      <Icon name={ICONS[kind]} />
      <div>
        {title !== undefined && <h2 id={titleId}>{title}</h2>}
        {children}
      </div>
    </section>
  );
}
