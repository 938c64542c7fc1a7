import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useGetHoldersQuery } from '#api/holdingsApi.ts';
import { allowsApplying, type Holder } from '#domain/model/holders.ts';
import type { Offer } from '#domain/offer.ts';
import { chosenHolding } from '#domain/offers/chosenHolding.ts';
import { findHoldings, isChoiceGone, listHoldings } from '#domain/offers/holdings.ts';
import { isIssuerActing, type User } from '#domain/session.ts';
import { holdingTexts as texts } from '#domain/texts/holdings.ts';
import { SavedFailed } from '#features/parts/files/SavedFailed.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useSteadyPresses } from '#features/ui/useSteadyPresses.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useLastFailed } from '#store/useLastFailed.ts';
import { HolderSearch } from './HolderSearch.tsx';
import { HoldingChoice, HoldingSearch, HoldingUse } from './HoldingChoice.tsx';
import styles from './landingpage.module.css';
import type { LandingForm } from './useLandingForm.ts';

interface HolderProfileProps {
  form: LandingForm;
  user: User;
  offer: Offer;
  /** Reports if the holdings are still being fetched: an application must not begin before the person could choose one. */
  onLooking: (isLooking: boolean) => void;
}

/**
 * Choice of the holder profile (1-LAND-33, 3-LAND-34): a new holding, or one of those that the signed-in person may apply with. Issuer staff
 * search their issuer's holders instead (1-HOLD-07, 3-HOLD-10).
 */
export function HolderProfile({ form, user, offer, onLooking }: HolderProfileProps) {
  return isIssuerActing(user) ? (
    <HolderSearch form={form} offer={offer} />
  ) : (
    <OwnHoldings form={form} offer={offer} onLooking={onLooking} />
  );
}

/** Holdings of the account. A person without any gets a new one, and is not asked (1-LAND-34). */
function OwnHoldings({ form, offer, onLooking }: Omit<HolderProfileProps, 'user'>) {
  // The arriving holdings push down the button below, which may be pressed at that moment.
  useSteadyPresses();
  const query = useGetHoldersQuery(offer.id, { refetchOnMountOrArgChange: true });
  const { data: holders, isFetching, refetch } = query;
  useEffect(() => {
    onLooking(isFetching);
    return () => onLooking(false);
  }, [isFetching, onLooking]);
  const [term, setTerm] = useState('');
  const isGone = useGoneChoice(form, isFetching ? undefined : holders, offer);
  const notice = useFocusAfterRefusal(isGone);
  const hasFailed = useLastFailed(query);
  if (holders === undefined)
    return (
      <div className={styles.holdings}>
        <p role="status">{isFetching && !hasFailed ? texts.loading : ''}</p>
        <SavedFailed
          hasFailed={hasFailed}
          isFetching={isFetching}
          title={texts.failed}
          words={texts.failedHelp}
          onRetry={refetch}
        />
      </div>
    );
  const holdings = listHoldings(holders);
  const [only, ...others] = holdings;
  const found = findHoldings(holdings, term);
  return (
    <div className={styles.holdings}>
      {isGone && (
        <Notice ref={notice} tabIndex={-1} kind="warn" role="status" title={texts.goneTitle}>
          <p>{texts.goneHelp}</p>
        </Notice>
      )}
      {only && others.length === 0 && <HoldingUse form={form} offer={offer} held={only} isOnly />}
      {others.length > 0 && (
        <>
          <HoldingSearch
            label={texts.search}
            help={texts.searchHelp}
            status={term === '' ? '' : found.length === 0 ? texts.nothingFound : texts.found(found.length)}
            onSearch={setTerm}
          />
          <HoldingChoice form={form} offer={offer} holdings={found} all={holdings} />
        </>
      )}
    </div>
  );
}

/** Returns the ref of what is said about a choice that is gone; it takes the focus of a person whom review has sent here. */
function useFocusAfterRefusal(isGone: boolean): RefObject<HTMLElement | null> {
  const notice = useRef<HTMLElement>(null);
  const isFromReview = useAppSelector(({ wizard }) => wizard.detour === 'landingpage');
  useEffect(() => {
    if (isGone && isFromReview) notice.current?.focus();
  }, [isGone, isFromReview]);
  return notice;
}

/**
 * Removes a choice that the person may not apply with any more, and a profile that needs a holding if they have none (1-LAND-34). Returns
 * true while nothing was chosen in its place.
 */
function useGoneChoice({ values, change }: LandingForm, holders: readonly Holder[] | undefined, offer: Offer): boolean {
  const isGone = holders !== undefined && isChoiceGone(values, holders, offer.security);
  const [wasGone, setGone] = useState(false);
  if (isGone && !wasGone) setGone(true);
  const isNone = holders?.every((holder) => !allowsApplying(holder.user_access)) === true;
  const needsHolding = (values.holdingProfileType ?? 'NEW') !== 'NEW';
  const remove = useEffectEvent(() =>
    change(isNone ? { holdingProfileType: 'NEW' } : { selectedSubregister: null, selectedHolder: null }),
  );
  const isWrong = isGone || (isNone && needsHolding);
  useEffect(() => {
    if (isWrong) remove();
  }, [isWrong]);
  return wasGone && chosenHolding(values) === null;
}
