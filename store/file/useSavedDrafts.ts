import { useState } from 'react';
import { useGetDraftsQuery, type DraftSummary } from '#api/resumingApi.ts';
import { useAppSelector } from '../hooks.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';

const NONE: DraftSummary[] = [];

export interface SavedDrafts {
  /** As they were fetched last; none while nobody is signed in. */
  drafts: DraftSummary[];
  /** They are not known yet. */
  isLoading: boolean;
  isFetching: boolean;
  /** They did not come when they were asked for last; stays while they are asked for again. */
  hasFailed: boolean;
  /** Asks the service anew; answers whether they came. */
  refetch: () => Promise<boolean>;
}

/** What the account of whoever is signed in has saved, asked for anew wherever it is shown. */
export function useSavedDrafts(): SavedDrafts {
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  const query = useGetDraftsQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true });
  const { data = NONE, isLoading, isFetching, isError } = query;
  const [hasFailed, setFailed] = useState(false);
  // What says so has the focus in it while it is tried again: it goes once they have come.
  if (!isFetching && hasFailed !== isError) setFailed(isError);
  return {
    drafts: isSignedIn ? data : NONE,
    isLoading,
    isFetching,
    hasFailed,
    refetch: async () => !(await query.refetch()).isError,
  };
}
