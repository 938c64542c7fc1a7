import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';

export type NoticeKind = 'error' | 'warn' | 'info' | 'success';

const ICONS: Record<NoticeKind, IconName> = { error: 'stop', warn: 'alert', info: 'info', success: 'check' };

interface NoticeProps {
  kind: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  /**
   * `status` for what arrives while the page is open; nothing for what was there from the start, which is a landmark then; `note` where the
   * page may have several alike.
   */
  role?: 'status' | 'alert' | 'note' | undefined;
  tabIndex?: number | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A message that stays: sign, words, coloured edge; colour never carries it alone. */
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
