import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { IssuerListQuery } from '#api/issuerApi.ts';
import { MOVE_KINDS, type MoveKind } from '#domain/application/moves.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { listAddress, readListQuery, type ListAddress } from '#features/parts/applications/listAddress.ts';

interface ListState {
  query: IssuerListQuery;
  /** Returns where a change of the query leads: to the first page, unless it names another one. */
  addressOf: (change: Partial<IssuerListQuery>) => ListAddress;
  open: (change: Partial<IssuerListQuery>) => void;
  /** Decision that is made on the chosen applications, on a page of its own; null: the list is shown. */
  decision: MoveKind | null;
  decide: (kind: MoveKind) => void;
}

/** Keeps what is listed in the history, so that reload, Back and a link show the same list. */
export function useListQuery(): ListState {
  const kept: unknown = useHistoryState();
  const query = readListQuery(new URLSearchParams(useSearch()), kept);
  const [, navigate] = useLocation();
  const addressOf = (change: Partial<IssuerListQuery>) => listAddress({ ...query, place: '', ...change });
  const open = (change: Partial<IssuerListQuery>) => {
    const { href, state } = addressOf(change);
    navigate(href, { state });
  };
  const decide = (kind: MoveKind) => {
    const { href, state } = listAddress(query);
    navigate(href, { state: { ...state, decision: kind } });
  };
  const named = isRecord(kept) ? kept['decision'] : undefined;
  return { query, addressOf, open, decide, decision: MOVE_KINDS.find((kind) => kind === named) ?? null };
}
