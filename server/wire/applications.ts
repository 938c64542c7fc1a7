/** Submissions on the wire: what is answered, and the outline of what is sent. */
import type { PaymentDue } from '#domain/money/paymentDue.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import { Type } from 'typebox';
import type { SubmissionReply } from '../applications/submissionReply.ts';
import { exactly, flag, oneOf, oneOfOrNull, orNull, shapeOf, text, textOrNull, whole } from './kinds.ts';

export const status = Type.Unsafe<ApplicationStatus>(
  oneOf('draft', 'pending_approval', 'submitted', 'accepted', 'rejected', 'withdrawn', 'completed'),
);

export const payment = shapeOf<PaymentDue>()('PaymentDue', {
  is_due: flag,
  amount_due: Type.String({ description: 'A decimal string with two decimals' }),
  amount_due_formatted: text,
  currency_code: text,
  code: oneOfOrNull('C', 'D', 'N'),
  are_instructions_sent: flag,
  bpay: orNull(exactly({ biller_code: text, reference: text })),
  eft: orNull(exactly({ account_name: text, bsb: text, account_number: text, reference: text })),
  cheque: orNull(exactly({ payee: text, reference: text })),
});

export const submissionReply = shapeOf<SubmissionReply>()('SubmissionReply', {
  id: whole,
  original_application_id: Type.Optional(
    Type.Integer({ description: 'For staff, who go on to manage it (2-SUB-06): of a new application its own id' }),
  ),
  reference: text,
  status,
  submitted_at: Type.Unsafe<string | null>({ ...textOrNull, description: 'ISO date-time; null for an early lead' }),
  payment: orNull(payment),
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
    exactly({
      mobile_end: Type.String({ description: 'Of a saved draft: how its mobile number ends, which is to be verified' }),
    }),
  ),
  send_application_link: Type.Optional(
    exactly({
      email: Type.String({ description: 'Of a saved draft: a link is on its way to this address, shown in part' }),
    }),
  ),
});

export const submissionOutcome = Type.Union(
  [
    exactly({ outcome: oneOf('arrived'), reply: orNull(submissionReply) }),
    exactly({ outcome: oneOf('in_flight') }),
    exactly({ outcome: oneOf('never_arrived') }),
  ],
  { title: 'SubmissionOutcome' },
);

export const outcomeForm = exactly({ key: Type.String({ description: 'The Idempotency-Key of the submission' }) });

const id = Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.String({ maxLength: 40 }), Type.Null()]));

/**
 * The body as the route sees it, once its one multipart field has been parsed. Only the envelope is judged: of the steps `fromWire` takes
 * known fields of the right kind and leaves out everything else, and the rules in domain/ say what their values must be.
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
