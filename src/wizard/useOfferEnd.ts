import { useEffect } from 'react';
import { serviceNow } from '#api/serviceClock.ts';
import { isOpenOrOpening } from '#domain/offers/landing.ts';
import { flushTypedInput } from '#features/ui/form/flushTypedInput.ts';
import { subscribeToTime } from '#features/ui/subscribeToTime.ts';
import { offerClosed } from '#store/events.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { selectIsLocked, selectMode } from '#store/selectors/wizardSelectors.ts';

/** Timers accept no more milliseconds than this. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Closes the offer on screen once its closing time has passed by the service's clock. Text being typed is saved first. The service decides
 * about a submission that is under way.
 */
export function useOfferEnd(): void {
  const dispatch = useAppDispatch();
  const offer = useAppSelector(selectOffer);
  const isPreview = useAppSelector((state) => selectMode(state).preview);
  const isLocked = useAppSelector(selectIsLocked);
  const isAwaited = offer !== null && isOpenOrOpening(offer.state) && !isPreview && !isLocked;
  const end = isAwaited ? Date.parse(offer.closes_at ?? '') : NaN;
  useEffect(() => {
    if (Number.isNaN(end)) return undefined;
    const look = () => {
      if (serviceNow() < end) return;
      flushTypedInput();
      dispatch(offerClosed());
    };
    const timer = setTimeout(look, Math.min(Math.max(0, end - serviceNow()) + 1, LONGEST_TIMER));
    const stop = subscribeToTime(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [dispatch, end]);
}
