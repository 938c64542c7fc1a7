import type { ListedStatus, ListMark, ListOrder } from '#domain/application/issuerList.ts';
import type { MoveDetails, MoveKind } from '#domain/application/moves.ts';
import type { PaidState, ReceivedPayment } from '#domain/application/receivedPayments.ts';
import type { StatusActor } from '#domain/statuses.ts';
import { baseApi } from './baseApi.ts';
import type {
  EditedApplication,
  EntryList,
  IssuerList,
  IssuerRaise,
  ListedApplication,
  ManagedApplication,
  PastedPayments,
} from './wire.ts';

export type {
  EditedApplication,
  EntryList,
  IssuerList,
  IssuerRaise,
  ListedApplication,
  ManagedApplication,
  PastedPayments,
};

/** Paper form that staff are entering. */
export type Entry = EntryList['results'][number];

export interface IssuerListQuery {
  search: string;
  /** Id of an offer; '' for all. */
  offer: string;
  /** '' for every status. */
  status: ListedStatus | '';
  mark: ListMark | '';
  /** Role of the person who entered it; '' for any. */
  entered_by: StatusActor | '';
  /** State of payment; '' for any, and none. */
  paid: PaidState | '';
  /** ISO dates of the first and last day of submission; '' for any. */
  from: string;
  to: string;
  order: ListOrder;
  /** `previous` or `next` of an answer, or `last`; '' for the first page. */
  place: string;
}

interface Move extends MoveDetails {
  id: string;
  moveId: string;
  kind: MoveKind;
  /** Status that the reader has seen. */
  from: ListedStatus;
}

/** Payment that is to be recorded, as the service takes it. */
export interface NewPayment extends ReceivedPayment {
  /** Id of the application. */
  id: string;
  paymentId: string;
  /** Sum of the payments that the reader has seen, a decimal string. */
  seen: string;
}

/** Returns the address of a document of an application, to be shown in a frame. */
export function managedDocumentAddress(id: string, document: string): string {
  return `${managedAddress(id)}documents/${encodeURIComponent(document)}/`;
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

/** Returns the fields of a list; a blank filter leaves nothing out. */
function listForm(asked: Partial<IssuerListQuery>): FormData {
  return formOf(Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')));
}

/** Returns the name that a response gives its file. */
function fileNameOf({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'applications.csv';
}

function managedAddress(id: string): string {
  return `/api/issuer/applications/${encodeURIComponent(id)}/`;
}

/** Calls of the issuer's staff. */
export const issuerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the applications that the user's issuer has received; 404 for a user who acts for none. */
    listIssuerApplications: build.query<IssuerList, IssuerListQuery>({
      query: (asked) => ({
        url: '/api/issuer/applications/',
        method: 'POST',
        body: listForm(asked),
      }),
      providesTags: ['IssuerList'],
      // Lists are read on shared screens too: the cache entry goes with the page.
      keepUnusedDataFor: 0,
    }),
    /** All applications that a list finds, as a file: its name, and a `blob:` address, which the caller revokes. */
    downloadIssuerApplications: build.mutation<{ address: string; name: string }, IssuerListQuery>({
      query: ({ place: _place, ...asked }) => ({
        url: '/api/issuer/applications/file/',
        method: 'POST',
        body: listForm(asked),
        read: async (answer) => ({ address: URL.createObjectURL(await answer.blob()), name: fileNameOf(answer) }),
      }),
    }),
    /** Paper forms that the user's issuer is entering; 404 for a user who acts for none. */
    getEntries: build.query<EntryList, void>({
      query: () => ({ url: '/api/issuer/entries/' }),
      keepUnusedDataFor: 0,
    }),
    /** Everything about an application besides its record; 404 for a user who is none of its issuer's staff. */
    getManagedApplication: build.query<ManagedApplication, string>({
      query: (id) => ({ url: managedAddress(id) }),
      keepUnusedDataFor: 0,
    }),
    /** Adds an internal note. `noteId` is the same for each try of one note, so that it is added once. */
    addNote: build.mutation<void, { id: string; noteId: string; text: string }>({
      query: ({ id, noteId, text }) => ({
        url: `${managedAddress(id)}notes/`,
        method: 'POST',
        body: formOf({ id: noteId, text }),
      }),
    }),
    /** Decides on an application. `moveId` is the same for each try of one move, so that it is made once. */
    moveApplication: build.mutation<void, Move>({
      query: ({ id, moveId, kind, from, reason, allotment }) => ({
        url: `${managedAddress(id)}moves/`,
        method: 'POST',
        body: formOf({
          ...{ id: moveId, kind, from, reason: reason ?? '', allotted_on: allotment?.allottedOn ?? '' },
          ...{ units: allotment?.units ?? '', holder_number: allotment?.holderNumber ?? '' },
        }),
      }),
    }),
    /** Opens an application to edit it; 404 for a user who is none of its issuer's staff, 409 if its status allows no edit. */
    openForEditing: build.mutation<EditedApplication, string | number>({
      query: (id) => ({ url: `${managedAddress(String(id))}edit/`, method: 'POST' }),
    }),
    /** Records a payment. `paymentId` is the same for each try of one payment, so that it is recorded once. */
    recordPayment: build.mutation<void, NewPayment>({
      query: ({ id, paymentId, receivedOn, amount, bankReference, seen }) => ({
        url: `${managedAddress(id)}payments/`,
        method: 'POST',
        body: formOf({ id: paymentId, received_on: receivedOn, amount, bank_reference: bankReference, seen }),
      }),
    }),
    /** Removes a payment that was recorded by mistake. */
    removePayment: build.mutation<void, { id: string; paymentId: string }>({
      query: ({ id, paymentId }) => ({
        url: `${managedAddress(id)}payments/remove/`,
        method: 'POST',
        body: formOf({ id: paymentId }),
      }),
    }),
    /** Judges each line of a pasted list of payments; nothing is recorded. */
    checkPayments: build.mutation<PastedPayments, { list: string; receivedOn: string }>({
      query: ({ list, receivedOn }) => ({
        url: '/api/issuer/payments/check/',
        method: 'POST',
        body: formOf({ list, received_on: receivedOn }),
      }),
    }),
    /** Figures of what an offer has raised; '' for the first offer. 404 for a user who acts for no issuer. */
    getIssuerRaise: build.query<IssuerRaise, string>({
      query: (offer) => ({ url: `/api/issuer/raise/${offer && `?${new URLSearchParams({ offer }).toString()}`}` }),
      keepUnusedDataFor: 0,
    }),
    /** Takes the last decision on an application back. */
    takeMoveBack: build.mutation<void, { id: string; moveId: string }>({
      query: ({ id, moveId }) => ({
        url: `${managedAddress(id)}moves/take-back/`,
        method: 'POST',
        body: formOf({ id: moveId }),
      }),
    }),
  }),
});

export const {
  useListIssuerApplicationsQuery,
  useLazyListIssuerApplicationsQuery,
  useDownloadIssuerApplicationsMutation,
  useGetEntriesQuery,
  useGetManagedApplicationQuery,
  useAddNoteMutation,
  useMoveApplicationMutation,
  useTakeMoveBackMutation,
  useRecordPaymentMutation,
  useRemovePaymentMutation,
  useCheckPaymentsMutation,
  useGetIssuerRaiseQuery,
} = issuerApi;
