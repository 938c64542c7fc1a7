import type { ListedStatus, ListMark, ListOrder } from '#domain/application/issuerList.ts';
import type { StatusActor } from '#domain/statuses.ts';
import { baseApi } from './baseApi.ts';
import type { IssuerList, ListedApplication } from './wire.ts';

export type { IssuerList, ListedApplication };

export interface IssuerListQuery {
  search: string;
  /** Id of an offer; '' for all. */
  offer: string;
  /** '' for every status. */
  status: ListedStatus | '';
  mark: ListMark | '';
  /** Role of the person who entered it; '' for any. */
  entered_by: StatusActor | '';
  /** ISO dates of the first and last day of submission; '' for any. */
  from: string;
  to: string;
  order: ListOrder;
  /** `previous` or `next` of an answer, or `last`; '' for the first page. */
  place: string;
}

/** Calls of the issuer's staff. */
export const issuerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the applications that the user's issuer has received; 404 for a user who acts for none. */
    listIssuerApplications: build.query<IssuerList, IssuerListQuery>({
      query: (asked) => {
        const body = new FormData();
        for (const [name, value] of Object.entries(asked)) if (value !== '') body.append(name, String(value));
        return { url: '/api/issuer/applications/', method: 'POST', body };
      },
      // Lists are read on shared screens too: the cache entry goes with the page.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListIssuerApplicationsQuery } = issuerApi;
