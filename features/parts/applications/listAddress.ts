import type { IssuerListQuery } from '#api/issuerApi.ts';
import { LIST_MARKS, LIST_ORDERS, LISTED_STATUSES, LONGEST_SEARCH } from '#domain/application/issuerList.ts';
import { PAID_STATES } from '#domain/application/receivedPayments.ts';
import { STATUS_ACTORS } from '#domain/data/choices.ts';
import { fromIsoDate, toIsoDate } from '#domain/formats/dates.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { links } from '#domain/texts/shell.ts';

/** Address of a state of the issuer's list, and what its entry in the history has besides. */
export interface ListAddress {
  href: string;
  state: Pick<IssuerListQuery, 'search' | 'place'>;
}

/**
 * Returns the address of a list. The filters stand in it; the search and the page, which hold names, stand in the entry of the history
 * beside it.
 */
export function listAddress({ search, place, order, ...others }: IssuerListQuery): ListAddress {
  const shown = { ...others, order: order === LIST_ORDERS[0] ? '' : order };
  const filters = new URLSearchParams(Object.entries(shown).filter(([, value]) => value !== '')).toString();
  return { href: `${links.issuerApplications}${filters && `?${filters}`}`, state: { search, place } };
}

/** Reads the list of an address and of its entry in the history; what is unreadable leaves nothing out. */
export function readListQuery(params: URLSearchParams, kept: unknown): IssuerListQuery {
  const choice = <Value extends string>(name: keyof IssuerListQuery, values: readonly Value[]): Value | '' =>
    values.find((value) => value === params.get(name)) ?? '';
  const date = (name: 'from' | 'to'): string => toIsoDate(fromIsoDate(params.get(name) ?? '')) ?? '';
  return {
    search: textOf(kept, 'search').slice(0, LONGEST_SEARCH),
    offer: /^[1-9]\d{0,8}$/.exec(params.get('offer') ?? '')?.[0] ?? '',
    status: choice('status', LISTED_STATUSES),
    mark: choice('mark', LIST_MARKS),
    entered_by: choice('entered_by', STATUS_ACTORS),
    paid: choice('paid', PAID_STATES),
    from: date('from'),
    to: date('to'),
    order: choice('order', LIST_ORDERS) || LIST_ORDERS[0],
    place: textOf(kept, 'place'),
  };
}

function textOf(kept: unknown, name: string): string {
  const value = isRecord(kept) ? kept[name] : undefined;
  return typeof value === 'string' ? value : '';
}
