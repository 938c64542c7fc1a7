import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';
import { wrapText, type Content } from './elements.tsx';

export type ButtonKind = 'primary' | 'plain' | 'bare' | 'link';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** One `primary` per screen. */
  kind?: ButtonKind | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  /** Work in progress: text and width stay, further presses do nothing. */
  isBusy?: boolean | undefined;
  /** Not available now. The button stays in the tab order (`aria-disabled`); presses do nothing, unless `answersWhenBlocked`. */
  isBlocked?: boolean | undefined;
  /** A press while blocked still reaches `onClick` or the form, which then says why. */
  answersWhenBlocked?: boolean | undefined;
  children: Content;
}

/** Button that is never truly disabled, so that a person who tabs to it learns that it is there. */
export function Button({
  kind = 'plain',
  icon,
  iconEnd,
  isBusy = false,
  isBlocked = false,
  answersWhenBlocked = false,
  onClick,
  className,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || (isBlocked && !answersWhenBlocked)) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles[kind], isBusy && styles.busy, className)}
      aria-disabled={isBlocked || isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={handleClick}
    >
      {icon && <Icon name={icon} />}
      {wrapText(children)}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  );
}

interface ButtonLinkProps {
  href: string;
  kind?: ButtonKind | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  download?: boolean | string | undefined;
  /** `_blank` opens a new tab, without a way back into this page. */
  target?: '_blank' | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  children: Content;
}

/** Link that looks like a button: leads somewhere or downloads something. */
export function ButtonLink({
  href,
  kind = 'plain',
  icon,
  iconEnd,
  download,
  target,
  onClick,
  children,
}: ButtonLinkProps) {
  return (
    <a
      className={classNames(styles.button, styles[kind])}
      href={href}
      download={download}
      target={target}
      rel={target && 'noopener'}
      onClick={onClick}
    >
      {icon && <Icon name={icon} />}
      {wrapText(children)}
      {iconEnd && <Icon name={iconEnd} />}
    </a>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  icon: IconName;
  /** Name of the button: its action and its object (`Remove passport.pdf`). */
  label: string;
}

/** Button with an icon only; 44 px square. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.iconButton, className)}
      aria-label={label}
      title={label}
      data-print="no"
    >
      <Icon name={icon} />
    </button>
  );
}
