import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from './classNames.ts';
import styles from './Masthead.module.css';

interface MastheadProps {
  /** The offer's name, or the house's. */
  name: string;
  detail?: string | undefined;
  /** Right: when the offer closes, or who is signed in. */
  aside?: ReactNode;
  /** The issuer's own mark; without one, the first letter of the name. */
  logo?: string | null | undefined;
  /** Right of all, on phones too. */
  action?: ReactNode;
  /** Where mark and name lead. */
  href?: string | undefined;
  /** A press on them, for who leads there in another way than by the address. */
  onFollow?: ((event: MouseEvent) => void) | undefined;
}

/** Top of every page: whose offer this is, or the house's name; the way to the page that is first of what it names. */
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
        {aside && <p className={styles.aside}>{aside}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </header>
  );
}

/** The issuer's mark: its logo, or a letter on the accent. `isOnHero` where the ground is the hero's. */
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
