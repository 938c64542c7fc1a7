/** Saved drafts on the wire: requests at a draft's address, and responses once the code was right. */
import type { Application } from '#domain/application.ts';
import { UNAPPROVED_ENDS } from '#domain/application/approvalEnd.ts';
import { DECISION_BARS, type DecisionBar } from '#domain/application/decisions.ts';
import { OPEN_STATUSES, type OpenStatus } from '#domain/statuses.ts';
import { Type } from 'typebox';
import { closedObject, oneOf, nullable, text, textList, nullableText, integer, nullableInteger } from './kinds.ts';

const maybe = Type.Optional;

export const DRAFT_ACTIONS = ['send_sms_code', 'sms_login', 'verify_mobile', 'text_link'] as const;

export const draftForm = closedObject({
  action: oneOf(...DRAFT_ACTIONS),
  otp_token: maybe(Type.String({ description: 'Of `sms_login`: six digits' })),
  verification_code: maybe(Type.String({ description: 'Of `verify_mobile`: six digits' })),
});

/** Form of the one button on a page that asks first. */
export const confirmationForm = closedObject({ sure: oneOf('yes') });

export const draftToken = Type.Object({ token: Type.String({ description: 'From the e-mail' }) });

export const draftParams = Type.Object(
  {
    slug: Type.String({ pattern: '^[a-z0-9-]{1,80}$', description: 'As in the offer’s `href`' }),
    id: Type.String({ pattern: '^[0-9a-f-]{36}$', description: 'A UUID, which opens nothing by itself' }),
  },
  { additionalProperties: false },
);

/** Save of the present version. */
export const lastSave = closedObject(
  {
    at: text,
    is_own: Type.Boolean({
      description: 'By the asking session or account, perhaps in another page or on another device',
    }),
    name: Type.Unsafe<string | null>({
      ...nullableText,
      description:
        'Of another account, or of the issuer whose staff changed the mobile number; null for whoever had no account',
    }),
  },
  'LastSave',
);

/**
 * Status of an application that opens by its code: a draft for the applicant, an adviser's application that waits for approval for its
 * investor.
 */
const openStatus = Type.Unsafe<OpenStatus>({
  ...oneOf(...OPEN_STATUSES),
  description: '`pending_approval`: an adviser’s application, opened by its investor to approve it',
});

/** End of the time to approve. */
const approveUntil = Type.Unsafe<string | null>({
  ...nullableText,
  description: 'Until when its investor can approve or decline what waits for approval; null of a draft',
});

export const answers = Type.Unsafe<Application>({
  type: 'object',
  additionalProperties: true,
  description: 'The answers by step; of each number its end',
});

export const numberHandles = Type.Record(Type.String(), Type.String(), {
  description: 'What stands for each number: entity id and field -> handle',
});

/** Draft with masked numbers, and the data that its pages need. */
export const openedDraft = closedObject(
  {
    verified: Type.Unsafe<true>({ type: 'boolean', enum: [true] }),
    application_id: integer,
    reference: text,
    status: openStatus,
    revision: integer,
    application: answers,
    number_handles: numberHandles,
    currency_code: text,
    street_type_options: textList,
    draft_url: text,
    masked_mobile: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'The number of the codes, by kind, country and last digits',
    }),
    saved: nullable(lastSave),
    approve_until: approveUntil,
    is_shared: Type.Boolean({
      description: 'A page of this session said that others use the computer: none of them keeps anything on it',
    }),
  },
  'OpenedDraft',
);

