import { useState } from 'react';

/** Time of the first render in milliseconds since 1970, fixed for the life of the component: rules take it as an argument. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
