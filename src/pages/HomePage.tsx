import { useEffect } from 'react';
import { Link } from 'wouter';
import { useGetOffersQuery, type OfferSummary } from '#api/offersApi.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { offerStateLabels } from '#domain/texts/landing.ts';
import { Button } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { Tag } from '#features/ui/Chip.tsx';
import { PageLayout } from '#features/ui/Layout.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { closingText } from '#src/wizard/closingText.ts';
import styles from './pages.module.css';

/** The list of offers, each leading to its page. */
export function HomePage() {
  useEffect(() => {
    document.title = pageTexts.offersTitle;
  }, []);
  return (
    <PageLayout>
      <h1>{pageTexts.offersTitle}</h1>
      <p className={styles.intro}>{pageTexts.offersIntro}</p>
      <OfferList />
    </PageLayout>
  );
}

function OfferList() {
  const { currentData: offers, isError, isFetching, refetch } = useGetOffersQuery();
  if (isError) {
    return (
      <Notice kind="error" role="alert" title={pageTexts.offersFailedTitle}>
        <p>{pageTexts.loadFailed}</p>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {pageTexts.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (!offers) return <Spinner />;
  if (offers.length === 0) return <p>{pageTexts.noOffers}</p>;
  return (
    <ul className={styles.offers}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
  );
}

function OfferCard({ offer }: { offer: OfferSummary }) {
  const closing = closingText(offer.closes_at);
  return (
    <Card title={<Link href={offer.href}>{offer.name}</Link>} aside={<Tag>{offerStateLabels[offer.state]}</Tag>} intro={offer.client_name}>
      {offer.tagline && <p>{offer.tagline}</p>}
      {closing && <p className={styles.closing}>{closing}</p>}
    </Card>
  );
}
