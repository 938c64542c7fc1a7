/** Staff of the issuer edit a received application: its answers, with a record beside the one before. */
import type { RecordFacts } from '#domain/application/record.ts';
import type { Application } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { MOST_CHANGES, MOST_EDITS } from '#domain/application/edit.ts';
import { asEditedStatus, type StatusActor } from '#domain/statuses.ts';
import { editTexts } from '#domain/texts/edit.ts';
import { countEdits } from '../applications/edits.ts';
import { draftGone, staleRevision } from '../applications/revisions.ts';
import type { SubmissionRecord } from '../applications/submissionRecord.ts';
import { findEnteredBy } from '../applications/submitters.ts';
import type { SubmissionReply } from '../applications/submissionReply.ts';
import { Refusal } from '../http/errors.ts';
import type { Command, ContactEmail } from './command.ts';

interface Edit {
  /** Revision that was edited. */
  revision: number;
  offer: Offer;
  application: Application;
  documents: RecordFacts['documents'];
  /** Places of the answers that differ. */
  changed: readonly string[];
  record: SubmissionRecord;
  submittedAt: Date;
  reply: Omit<SubmissionReply, 'payment' | 'record_sha256'>;
}

interface Facts {
  enteredBy: StatusActor;
  /** Number of edits before. */
  edits: number;
}

/**
 * Refuses with 412 if it was changed meanwhile, with 409 above 100 edits. A document that no answer names any more stays with the record that names it (2-ID-24,
 * 3-INLINE-22).
 */
export const edit: Command<Edit, Facts, SubmissionReply, 'decide'> = {
  needs: 'decide',
  isSafeTwice: true,
  readFacts: async (transaction, _deps, { application: { id } }) => ({
    enteredBy: await findEnteredBy(transaction, id),
    edits: await countEdits(transaction, id),
  }),
  decide: ({ application: found, session, input, facts: { enteredBy, edits } }) => {
    const { revision, offer, application, documents, changed, record, submittedAt, reply } = input;
    if (found.revision !== revision) return staleRevision(found);
    if (asEditedStatus(found.status) === null) return draftGone();
    if (edits >= MOST_EDITS) return new Refusal(409, { message: editTexts.full });
    const { sha256 } = record.described;
    const { reference, status } = found;
    return {
      changes: { answers: application },
      event: {
        kind: 'edited',
        actingAs: 'issuer',
        facts: { changed: changed.slice(0, MOST_CHANGES), record: sha256 },
      },
      notify: emailsTo(application, String(revision + 1)),
      ...(session && {
        documents: { owner: session, ids: documents.map((document) => document.id), areAllRequired: true },
      }),
      effects: [
        { kind: 'record', record },
        { kind: 'list', listing: { reference, offer, application, status, submittedAt, enteredBy } },
        { kind: 'dropHandles' },
      ],
      reply: { ...reply, payment: record.facts.payment, record_sha256: sha256 },
    };
  },
};

/** Returns the e-mails about an edit: to the addresses as they are after it, because one that was corrected may be a stranger's. */
function emailsTo({ contact_details: contact = {} }: Application, occasion: string): ContactEmail[] {
  const email = { channel: 'email', occasion } as const;
  return [
    ...(contact.email_address ? [{ ...email, to: 'contact', template: 'edited' } as const] : []),
    ...(contact.adviser_email ? [{ ...email, to: 'adviser', template: 'edited_notice' } as const] : []),
  ];
}
