import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { IssuerListQuery } from '#api/issuerApi.ts';
import { LIST_MARKS, LIST_ORDERS, LISTED_STATUSES, LONGEST_SEARCH } from '#domain/application/issuerList.ts';
import { STATUS_ACTORS } from '#domain/data/choices.ts';
import { fromIsoDate, toIsoDate } from '#domain/formats/dates.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { links } from '#domain/texts/shell.ts';

/** Address of a state of the list, and what its entry in the history has besides. */
export interface ListAddress {
  href: string;
  state: Pick<IssuerListQuery, 'search' | 'place'>;
}

interface ListState {
  query: IssuerListQuery;
  /** Returns where a change of the query leads: to the first page, unless it names another one. */
  addressOf: (change: Partial<IssuerListQuery>) => ListAddress;
  open: (change: Partial<IssuerListQuery>) => void;
}

/**
 * Keeps what is listed in the history, so that reload, Back and a link show the same list. The filters stand in the address; the search and
 * the page, which hold names, stand in the entry beside it.
 */
export function useListQuery(): ListState {
  const params = new URLSearchParams(useSearch());
  const kept: unknown = useHistoryState();
  const [, navigate] = useLocation();
  const choice = <Value extends string>(name: keyof IssuerListQuery, values: readonly Value[]): Value | '' =>
    values.find((value) => value === params.get(name)) ?? '';
  const date = (name: 'from' | 'to'): string => toIsoDate(fromIsoDate(params.get(name) ?? '')) ?? '';
  const query: IssuerListQuery = {
    search: textOf(kept, 'search').slice(0, LONGEST_SEARCH),
    offer: /^[1-9]\d{0,8}$/.exec(params.get('offer') ?? '')?.[0] ?? '',
    status: choice('status', LISTED_STATUSES),
    mark: choice('mark', LIST_MARKS),
    entered_by: choice('entered_by', STATUS_ACTORS),
    from: date('from'),
    to: date('to'),
    order: choice('order', LIST_ORDERS) || LIST_ORDERS[0],
    place: textOf(kept, 'place'),
  };
  const addressOf = (change: Partial<IssuerListQuery>): ListAddress => {
    const { search, place, order, ...others } = { ...query, place: '', ...change };
    const shown = { ...others, order: order === LIST_ORDERS[0] ? '' : order };
    const filters = new URLSearchParams(Object.entries(shown).filter(([, value]) => value !== '')).toString();
    return { href: `${links.issuerApplications}${filters && `?${filters}`}`, state: { search, place } };
  };
  const open = (change: Partial<IssuerListQuery>) => {
    const { href, state } = addressOf(change);
    navigate(href, { state });
  };
  return { query, addressOf, open };
}

function textOf(kept: unknown, name: string): string {
  const value = isRecord(kept) ? kept[name] : undefined;
  return typeof value === 'string' ? value : '';
}
