import { useEffect } from 'react';
import type { StepName } from '#domain/application.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';

/** Name of the cookie without content, which the service reads (`server/pages/findPage.ts`). */
const INSIDE = 'allot_inside';
/** A draft on a device is worth no more after this time. */
const DAYS_30 = 30 * 24 * 60 * 60;

/**
 * Tells the service that an application of this offer is past the offer's page: it then sends the bare frame, so that a reload never shows
 * the offer's page first. `current` is the step on screen; null while the file is being opened. On a shared computer it ends with the
 * browser.
 */
export function useInsideCookie(current: StepName | null): void {
  const path = useAppSelector((state) => selectOffer(state)?.href);
  const isShared = useAppSelector(({ saveStatus }) => saveStatus.isShared);
  useEffect(() => {
    if (current === null || path === undefined) return;
    const age = current === 'landingpage' ? '; Max-Age=0' : isShared ? '' : `; Max-Age=${DAYS_30}`;
    document.cookie = `${INSIDE}=1; Path=${path}; SameSite=Lax${age}`;
  }, [current, path, isShared]);
}
