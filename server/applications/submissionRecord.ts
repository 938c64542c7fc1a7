/** Record of an application that is about to be submitted. */
import type { ApplicationRecord, RecordedEdit, RecordFacts } from '#domain/application/record.ts';
import type { ApplicationStatus, User } from '#domain/session.ts';
import type { StatusActor } from '#domain/statuses.ts';
import { fullName } from '#domain/people/names.ts';
import type { Caller } from '../budgets/caller.ts';
import type { Ids } from '../deps.ts';
import { versionOf } from '../offers/offerVersion.ts';
import type { Recording } from '../records/describing.ts';
import type { NewRecord } from '../records/records.ts';
import { TEXTS_VERSION } from '../records/textsVersion.ts';
import { paymentDue } from './payment.ts';
import type { ApplicationRow } from './repository.ts';
import type { Size } from './work/size.ts';
import { describeApplication } from './work/work.ts';

/** Decisions about a submission before anything is written. */
export interface SubmissionDecisions {
  now: Date;
  status: ApplicationStatus;
  actor: StatusActor;
}

export interface SubmissionRecord extends NewRecord {
  facts: Recording['facts'];
}

/** Parts of a submission that its record describes. */
interface Recorded extends Pick<Recording, 'offer' | 'application'>, Pick<Recording['facts'], 'offerDocuments'> {
  /** Account that submits. */
  user: User | null;
  /** Documents that it names, by id. */
  documents: Recording['facts']['documents'];
  size: Size;
  caller: Caller;
}

interface Lodging {
  submission: Recorded;
  begun: SubmissionDecisions;
  /** Names of the application once it is written. */
  row: Pick<ApplicationRow, 'id' | 'reference' | 'revision'> & { bpayReference: string | null };
  /** Record before the edit of the issuer's staff that is described; left out for a submission. */
  former?: ApplicationRecord;
}

/** Describes the application as its record. @throws Refusal 503 if the application is large and too many large ones wait */
export async function describeSubmission(
  { ids }: { ids: Ids },
  { submission, begun: { now, status, actor }, row: { id, reference, bpayReference, revision }, former }: Lodging,
): Promise<SubmissionRecord> {
  const { user, offer, offerDocuments, application, documents, size, caller } = submission;
  const name = fullName(user?.first_name, user?.last_name) || null;
  const facts = {
    id,
    reference,
    revision,
    status,
    ...(former === undefined
      ? { submittedAt: now.toISOString(), submittedBy: { role: actor, name } }
      : asSubmitted(former, { at: now.toISOString(), by: name })),
    offerDocuments,
    offerVersion: versionOf(offer),
    textsVersion: TEXTS_VERSION,
    payment: paymentDue(offer, application, { reference, bpayReference }),
    documents,
  };
  const digestKey = ids.secret();
  const recording = { offer, application, facts, digestKey };
  const described = await describeApplication(recording, { size, caller: { session: caller.sessionId ?? undefined } });
  return { facts, madeAt: now, digestKey, described };
}

/** Returns the facts of the submission that an edit leaves as they are. */
function asSubmitted(
  { application, terms, declaration }: ApplicationRecord,
  edit: Pick<RecordedEdit, 'at' | 'by'>,
): Pick<RecordFacts, 'submittedAt' | 'submittedBy' | 'edit'> {
  return {
    submittedAt: application.submitted_at,
    submittedBy: application.submitted_by,
    edit: { ...edit, terms, declaration },
  };
}
