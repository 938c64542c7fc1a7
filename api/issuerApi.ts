import type { ListedStatus, ListMark, ListOrder } from '#domain/application/issuerList.ts';
import type { StatusActor } from '#domain/statuses.ts';
import { baseApi } from './baseApi.ts';
import type { IssuerList, ListedApplication, ManagedApplication } from './wire.ts';

export type { IssuerList, ListedApplication, ManagedApplication };

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

/** Returns the address of a document of an application, to be shown in a frame. */
export function managedDocumentAddress(id: string, document: string): string {
  return `/api/issuer/applications/${encodeURIComponent(id)}/documents/${encodeURIComponent(document)}/`;
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
    /** Everything about an application besides its record; 404 for a user who is none of its issuer's staff. */
    getManagedApplication: build.query<ManagedApplication, string>({
      query: (id) => ({ url: `/api/issuer/applications/${encodeURIComponent(id)}/` }),
      keepUnusedDataFor: 0,
    }),
    /** Adds an internal note. `noteId` is the same for each try of one note, so that it is added once. */
    addNote: build.mutation<void, { id: string; noteId: string; text: string }>({
      query: ({ id, noteId, text }) => {
        const body = new FormData();
        body.append('id', noteId);
        body.append('text', text);
        return { url: `/api/issuer/applications/${encodeURIComponent(id)}/notes/`, method: 'POST', body };
      },
    }),
  }),
});

export const {
  useListIssuerApplicationsQuery,
  useLazyListIssuerApplicationsQuery,
  useGetManagedApplicationQuery,
  useAddNoteMutation,
} = issuerApi;
