import { classNames } from './classNames.ts';
import styles from './Masthead.module.css';

interface MastheadProps {
  /** The issuer's or the offer's name. */
  name: string;
  detail?: string | undefined;
  /** Right: when the offer closes. */
  aside?: string | undefined;
  /** The issuer's own mark; without one, the first letter of the name. */
  logo?: string | null | undefined;
}

/** Top of every wizard page: whose offer this is. Nothing to click away to. */
export function Masthead({ name, detail, aside, logo }: MastheadProps) {
  return (
    <header className={styles.masthead}>
      <div>
        <OfferMark name={name} logo={logo} />
        <p className={styles.issuer}>
          <b>{name}</b>
          {detail && <span>{detail}</span>}
        </p>
        {aside && <p className={styles.aside}>{aside}</p>}
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
