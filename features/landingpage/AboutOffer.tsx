import type { Offer } from '#domain/offer.ts';
import { landingTexts } from '#domain/texts/landing.ts';
import { Html } from '#features/ui/Html.tsx';
import styles from './landingpage.module.css';

/** The offer's description, sanitised, when the issuer wants it shown (1-LAND-11, 1-LAND-12), under its picture if there is one. */
export function AboutOffer({ offer }: { offer: Offer }) {
  const hasDescription = Boolean(offer.include_offer_description && offer.description);
  if (!hasDescription && !offer.hero_image) return null;
  return (
    <section className={styles.about}>
      {offer.hero_image && <img className={styles.picture} src={offer.hero_image} alt="" />}
      {hasDescription && (
        <>
          <h2>{landingTexts.aboutTheOffer}</h2>
          <Html html={offer.description ?? ''} />
        </>
      )}
    </section>
  );
}
