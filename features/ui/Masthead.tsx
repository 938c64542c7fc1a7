import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from './classNames.ts';
import styles from './Masthead.module.css';
import type { Elements } from './elements.tsx';

interface MastheadProps {
  /** Name of the offer, or of the site. */
  name: string;
  detail?: string | undefined;
  /** Right side: the closing time of the offer, or the signed-in user. */
  aside?: ReactNode;
  /** Issuer's own mark; the first letter of the name if there is none. */
  logo?: string | null | undefined;
  /** Content at the far right, on phones too. */
  action?: Elements;
  /** Address behind mark and name. */
  href?: string | undefined;
  /** Handles a press on mark and name, for a page that leads there in another way than by the address. */
  onFollow?: ((event: MouseEvent) => void) | undefined;
}

/** Top of every page: the name of the offer or of the site, linked to its first page. */
export function Masthead({ name, detail, aside, logo, action, href, onFollow }: MastheadProps) {
  const whose = (
    <>
      <OfferMark name={name} logo={logo} />
      <span className={styles.issuer}>
        <b>{name}</b>
        {detail && <small>{detail}</small>}
      </span>
    </>
  );
  return (
    <header className={styles.masthead}>
      <div>
        {href ? (
          <Link className={styles.home} href={href} onClick={onFollow}>
            {whose}
          </Link>
        ) : (
          whose
        )}
        {aside ? <p className={styles.aside}>{aside}</p> : null}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </header>
  );
}

/** Issuer's mark: its logo, or a letter on the accent. `isOnHero` if the background is the hero's. */
export function OfferMark({
  name,
  logo,
  isOnHero = false,
}: {
  name: string;
  logo?: string | null | undefined;
  isOnHero?: boolean;
}) {
  if (logo) return <img className={styles.logo} src={logo} alt="" />;
  return (
    <span className={classNames(styles.mark, isOnHero && styles.onHero)} aria-hidden="true">
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
}
