import { useEffect, type ReactNode } from 'react';
import type { Offer } from '#domain/offer.ts';
import { Footer } from '#features/ui/Footer.tsx';
import { PageLayout } from '#features/ui/Layout.tsx';
import { Masthead } from '#features/ui/Masthead.tsx';
import { SkipLink } from '#features/ui/SkipLink.tsx';
import styles from './draft.module.css';

interface OfferFrameProps {
  offer: Offer | null;
  title: string;
  /** Text below the title. */
  words: ReactNode;
  children?: ReactNode;
}

/** A page about an application for an offer, between the offer's head and its foot. */
export function OfferFrame({ offer, title, words, children }: OfferFrameProps) {
  useEffect(() => {
    document.title = offer === null ? title : `${title} – ${offer.name}`;
  }, [offer, title]);
  return (
    <>
      <SkipLink />
      {offer && <Masthead name={offer.name} detail={offer.client_name} logo={offer.logo_image} href={offer.href} />}
      <PageLayout>
        <h1>{title}</h1>
        {words ? <div className={styles.words}>{words}</div> : null}
        <div className={styles.parts}>{children}</div>
      </PageLayout>
      <Footer registrar={offer?.registrar} contactPerson={offer?.contact_person} />
    </>
  );
}
