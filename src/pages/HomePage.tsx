import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useGetOffersQuery, type OfferSummary } from '#api/offersApi.ts';
import { formatMoney, formatPrice, formatQuantity } from '#domain/money/money.ts';
import { closesIn } from '#domain/offers/closesIn.ts';
import { groupOffers, type OfferGroup } from '#domain/offers/offerGroups.ts';
import { filesTitle } from '#domain/texts/filesTitle.ts';
import { homeTexts, offerGroupTitles } from '#domain/texts/home.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { savedListTexts } from '#domain/texts/savedList.ts';
import { ContinueList } from '#features/parts/files/ContinueList.tsx';
import { OpenFiles } from '#features/parts/files/FilesButton.tsx';
import { shownInsteadText } from '#features/parts/files/rowTexts.ts';
import { SavedFailed } from '#features/parts/files/SavedFailed.tsx';
import { useFilesDrawer } from '#features/parts/files/useFilesDrawer.tsx';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Tag } from '#features/ui/Chip.tsx';
import { OfferMark } from '#features/ui/Masthead.tsx';
import { Money } from '#features/ui/Money.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useNow } from '#features/ui/useNow.ts';
import { closingDayText } from '#src/wizard/closingText.ts';
import { useFileRows } from '#store/file/useFileRows.ts';
import { useWho } from '#store/session/useWho.ts';
import styles from './home.module.css';
import pages from './pages.module.css';

/** Shows the latest started application, all of them in the drawer, and the list of offers, each with a link to its page. */
export function HomePage() {
  const { open, drawer } = useFilesDrawer(false);
  const { rows, saved } = useFileRows();
  const who = useWho();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = homeTexts.offersTitle;
  }, []);
  const retry = async () => {
    const hasCome = await (who.isUnknown ? who.ask() : saved.refetch());
    // The pressed button is gone.
    if (hasCome) title.current?.focus();
    return hasCome;
  };
  return (
    <SitePage isWide action={<OpenFiles onPress={open}>{filesTitle}</OpenFiles>}>
      <h1 ref={title} tabIndex={-1}>
        {homeTexts.offersTitle}
      </h1>
      <p className={pages.intro}>{homeTexts.offersIntro}</p>
      <ContinueList rows={rows} onShowAll={open} />
      <OfferGroups />
      <SavedFailed
        hasFailed={who.isUnknown || saved.hasFailed}
        isFetching={who.isAsking || saved.isFetching}
        title={who.isUnknown ? savedListTexts.unknown : undefined}
        words={who.isUnknown ? savedListTexts.withoutAccount : shownInsteadText(rows)}
        isAtFoot
        onRetry={retry}
      />
      {drawer}
    </SitePage>
  );
}

/** Offers grouped by what can be done with them: apply now, apply soon, no longer apply. */
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
      <OfferTable group={group} />
    </section>
  ));
}

/** The group's offers, a line each; on phones a block each. */
function OfferTable({ group }: { group: OfferGroup<OfferSummary> }) {
  const isClosed = group.name === 'closed';
  const { offer, kind, price, minimum, closes, closed } = homeTexts;
  return (
    <table className={styles.offers} aria-labelledby={`offers-${group.name}`}>
      <thead>
        <tr>
          {[offer, kind, price, minimum, isClosed ? closed : closes].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {group.offers.map((each) => (
          <OfferRow key={each.id} offer={each} />
        ))}
      </tbody>
    </table>
  );
}

/** One offer beside a rule of its own colour; the whole line is the link's target. */
function OfferRow({ offer }: { offer: OfferSummary }) {
  const { security_kind: kind, currency_code: currency, branding_colour: colour, tags } = offer;
  const row = useRef<HTMLTableRowElement>(null);
  // Set through the CSSOM, which the style policy allows; a page that the service has written has it in its own styles.
  useLayoutEffect(() => {
    if (colour) row.current?.style.setProperty('--brand', colour);
  }, [colour]);
  return (
    <tr ref={row} data-offer={offer.id}>
      <th scope="row">
        <span className={styles.offer}>
          <OfferMark name={offer.client_name} logo={offer.logo_image} />
          <span>
            <Link href={offer.href}>{offer.name}</Link>
            <small>{offer.client_name}</small>
            {offer.tagline && <small className={styles.tagline}>{offer.tagline}</small>}
            {tags.length > 0 && (
              <span className={styles.tags}>
                {tags.map((tag) => (
                  <Tag key={tag}>{tag}</Tag>
                ))}
              </span>
            )}
          </span>
        </span>
      </th>
      <td data-label={homeTexts.kind}>{homeTexts.kinds[kind]}</td>
      <td data-label={homeTexts.price}>
        <Money currency={currency} amount={formatPrice(offer.price_per_security, offer.price_precision)} />
      </td>
      <td data-label={homeTexts.minimum}>
        <Minimum offer={offer} />
      </td>
      <td data-label={offer.state === 'closed' ? homeTexts.closed : homeTexts.closes}>
        <Closing offer={offer} />
      </td>
    </tr>
  );
}

function Minimum({ offer }: { offer: OfferSummary }) {
  const { min_value: value, min_securities: count, security_kind: kind, currency_code: currency } = offer;
  if (value === null) return <span>{homeTexts.noMinimum}</span>;
  return (
    <span className={styles.figure}>
      <Money currency={currency} amount={formatMoney(value)} />
      {count !== null && (
        <small>{homeTexts.securities(formatQuantity(count), homeTexts.kinds[kind].toLowerCase())}</small>
      )}
    </span>
  );
}

/** Time left and closing day of an offer; of a closed one the day alone. */
function Closing({ offer }: { offer: OfferSummary }) {
  const now = useNow();
  const left = closesIn(offer.closes_at, now);
  const day = closingDayText(offer);
  if (offer.state === 'closed') return <span>{day ?? homeTexts.closed}</span>;
  if (left === null) return <span>{homeTexts.noDate}</span>;
  return (
    <span className={styles.figure}>
      <span>{homeTexts.left(left)}</span>
      <small>{day}</small>
    </span>
  );
}
