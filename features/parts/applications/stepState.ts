import type { IssuerList, IssuerListQuery } from '#api/issuerApi.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { listAddress, readListQuery, type ListAddress } from './listAddress.ts';

/** A page of the issuer's list, in the history's entry of an application that was opened from it. */
export interface ListedPage extends ListAddress {
  /** Ids of its applications, in order. */
  ids: number[];
  /** Places of the pages before and after it; null for none. */
  previous: string | null;
  next: string | null;
}

export interface StepState {
  list: ListedPage;
}

/** Returns the state of the entry of an application that is opened from this page of the list. */
export function stepState(query: IssuerListQuery, { results, previous, next }: IssuerList): StepState {
  const ids = results.map(({ application_id: id }) => id);
  return { list: { ...listAddress(query), ids, previous, next } };
}

/** Reads the page of the list that the application was opened from; null for none. */
export function readListedPage(kept: unknown): ListedPage | null {
  const list = isRecord(kept) ? kept['list'] : undefined;
  if (!isRecord(list) || typeof list['href'] !== 'string' || !Array.isArray(list['ids'])) return null;
  const query = queryOf({ href: list['href'], state: list['state'] });
  const place = (name: 'previous' | 'next') => (typeof list[name] === 'string' ? list[name] : null);
  const ids = list['ids'].filter((id) => typeof id === 'number');
  return { ...listAddress(query), ids, previous: place('previous'), next: place('next') };
}

/** Returns the list that an address leads to. */
export function queryOf({ href, state }: { href: string; state: unknown }): IssuerListQuery {
  return readListQuery(new URLSearchParams(href.split('?')[1] ?? ''), state);
}
