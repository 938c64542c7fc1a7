/** Record of a submission on the wire (docs/record.md). */
import type {
  ApplicationRecord,
  RecordedCountry,
  RecordedDocument,
  RecordedNumber,
  RecordedOfferDocument,
  RecordedSection,
  RecordedStep,
  RecordedWords,
  Submitter,
} from '#domain/application/record.ts';
import { UNAPPROVED_ENDS } from '#domain/application/approvalEnd.ts';
import type { SubmittedFacts } from '#domain/application/submittedFacts.ts';
import type { ApprovalFindings, ContactProof } from '#domain/application/decisions.ts';
import type { Investment } from '#domain/investment.ts';
import { Type } from 'typebox';
import { payment, standing, status } from './applications.ts';
import {
  closedObject,
  flag,
  oneOf,
  nullable,
  shapeOf,
  text,
  nullableText,
  textList,
  integer,
  nullableInteger,
} from './kinds.ts';

const maybe = Type.Optional;

const country = shapeOf<RecordedCountry>()('RecordedCountry', { id: nullableInteger, code: text, name: text });
const number = shapeOf<RecordedNumber>()('RecordedNumber', { mask: text, digest: text });
const words = shapeOf<RecordedWords>()('RecordedWords', { title: text, html: text });
const file = { filename: text, size: integer, sha256: text };
const document = shapeOf<RecordedDocument & { id: string }>()('RecordedDocument', { ...file, id: text });
const offerDocument = shapeOf<RecordedOfferDocument>()('RecordedOfferDocument', {
  filename: text,
  title: text,
  size: nullableInteger,
  sha256: nullableText,
});

const place = { path: text, label: text, note: maybe(text) };
const line = Type.Union([
  closedObject({ kind: oneOf('text', 'date'), value: text, ...place }),
  closedObject({ kind: oneOf('number'), value: nullable(number), ...place }),
  closedObject({
    kind: oneOf('money'),
    value: text,
    currency: text,
    unit: maybe(text),
    is_sum: maybe(Type.Literal(true)),
    ...place,
  }),
  closedObject({ kind: oneOf('country'), value: nullable(country), ...place }),
  closedObject({
    kind: oneOf('address'),
    value: closedObject({ lines: textList, country: nullable(country) }),
    ...place,
  }),
  closedObject({
    kind: oneOf('document'),
    value: closedObject({
      state: text,
      text,
      documents: Type.Array(closedObject({ id: nullableText, filename: text })),
    }),
    ...place,
  }),
  closedObject({ kind: oneOf('status'), value: text, is_done: flag, ...place }),
]);

const section = shapeOf<RecordedSection>()('RecordedSection', {
  id: maybe(text),
  path: text,
  title: maybe(text),
  lines: Type.Array(line),
});

const step = shapeOf<RecordedStep>()('RecordedStep', {
  name: oneOf(
    'landingpage',
    'contact_details',
    'applicant_profile',
    'purchase_amount',
    'investor_details',
    'directors',
    'corporate_trustee',
    'trustees',
    'beneficial_owners',
    'others',
    'tax_details',
    'bank_details',
    'payment_options',
    'review',
  ),
  title: text,
  sections: Type.Array(section),
});

const submitter = shapeOf<Submitter>()('Submitter', {
  role: oneOf('investor', 'adviser', 'issuer'),
  name: nullableText,
});

const facts = shapeOf<SubmittedFacts>()('LodgedFacts', {
  offer: text,
  amount: text,
  measure: text,
  investors: textList,
  holding: Type.Optional(Type.String({ description: 'Holding that it is for; absent: a new one' })),
  adviser: nullableText,
});

const figures = shapeOf<Investment>()('Investment', {
  totalAmount: text,
  totalValue: text,
  numberSecurities: text,
  feeAmount: text,
  payableNow: text,
  payableLater: text,
  dueNow: text,
});

export const applicationRecord = shapeOf<ApplicationRecord>()('ApplicationRecord', {
  format: Type.Literal('allot-record/1'),
  application: closedObject({
    id: integer,
    reference: text,
    revision: integer,
    status,
    submitted_at: text,
    submitted_by: submitter,
    changed: Type.Optional(closedObject({ at: text, by: nullableText }, 'RecordedChange')),
  }),
  offer: closedObject({
    id: integer,
    name: text,
    issuer: text,
    address: text,
    currency: text,
    time_zone: maybe(text),
    version: text,
    documents: Type.Array(offerDocument),
  }),
  texts: text,
  summary: facts,
  figures,
  payment,
  terms: nullable(words),
  steps: Type.Array(step),
  declaration: nullable(words),
  documents: Type.Array(document),
});

/** One of the offer's documents that the record names, if it is served as it was then. Dates are ISO 8601, UTC. */
export const servedDocument = closedObject(
  {
    filename: text,
    sha256: text,
    address: Type.String({ description: 'Where its bytes are read, within this host' }),
    replaced_at: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'Since when the offer has another content under this name',
    }),
    withdrawn_at: Type.Unsafe<string | null>({ ...nullableText, description: 'Since when the offer has it no more' }),
  },
  'ServedDocument',
);

const proof = { email: nullable(flag), mobile: nullable(flag) };
const contactProof = shapeOf<ContactProof>()('ContactProof', proof);

/** Findings for the issuer about an approval, beside the record (1-ADV-07). */
const findings = shapeOf<ApprovalFindings>()('ApprovalFindings', {
  adviser: contactProof,
  investor: contactProof,
  same_device: flag,
  at_once: flag,
});

export const recordAnswer = closedObject(
  {
    sha256: text,
    ...standing,
    allotted: Type.Array(text, {
      description: 'The allotment of a completed application, a line each; none before that',
    }),
    record: applicationRecord,
    offer_documents: Type.Array(servedDocument),
    approval: maybe(findings),
    holder_number: maybe(
      Type.String({ description: 'For the issuer’s staff: the whole HIN or SRN of the holding that it is for' }),
    ),
  },
  'RecordAnswer',
);

/** Refusal for an application whose answers are deleted: the investor who declined it asked for that, or its time is over. */
export const emptied = closedObject(
  { message: text, reference: text, emptied_at: text, ended: nullable(oneOf(...UNAPPROVED_ENDS)) },
  'Emptied',
);

export const recordCheckForm = closedObject({
  sha256: Type.String({ description: 'SHA-256 of a file, in hexadecimal, small letters' }),
});
export const recordCheck = closedObject({ is_known: flag }, 'RecordCheck');

export const readingParams = Type.Object({ id: text, key: text });

export const readingForm = closedObject({
  action: oneOf('send_sms_code', 'sms_login'),
  otp_token: Type.Optional(Type.String({ description: 'Of `sms_login`: six digits' })),
});

export const readingAnswer = closedObject(
  { verified: Type.Optional(flag), code_over: Type.Optional(Type.Literal(true)) },
  'ReadingAnswer',
);
