import { use, useMemo, useSyncExternalStore } from 'react';
import { serviceNow } from '#api/serviceClock.ts';
import { daysAt, type Days } from '#domain/formats/zones.ts';
import { OfferZone } from './offerZone.ts';
import { subscribeToTime } from './subscribeToTime.ts';

/**
 * Returns the days that rules compare with, by the service's clock: today in the time zone of the offer on screen, and the latest day on
 * earth. The same object until one of them changes, as at midnight.
 */
export function useDays(): Days {
  const zone = use(OfferZone);
  const read = () => Object.values(daysAt(serviceNow(), zone)).join(' ');
  const key = useSyncExternalStore(subscribeToTime, read, read);
  return useMemo(() => {
    const [today = '', latestDay = ''] = key.split(' ');
    return { today, latestDay };
  }, [key]);
}

/** Returns today as ISO `YYYY-MM-DD`, by the service's clock in the time zone of the offer on screen. */
export function useToday(): string {
  return useDays().today;
}
