import { useEffect, type CSSProperties } from 'react';
import { Link } from 'wouter';
import { useGetOffersQuery, type OfferSummary } from '#api/offersApi.ts';
import { groupOffers } from '#domain/offers/offerGroups.ts';
import { homeTexts, offerGroupTitles } from '#domain/texts/home.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Tag } from '#features/ui/Chip.tsx';
import { OfferMark } from '#features/ui/Masthead.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { closedOnText, closingText } from '#src/wizard/closingText.ts';
import styles from './home.module.css';
import pages from './pages.module.css';

/** The list of offers, each leading to its page. */
export function HomePage() {
  useEffect(() => {
    document.title = homeTexts.offersTitle;
  }, []);
  return (
    <SitePage isWide>
      <h1>{homeTexts.offersTitle}</h1>
      <p className={pages.intro}>{homeTexts.offersIntro}</p>
      <OfferGroups />
    </SitePage>
  );
}

/** By what can be done with them: apply now, soon, no more. */
function OfferGroups() {
  const { currentData: offers, isError, isFetching, refetch } = useGetOffersQuery();
  if (isError) {
    return (
      <Notice kind="error" role="alert" title={homeTexts.offersFailedTitle}>
        <p>{pageTexts.loadFailed}</p>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {pageTexts.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (!offers) return <Spinner />;
  if (offers.length === 0) {
    return (
      <Notice kind="info" title={homeTexts.noOffers}>
        <p>{homeTexts.noOffersHelp}</p>
      </Notice>
    );
  }
  return groupOffers(offers).map((group) => (
    <section key={group.name} className={styles.group} aria-labelledby={`offers-${group.name}`}>
      <h2 id={`offers-${group.name}`}>{offerGroupTitles[group.name]}</h2>
      <ul className={styles.offers}>
        {group.offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  ));
}

/** One offer under a rule of its own colour; the whole card is the link's target. */
function OfferCard({ offer }: { offer: OfferSummary }) {
  const time = offer.state === 'closed' ? closedOnText(offer.closes_at) : closingText(offer.closes_at);
  const tags = offer.tags ?? [];
  // Set through the CSSOM, which the style policy allows.
  const colour = (offer.branding_colour ? { '--brand': offer.branding_colour } : {}) as CSSProperties;
  return (
    <li className={styles.card} style={colour}>
      <p className={styles.issuer}>
        <OfferMark name={offer.client_name} logo={offer.logo_image} />
        <span>{offer.client_name}</span>
      </p>
      <h3>
        <Link href={offer.href}>{offer.name}</Link>
      </h3>
      {offer.tagline && <p>{offer.tagline}</p>}
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
      {time && <p className={styles.time}>{time}</p>}
    </li>
  );
}
