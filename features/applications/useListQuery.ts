import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { IssuerListQuery } from '#api/issuerApi.ts';
import { listAddress, readListQuery, type ListAddress } from '#features/parts/applications/listAddress.ts';

interface ListState {
  query: IssuerListQuery;
  /** Returns where a change of the query leads: to the first page, unless it names another one. */
  addressOf: (change: Partial<IssuerListQuery>) => ListAddress;
  open: (change: Partial<IssuerListQuery>) => void;
}

/** Keeps what is listed in the history, so that reload, Back and a link show the same list. */
export function useListQuery(): ListState {
  const query = readListQuery(new URLSearchParams(useSearch()), useHistoryState());
  const [, navigate] = useLocation();
  const addressOf = (change: Partial<IssuerListQuery>) => listAddress({ ...query, place: '', ...change });
  const open = (change: Partial<IssuerListQuery>) => {
    const { href, state } = addressOf(change);
    navigate(href, { state });
  };
  return { query, addressOf, open };
}
