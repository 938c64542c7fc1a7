import { useState } from 'react';

/** Returns true if the last request of a query failed. Stays true during a retry, because the failure message holds the focus. */
export function useLastFailed({ isFetching, isError }: { isFetching: boolean; isError: boolean }): boolean {
  const [hasFailed, setFailed] = useState(false);
  if (!isFetching && hasFailed !== isError) setFailed(isError);
  return hasFailed;
}
