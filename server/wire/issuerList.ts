/** The issuer's list of applications on the wire. */
import { Type } from 'typebox';
import { LIST_MARKS, LIST_ORDERS, LISTED_STATUSES } from '#domain/application/issuerList.ts';
import { PAID_STATES } from '#domain/application/receivedPayments.ts';
import { STATUS_ACTORS } from '#domain/data/choices.ts';
import { DOCUMENT_KINDS } from '#domain/model/documentKinds.ts';
import { closedObject, integer, nullableText, oneOf, text } from './kinds.ts';

const maybe = Type.Optional;

/** Filters, search and order of the list. They are a body, because an address would keep names in logs and histories. */
export const issuerListFileForm = closedObject({
  search: maybe(
    Type.String({ description: 'Beginnings of words, a reference, an e-mail address, or a whole HIN or SRN' }),
  ),
  offer: maybe(Type.String({ description: 'The id of an offer; blank for all' })),
  status: maybe(oneOf(...LISTED_STATUSES)),
  mark: maybe(oneOf(...LIST_MARKS)),
  entered_by: maybe(oneOf(...STATUS_ACTORS)),
  paid: maybe(oneOf(...PAID_STATES)),
  from: maybe(Type.String({ description: 'ISO date of the first day of submission, in the time zone of each offer' })),
  to: maybe(Type.String({ description: 'ISO date of the last day' })),
  order: maybe(oneOf(...LIST_ORDERS)),
});

export const issuerListForm = closedObject({
  ...issuerListFileForm.properties,
  place: maybe(Type.String({ description: '`previous` or `next` of an answer, or `last`; blank for the first page' })),
});

const listed = closedObject(
  {
    application_id: integer,
    reference: text,
    investor_name: text,
    adviser_name: Type.String({ description: 'Blank for none' }),
    amount: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'A decimal string with two decimals; null if none was asked for',
    }),
    currency: text,
    units: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'Number of securities, a decimal string; null if it was not asked for',
    }),
    due: Type.String({ description: 'Payable, a decimal string with two decimals' }),
    received: Type.String({ description: 'Sum of the payments, likewise' }),
    status: oneOf(...LISTED_STATUSES),
    submitted_at: Type.String({ description: 'ISO date-time' }),
    entered_by: oneOf(...STATUS_ACTORS),
    marks: Type.Array(oneOf(...LIST_MARKS)),
    missing: Type.Array(oneOf(...DOCUMENT_KINDS)),
    offer: closedObject({
      id: integer,
      name: text,
      time_zone: text,
      is_archived: Type.Boolean({ description: 'The application is not changed any more' }),
    }),
  },
  'ListedApplication',
);

const place = (which: string) =>
  Type.Unsafe<string | null>({ ...nullableText, description: `The \`place\` of the ${which} page; null for none` });

export const issuerList = closedObject(
  {
    results: Type.Array(listed),
    previous: place('previous'),
    next: place('next'),
    counts: closedObject({
      submitted: integer,
      accepted: integer,
      completed: integer,
      rejected: integer,
      withdrawn: integer,
    }),
    unsent: closedObject({
      drafts: Type.Integer({ description: 'Saved drafts' }),
      entering: Type.Integer({ description: 'Paper forms that staff are entering' }),
      waiting: Type.Integer({ description: 'Applications that wait for their investor’s approval' }),
    }),
    offers: Type.Array(closedObject({ id: integer, name: text })),
  },
  'IssuerList',
);
