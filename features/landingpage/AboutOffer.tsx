import type { Offer } from '#domain/offer.ts';
import { landingTexts } from '#domain/texts/landing.ts';
import { Prose } from '#features/ui/Prose.tsx';
import styles from './landingpage.module.css';

/** The offer's description if the issuer wants it shown (1-LAND-11, 1-LAND-12), under its picture if there is one. */
export function AboutOffer({ offer }: { offer: Offer }) {
  const description = offer.include_offer_description ? offer.prose?.description : null;
  if (!description && !offer.hero_image) return null;
  return (
    <section className={styles.about}>
      {offer.hero_image && <img className={styles.picture} src={offer.hero_image} alt="" />}
      {description && (
        <>
          <h2>{landingTexts.aboutTheOffer}</h2>
          <Prose content={description} />
        </>
      )}
    </section>
  );
}
