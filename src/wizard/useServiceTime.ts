import { useEffect } from 'react';
import { clockJump } from '#api/serviceClock.ts';
import { subscribeToTime } from '#features/ui/subscribeToTime.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { fetchUser } from '#store/session/loadUser.ts';

/** Requests the service's time after the device's clock was set or the computer slept: the ticks in between show neither. */
export function useServiceTime(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let isAsking = false;
    return subscribeToTime(() => {
      if (isAsking || clockJump() === 0) return;
      isAsking = true;
      void dispatch(fetchUser()).finally(() => (isAsking = false));
    });
  }, [dispatch]);
}
