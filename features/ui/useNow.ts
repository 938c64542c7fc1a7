import { useState } from 'react';
import { serviceNow } from '#api/serviceClock.ts';

/**
 * Returns the service's time at the first render in milliseconds since 1970, fixed for the life of the component: rules take it as an
 * argument.
 */
export function useNow(): number {
  const [now] = useState(serviceNow);
  return now;
}
