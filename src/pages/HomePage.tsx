import { useEffect, useRef, useState, type CSSProperties } from 'react';
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
import { shownInstead } from '#features/parts/files/rowWords.ts';
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
import { dayOf } from '#src/wizard/closingText.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { useFileRows } from '#store/file/useFileRows.ts';
import { loadUser } from '#store/session/loadUser.ts';
import styles from './home.module.css';
import pages from './pages.module.css';

/** What was begun, to be gone on with, the last of it on the page and all of it in the drawer, and the list of offers, each leading to its page. */
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
    // What was pressed is gone.
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
        words={who.isUnknown ? savedListTexts.withoutAccount : shownInstead(rows)}
        isAtFoot
        onRetry={retry}
      />
      {drawer}
    </SitePage>
  );
}

/** Asks who is signed in, on which depends whose applications are listed. */
function useWho(): { isUnknown: boolean; isAsking: boolean; ask: () => Promise<boolean> } {
  const dispatch = useAppDispatch();
  const [isUnknown, setUnknown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    void dispatch(loadUser()).then((isKnown) => setUnknown(!isKnown));
  }, [dispatch]);
  const ask = async () => {
    setAsking(true);
    const isKnown = await dispatch(loadUser());
    setAsking(false);
    setUnknown(!isKnown);
    return isKnown;
  };
  return { isUnknown, isAsking, ask };
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
      <OfferTable group={group} />
    </section>
  ));
}

/** What is on offer, a line each; on phones a block each. */
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
  const { security_kind: kind, currency_code: currency, tags } = offer;
  // Set through the CSSOM, which the style policy allows.
  const colour = (offer.branding_colour ? { '--brand': offer.branding_colour } : {}) as CSSProperties;
  return (
    <tr style={colour}>
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
  if (value === null) return homeTexts.noMinimum;
  return (
    <span className={styles.figure}>
      <Money currency={currency} amount={formatMoney(value)} />
      {count !== null && (
        <small>{homeTexts.securities(formatQuantity(count), homeTexts.kinds[kind].toLowerCase())}</small>
      )}
    </span>
  );
}

/** How long it is open still, and until when; of a closed one the day alone. */
function Closing({ offer: { state, closes_at: closesAt } }: { offer: OfferSummary }) {
  const now = useNow();
  const left = closesIn(closesAt, now);
  if (state === 'closed') return dayOf(closesAt) ?? homeTexts.closed;
  if (left === null) return homeTexts.noDate;
  return (
    <span className={styles.figure}>
      {homeTexts.left(left)}
      <small>{dayOf(closesAt)}</small>
    </span>
  );
}
