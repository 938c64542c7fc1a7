import { useGetDraftsQuery, type DraftSummary } from '#api/resumingApi.ts';
import { useAppSelector } from '../hooks.ts';
import { useLastFailed } from '../useLastFailed.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';

const NONE: DraftSummary[] = [];

export interface SavedDrafts {
  /** Drafts as last fetched; none while no user is signed in. */
  drafts: DraftSummary[];
  /** True until the drafts are known. */
  isLoading: boolean;
  isFetching: boolean;
  /** True if the last request failed; stays true while it is repeated. */
  hasFailed: boolean;
  /** Asks the service again. Returns true if the drafts arrived. */
  refetch: () => Promise<boolean>;
}

/** Returns the saved drafts of the signed-in user's account, requested again wherever they are shown. */
export function useSavedDrafts(): SavedDrafts {
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  const query = useGetDraftsQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true });
  const { data = NONE, isLoading, isFetching } = query;
  const hasFailed = useLastFailed(query);
  return {
    drafts: isSignedIn ? data : NONE,
    isLoading,
    isFetching,
    hasFailed,
    refetch: async () => !(await query.refetch()).isError,
  };
}
