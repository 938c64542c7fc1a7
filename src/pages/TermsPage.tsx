import { useEffect } from 'react';
import { Link } from 'wouter';
import { useGetOfferQuery } from '#api/offersApi.ts';
import { landingTexts } from '#domain/texts/landing.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { siteTexts } from '#domain/texts/site.ts';
import { BarePage } from '#features/parts/site/BarePage.tsx';
import { Footer } from '#features/ui/Footer.tsx';
import { PageLayout } from '#features/ui/Layout.tsx';
import { Masthead } from '#features/ui/Masthead.tsx';
import { Prose } from '#features/ui/Prose.tsx';
import { SkipLink } from '#features/ui/SkipLink.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useBrand } from '#src/theme/useBranding.ts';
import { asApiError } from '#store/asApiError.ts';
import { FailureNotice } from '../ErrorBoundary.tsx';
import { NotFound } from './notFound.ts';
import styles from './pages.module.css';

/** The terms of an offer at an address of their own, which works without a script; the offer's page shows them in a window (1-LAND-13). */
export function TermsPage({ slug }: { slug: string }) {
  const { currentData, error, refetch } = useGetOfferQuery({ slug, isPreview: false });
  const offer = currentData?.offer ?? null;
  useBrand(offer?.brand ?? null);
  useEffect(() => {
    if (offer) document.title = `${landingTexts.terms} – ${offer.name}`;
  }, [offer]);
  if (offer === null && error === undefined) return <Spinner />;
  if (offer === null && asApiError(error).kind === 'notFound') return <NotFound />;
  if (offer === null)
    return (
      <BarePage>
        <FailureNotice title={pageTexts.offerFailedTitle} onRetry={() => void refetch()} />
      </BarePage>
    );
  return (
    <>
      <SkipLink>{siteTexts.skip}</SkipLink>
      <Masthead name={offer.name} detail={offer.client_name} logo={offer.logo_image} href={offer.href} />
      <PageLayout>
        <h1 className={styles.title}>{landingTexts.terms}</h1>
        <Prose content={offer.prose?.terms_and_conditions ?? []} />
        <p className={styles.below}>
          <Link href={offer.href}>{landingTexts.toOffer}</Link>
        </p>
      </PageLayout>
      <Footer registrar={offer.registrar} contactPerson={offer.contact_person} />
    </>
  );
}