/** Page at a draft's address, before its code was given: no name, and only the end of the number (3-OTP-03). */
export const draftPage = closedObject(
  {
    application_id: integer,
    status: openStatus,
    verified: Type.Boolean({ description: 'The session holds the draft, or it belongs to whoever is signed in' }),
    barred_by: Type.Unsafe<DecisionBar | null>({
      ...nullable(oneOf(...DECISION_BARS)),
      description: 'The caller submitted it, and can neither approve nor decline it; null where they can',
    }),
    link_is_good: Type.Boolean({
      description: 'False where the link by which the session came has ended',
    }),
    masked_mobile: Type.Unsafe<string | null>({
      ...nullableText,
      description:
        'The number of the codes, by kind, country and last digits; null: there is none that a message could go to',
    }),
    approve_until: approveUntil,
    waits_until: Type.Unsafe<string | null>({
      ...nullableText,
      description:
        'Too many wrong codes were given in browsers that the application does not know: this one may try again from then on; null: it may now',
    }),
    deleted: nullable(
      closedObject({
        at: text,
        until: Type.String({ description: 'Up to then the link and a code restore it' }),
      }),
    ),
  },
  'DraftPage',
);

/** Same page once the application ended without an approval. */
export const endedPage = closedObject(
  {
    application_id: integer,
    status: Type.Unsafe<'withdrawn'>(oneOf('withdrawn')),
    ended: oneOf(...UNAPPROVED_ENDS),
    may_empty: Type.Boolean({
      description: 'The caller may have what was entered deleted at once: it was declined, and not emptied yet',
    }),
  },
  'EndedPage',
);

export const anyDraftPage = Type.Union([draftPage, endedPage], { title: 'AnyDraftPage' });

export const PRESENCE_ACTIONS = ['stay', 'take_over', 'let_go', 'leave'] as const;

export const presenceForm = closedObject({
  page: Type.String({ description: 'A UUID that the page has made for itself' }),
  idle: Type.String({ description: 'Seconds since somebody last pressed a key there' }),
  doing: Type.Unsafe<(typeof PRESENCE_ACTIONS)[number]>({
    ...oneOf(...PRESENCE_ACTIONS),
    description: '`take_over`: the other pages are to save what they have and let go. `let_go`: this one has done so',
  }),
});

/** Other pages in which a draft is open. */
export const presence = closedObject(
  {
    revision: Type.Unsafe<number | null>({ ...nullableInteger, description: 'Of what is there now' }),
    is_asked: Type.Boolean({ description: 'Another page asks this one to save what it has and let go' }),
    others: Type.Array(
      closedObject({
        idle: Type.Integer({ description: 'Seconds since somebody last pressed a key there' }),
        has_let_go: Type.Boolean(),
      }),
    ),
  },
  'Presence',
);

export const changeMobileForm = closedObject({
  mobile: Type.String({ description: 'As typed; with its country code, or Australian' }),
});

export const changedMobile = closedObject({ masked_mobile: text }, 'ChangedMobile');

/** Summary of a saved draft, for the account that it belongs to. */
const draftSummary = closedObject(
  {
    application_id: integer,
    reference: text,
    own_reference: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'An adviser’s own name for it, from their sheet; null of one that no sheet made',
    }),
    investor_name: Type.String({ description: 'Whose it is, as far as it says; blank where it names nobody yet' }),
    revision: integer,
    file_key: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'The client’s key of the file it was saved from',
    }),
    saved_at: text,
    draft_url: text,
    offer: closedObject({
      slug: text,
      name: text,
      is_open: Type.Boolean({ description: 'Whether it takes applications at the moment' }),
    }),
  },
  'DraftSummary',
);

export const draftList = closedObject({ results: Type.Array(draftSummary) }, 'DraftList');

/** Response to the deletion of a draft that can still be restored. */
export const deletedForADay = closedObject(
  { until: Type.String({ description: 'Up to then its link and a code restore it' }) },
  'DeletedForADay',
);

export const resendForm = closedObject({ email_address: Type.String({ description: 'Of whoever applies' }) });

/** `{}` for a code that was sent; `{ verified: true }` alone for a mobile that was verified. */
export const draftAnswer = Type.Union(
  [
    openedDraft,
    closedObject({
      verified: Type.Boolean(),
      code_over: maybe(
        Type.Boolean({
          description: 'The newest code was used, or has ended, or has had its five tries: ask for another',
        }),
      ),
    }),
    closedObject({}),
  ],
  { title: 'DraftAnswer' },
);
