import { useState } from 'react';
import { useGetOffersQuery, type OfferSummary } from '#api/offersApi.ts';
import { groupOffers } from '#domain/offers/offerGroups.ts';
import { draftPageErrors, draftPageTexts as texts } from '#domain/texts/draftPage.ts';
import { landingTexts } from '#domain/texts/landing.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { LazyResendLink } from '#features/parts/draft/lazyResendLink.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { focusField } from '#features/ui/form/focusField.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';

const FIELD_ID = 'dead-link-offer';

/** `Send me my link again` for a person at no offer's page, who chooses the offer first (3-LAND-20). */
export function NewLink() {
  const { currentData: offers, isError, isFetching, refetch } = useGetOffersQuery();
  return (
    <Card title={landingTexts.linkAgain} intro={texts.newLinkIntro}>
      {offers && <OfferAndAddress offers={offers} />}
      {!offers && !isError && <Spinner />}
      {isError && (
        <Notice kind="warn" role="status" title={texts.offersFailed}>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {pageTexts.tryAgain}
          </Button>
        </Notice>
      )}
    </Card>
  );
}

function OfferAndAddress({ offers }: { offers: readonly OfferSummary[] }) {
  const options = groupOffers(offers)
    .flatMap((group) => group.offers)
    .map(({ slug, name }) => ({ value: slug, label: name }));
  const [only] = options.length === 1 ? options : [];
  const [slug, setSlug] = useState(only?.value ?? '');
  const [error, setError] = useState<string>();
  const askForOffer = () => {
    if (slug !== '') return false;
    setError(draftPageErrors.offerMissing);
    focusField(FIELD_ID);
    return true;
  };
  return (
    <>
      <FieldGrid>
        <SelectField
          id={FIELD_ID}
          name="offer"
          label={texts.whichOffer}
          options={options}
          width={9}
          value={slug}
          error={error}
          onChange={(chosen) => {
            setSlug(chosen);
            setError(undefined);
          }}
        />
      </FieldGrid>
      <LazyResendLink slug={slug} isHeldBack={askForOffer} />
    </>
  );
}
