import { offerTagsOf } from '#domain/offers/landing.ts';
import type { Offer } from '#domain/offer.ts';
import { landingTexts, offerStateLabels } from '#domain/texts/landing.ts';
import { Tag } from '#features/ui/Chip.tsx';
import { OfferMark } from '#features/ui/Masthead.tsx';
import styles from './landingpage.module.css';

/** Id of the heading that takes focus on a return to the offer from within the application. */
export const OFFER_NAME_ID = 'offer-name';

/** The offer at a glance: its issuer, its state and tags, its name and key facts (1-LAND-01 to 1-LAND-10). */
export function OfferHero({ offer }: { offer: Offer }) {
  const facts = (offer.key_facts ?? []).filter((fact) => fact.show);
  return (
    <section className={styles.hero} aria-labelledby={OFFER_NAME_ID}>
      <div>
        <div>
          <p className={styles.issuer}>
            <OfferMark name={offer.client_name} logo={offer.logo_image} isOnHero />
            <span>{offer.client_name}</span>
          </p>
          <ul className={styles.tags} aria-label={landingTexts.aboutThisOffer}>
            <li>
              <Tag isState>{offerStateLabels[offer.state]}</Tag>
            </li>
            {offerTagsOf(offer).map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
          <h1 id={OFFER_NAME_ID} tabIndex={-1}>
            {offer.name}
          </h1>
          {offer.tagline && <p className={styles.lede}>{offer.tagline}</p>}
        </div>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, highlight_text: text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
