/** Submissions on the wire: the responses, and the outline of the requests. */
import { UNAPPROVED_ENDS, type UnapprovedEnd } from '#domain/application/approvalEnd.ts';
import type { PaymentDue } from '#domain/money/paymentDue.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import { Type } from 'typebox';
import type { SubmissionReply } from '../applications/submissionReply.ts';
import { closedObject, flag, oneOf, nullableOneOf, nullable, shapeOf, text, nullableText, integer } from './kinds.ts';

export const status = Type.Unsafe<ApplicationStatus>(
  oneOf('draft', 'pending_approval', 'submitted', 'accepted', 'rejected', 'withdrawn', 'completed'),
);

export const payment = shapeOf<PaymentDue>()('PaymentDue', {
  is_due: flag,
  amount_due: Type.String({ description: 'A decimal string with two decimals' }),
  amount_due_formatted: text,
  currency_code: text,
  code: nullableOneOf('C', 'D', 'N'),
  are_instructions_sent: flag,
  bpay: nullable(closedObject({ biller_code: text, reference: text })),
  eft: nullable(closedObject({ account_name: text, bsb: text, account_number: text, reference: text })),
  cheque: nullable(closedObject({ payee: text, reference: text })),
});

export const submissionReply = shapeOf<SubmissionReply>()('SubmissionReply', {
  id: integer,
  original_application_id: Type.Optional(
    Type.Integer({ description: 'For staff, who go on to manage it (2-SUB-06): of a new application its own id' }),
  ),
  is_unchanged: Type.Optional(
    Type.Unsafe<true>({
      type: 'boolean',
      enum: [true],
      description: 'Of an edit in which no answer differs: nothing was written',
    }),
  ),
  reference: text,
  status,
  submitted_at: Type.Unsafe<string | null>({ ...nullableText, description: 'ISO date-time; null for an early lead' }),
  payment: nullable(payment),
  record_sha256: Type.Optional(
    Type.String({ description: 'SHA-256 of the record’s canonical JSON; early leads have none' }),
  ),
  approve_until: Type.Optional(
    Type.String({ description: 'Of what waits for its investor: ISO date-time until which they can approve it' }),
  ),
  revision: Type.Optional(
    Type.Integer({ description: 'Of a saved draft: the next save, and lodging, name it in If-Match' }),
  ),
  draft_url: Type.Optional(Type.String({ description: 'Of a saved draft: the address of its page' })),
  verify_mobile: Type.Optional(
    closedObject({
      masked_mobile: Type.String({
        description: 'Of a saved draft: the number that is to be verified, by kind, country and last digits',
      }),
    }),
  ),
  send_application_link: Type.Optional(
    closedObject({
      email: Type.String({ description: 'Of a saved draft: a link is on its way to this address, shown in part' }),
    }),
  ),
});

/** Present state of an application that was submitted; its record says what it was then. */
export const standing = {
  status,
  approve_until: Type.Unsafe<string | null>({
    ...nullableText,
    description: 'ISO date-time until which its investor can approve it; null if it does not wait for that',
  }),
  ended: Type.Unsafe<UnapprovedEnd | null>({
    ...nullableOneOf(...UNAPPROVED_ENDS),
    description: 'How it ended without an approval; null if it did not',
  }),
  received: Type.String({ description: 'Sum of the payments that were received, a decimal string with two decimals' }),
};

const submittedSummary = closedObject(
  {
    application_id: integer,
    reference: text,
    own_reference: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'An adviser’s own name for it, from their sheet; null if no sheet made it',
    }),
    investor_name: Type.String({ description: 'Blank once its details are deleted' }),
    ...standing,
    submitted_at: text,
    offer: closedObject({ slug: text, name: text, time_zone: text, currency: text }),
  },
  'SubmittedSummary',
);

export const applicationList = closedObject({ results: Type.Array(submittedSummary) }, 'ApplicationList');

export const submissionOutcome = Type.Union(
  [
    closedObject({ outcome: oneOf('arrived'), reply: nullable(submissionReply) }),
    closedObject({ outcome: oneOf('in_flight') }),
    closedObject({ outcome: oneOf('never_arrived') }),
  ],
  { title: 'SubmissionOutcome' },
);

export const outcomeForm = closedObject({ key: Type.String({ description: 'The Idempotency-Key of the submission' }) });

const id = Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.String({ maxLength: 40 }), Type.Null()]));

/**
 * Body as the route sees it, once its one multipart field has been parsed. Only the envelope is checked: `fromWire` takes known fields of
 * the right kind from the steps and leaves out everything else, and the rules in domain/ check their values.
 */
export const submissionBody = Type.Object({
  application_data: Type.Object(
    {
      offer: Type.Integer({ minimum: 1, maximum: 2147483647 }),
      action: Type.Optional(
        Type.Unsafe<'splash' | 'save_as_draft' | 'autosave'>({
          enum: ['splash', 'save_as_draft', 'autosave'],
          description:
            'The early lead, a draft, or a draft that saves itself while it is filled in; absent: the application is submitted',
        }),
      ),
      application_id: id,
      splash_application_id: id,
      file_key: Type.Optional(Type.String({ maxLength: 40, description: 'UUID of the file that it is made from' })),
    },
    { maxProperties: 60 },
  ),
});
