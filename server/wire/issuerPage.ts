/** The issuer's page of an application on the wire. */
import { Type } from 'typebox';
import { EMAIL_STATES, HISTORY_KINDS, HISTORY_REASONS, SUBMISSION_EMAILS } from '#domain/application/issuerPage.ts';
import { LISTED_STATUSES, type ListedStatus } from '#domain/application/issuerList.ts';
import { STATUS_ACTORS } from '#domain/data/choices.ts';
import { DOCUMENT_KINDS } from '#domain/model/documentKinds.ts';
import { receivedPayments } from './payments.ts';
import { closedObject, flag, nullable, nullableOneOf, nullableText, oneOf, text, UUID } from './kinds.ts';

const time = Type.String({ description: 'ISO date-time' });

export const managedApplication = closedObject(
  {
    status: oneOf(...LISTED_STATUSES),
    is_archived: Type.Boolean({ description: 'Its offer is archived: it is not changed any more' }),
    last_move: nullable(
      closedObject({
        id: text,
        take_back_until: Type.String({ description: 'ISO date-time until which it can be taken back' }),
        take_back_ms: Type.Integer({ description: 'Milliseconds until then; 0 once it is over' }),
      }),
    ),
    readiness: Type.Array(
      closedObject({
        subject: text,
        items: Type.Array(closedObject({ kind: oneOf(...DOCUMENT_KINDS), is_supplied: flag })),
      }),
      { description: 'The needed documents, by whom they are about' },
    ),
    numbers: Type.Array(closedObject({ step: text, path: text, handle: text }), {
      description: 'Handles of the tax numbers, by their place in the record',
    }),
    notes: Type.Array(closedObject({ id: text, at: time, author: text, text })),
    emails: Type.Array(
      closedObject({
        id: text,
        kind: oneOf(...SUBMISSION_EMAILS),
        state: oneOf(...EMAIL_STATES),
        at: Type.String({ description: 'ISO date-time at which it was sent or, before that, requested' }),
      }),
    ),
    history: Type.Array(
      closedObject({
        id: text,
        at: time,
        kind: oneOf(...HISTORY_KINDS),
        role: oneOf(...STATUS_ACTORS),
        name: Type.Unsafe<string | null>({ ...nullableText, description: 'Null: nobody was signed in' }),
        reason: nullableOneOf(...HISTORY_REASONS),
        status: Type.Unsafe<ListedStatus | null>({
          ...nullableOneOf(...LISTED_STATUSES),
          description: 'Status after a move',
        }),
        questions: Type.Array(text, {
          description: 'Questions whose answers an edit has changed; none of other kinds',
        }),
        payment: nullable(
          closedObject({
            currency: text,
            amount: Type.String({ description: 'A decimal string' }),
            received_on: Type.String({ description: 'ISO date' }),
          }),
        ),
      }),
    ),
    payment: receivedPayments,
    allotment: nullable(
      closedObject({
        allotted_on: Type.String({ description: 'ISO date' }),
        units: Type.String({ description: 'A decimal string' }),
        holder_number: text,
      }),
    ),
    proposed: closedObject({
      units: Type.String({ description: 'Number of securities that was applied for; blank if it was not asked for' }),
      holder_number: Type.String({ description: 'Of the holding that it is for; blank for a new one' }),
    }),
    has_older: Type.Boolean({ description: 'The history has more entries than these' }),
  },
  'ManagedApplication',
);

/** A document of an application. */
export const managedDocumentParams = closedObject({ id: text, document: Type.String({ pattern: UUID }) });

export const noteForm = closedObject({
  id: Type.String({ description: 'A UUID of the client’s, the same for each try of the same note' }),
  text,
});

export const moveForm = closedObject({
  id: Type.String({ description: 'A UUID of the client’s, the same for each try of the same move' }),
  kind: text,
  from: Type.String({ description: 'Status that the client has seen' }),
  reason: Type.String({ description: 'Of a rejection; blank for every other move' }),
  allotted_on: Type.Optional(
    Type.String({
      description: 'Of a completion, an ISO date; blank or left out for every other move, as the next two',
    }),
  ),
  units: Type.Optional(Type.String({ description: 'Number of securities, a decimal string' })),
  holder_number: Type.Optional(Type.String({ description: 'HIN, SRN or other number of the holder, if there is one' })),
});

export const takeBackForm = closedObject({ id: Type.String({ description: 'The id of the move' }) });
